import type { DocumentType, VisitProof } from '@rohi/contract/hand-over/counter-rules';
import type { VerdictWords } from '../../stations/texts/stations-texts.ts';
import type { WhyStays } from '../card.ts';
import type { AgainstPass } from '../offline/shown-pass.ts';

/** Words of the counter: who is looked for, the proof, the card, the payment beside it, and giving. */
export type CounterTexts = {
  title: string;
  placeholder: string;
  placeholderParcel: string;
  hint: string;
  keys: { search: string; problem: string; pay: string; give: string };
  ready: VerdictWords;
  found: (count: number) => VerdictWords;
  opened: VerdictWords;
  right: (brought: number, all: number) => string;
  rightLine: (name: string, weight: string) => string;
  brought: VerdictWords;
  nextCell: (cell: string) => string;
  nextNoCell: string;
  nextPay: string;
  nextGive: string;
  given: (count: number) => VerdictWords;
  refusals: Record<
    | 'other'
    | 'elsewhere'
    | 'notHere'
    | 'courier'
    | 'held'
    | 'unpaid'
    | 'evidence'
    | 'given'
    | 'unknown'
    | 'code'
    | 'pass'
    | 'passLimit'
    | 'nobody'
    | 'names'
    | 'failed',
    string
  >;
  kilograms: (weight: string) => string;
  noLine: string;
  /** A pass, a pickup code or another customer while a card is open. */
  endFirst: (code: string) => VerdictWords;
  cardIsOpen: VerdictWords;
  /** Somebody was chosen: what comes next. */
  nextProof: string;
  nextAfterRefusal: string;
  nextAfterPass: string;
  nextOtherWay: string;
  /** What to do with a parcel that nobody is given. */
  putAside: string;
  list: {
    title: string;
    readyCount: (count: number) => string;
    none: string;
    hasMore: string;
    masked: string;
  };
  proof: {
    title: (code: string) => string;
    code: string;
    codeHint: string;
    open: string;
    document: string;
    seen: string;
    other: string;
  };
  documents: Record<DocumentType, string>;
  documentType: string;
  documentEnd: string;
  documentHint: string;
  day: {
    title: string;
    coming: string;
    withoutCell: string;
    waiting: string;
    overdue: string;
    lastHour: string;
    today: string;
    cells: string;
    cellsOf: (taken: number, all: number) => string;
    latest: string;
    empty: string;
    back: string;
  };
  card: {
    proofs: Record<VisitProof, string>;
    self: string;
    delegate: (name: string) => string;
    /** To whoever was named by a pass; `limit`: how many parcels may be given. */
    compare: (name: string, limit: number) => string;
    phone: (phone: string) => string;
    ready: string;
    readyCount: (count: number) => string;
    unlisted: (count: number) => string;
    nothing: string;
    coming: string;
    noComing: string;
    noCell: string;
    cell: string;
    free: (day: string) => string;
    paidDays: (days: number) => string;
    withStorage: string;
    noPrice: string;
    isPaid: string;
    owes: (sum: string) => string;
    isBrought: string;
    scan: string;
    isHeld: string;
    close: string;
    name: string;
    delegateButton: string;
  };
  delegate: { title: string; name: string; hint: string; save: string; remove: string };
  pay: {
    title: string;
    storage: string;
    chosen: (count: number) => string;
    noShift: string;
    openShift: string;
    noRight: string;
    allPaid: string;
    more: string;
  };
  /** A payment was taken; what comes next is said by the card. */
  paid: (receipt: string) => Omit<VerdictWords, 'next'>;
  /** Parcels or sums of the open card were changed at another place. */
  renewed: Omit<VerdictWords, 'next'>;
  give: (count: number) => string;
  /** What is missing before anything is given; `shelf`: what is not brought yet. */
  left: { scan: string; pay: string; scanAndPay: string; shelf: (count: number) => string };
  /** While the counter is offline, and what waits on this device. */
  offline: {
    placeholder: string;
    ready: VerdictWords;
    chosen: VerdictWords;
    stored: (count: number) => VerdictWords;
    paid: VerdictWords;
    again: VerdictWords;
    documentFirst: VerdictWords;
    notOfCustomer: Omit<VerdictWords, 'title'>;
    unknown: VerdictWords;
    stays: Omit<VerdictWords, 'line'>;
    why: Record<WhyStays, string>;
    /** A pickup code was typed. */
    noCode: VerdictWords;
    passes: {
      until: (moment: string) => string;
      /** Until when the list of revoked passes reaches. */
      revokedUntil: (time: string) => string;
      limit: (most: number) => VerdictWords;
      nothingHere: string;
      against: Record<AgainstPass, string>;
      next: string;
    };
    noName: string;
    isGiven: string;
    isPaidHere: string;
    onlyCash: string;
    over: Record<'handOver' | 'shift', string>;
    limits: { title: string; handOver: string; shift: string; of: (taken: string, most: string) => string };
    waiting: {
      title: (count: number) => string;
      since: (time: string) => string;
      give: string;
      cash: string;
      none: string;
    };
    only: string;
    noSnapshot: string;
    notRegistered: { text: string; register: string; pair: string };
  };
};
