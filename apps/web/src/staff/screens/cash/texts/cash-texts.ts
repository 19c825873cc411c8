import type { payOutReasons } from '@rohi/contract/billing/cash';

type Reason<List extends readonly string[]> = Record<List[number], string>;

/** Words of the cash screen: own shift, all shifts, transfers that wait. */
export type CashTexts = {
  title: string;
  views: {
    label: string;
    own: string;
    refunds: string;
    corrections: string;
    compensations: string;
    shifts: string;
    topUps: string;
  };
  currencies: { TJS: string; USD: string };
  count: {
    note: string;
    pieces: string;
    sum: string;
    coins: string;
    total: string;
    enter: string;
    zeros: string;
    unreadable: string;
    piecesOf: (note: string) => string;
    progress: (currency: string, done: number, all: number) => string;
  };
  open: {
    title: string;
    steps: readonly [string, string, string];
    drawer: string;
    /** The own purse of a courier, and that of somebody. */
    purse: string;
    purseOf: (name: string) => string;
    purseLead: string;
    choose: string;
    choosePoint: string;
    free: string;
    taken: (clerk: string, moment: string) => string;
    none: string;
    noneAdd: string;
    lead: string;
    button: (sum: string) => string;
    waits: string;
    done: string;
    add: string;
    addPoint: string;
    addName: string;
    addHint: string;
    added: string;
    cancel: string;
  };
  /** A drawer of a counter that is changed. */
  drawer: {
    change: string;
    changeOf: (name: string) => string;
    nameHint: string;
    save: string;
    renamed: string;
    retire: string;
    retireHint: string;
    retired: string;
    /** Those that take no shift any more. */
    gone: (count: number) => string;
    goneSince: (day: string) => string;
    bringBack: string;
    back: string;
  };
  work: {
    title: string;
    since: (drawer: string, moment: string) => string;
    float: string;
    left: string;
    found: string;
    same: string;
    less: (sum: string) => string;
    more: (sum: string) => string;
    bothStay: string;
    first: string;
    payOut: string;
    collect: string;
    close: string;
    amount: string;
    currency: string;
    wholeDollars: string;
    reason: string;
    reasons: Reason<typeof payOutReasons>;
    voucher: string;
    note: string;
    bag: string;
    takenBy: string;
    give: string;
    paidOut: (sum: string) => string;
    collected: (sum: string) => string;
  };
  close: {
    title: string;
    steps: readonly [string, string, string];
    blindTitle: string;
    /** Of acts of the counter that have not been sent. */
    waiting: (count: number) => string;
    blind: string;
    card: string;
    terminal: string;
    show: string;
    waits: string;
    back: string;
    counted: (moment: string) => string;
    countedTimes: (times: number) => string;
    cash: (currency: string) => string;
    lines: Record<string, (count: number) => string>;
    otherLine: (count: number) => string;
    expected: string;
    found: string;
    missing: string;
    surplus: string;
    agrees: string;
    byReceipts: (count: number) => string;
    byTerminal: string;
    cardDiffers: (sum: string) => string;
    why: string;
    note: string;
    limit: (sum: string, dollars: string) => string;
    needsSecond: string;
    button: string;
    again: string;
    done: string;
    sent: string;
  };
  waiting: { title: string; text: string; refresh: string };
  report: {
    title: string;
    state: Record<'OPEN' | 'COUNTED' | 'WAITING' | 'CLOSED', string>;
    clerk: string;
    drawer: string;
    day: string;
    opened: string;
    closed: string;
    confirmedBy: string;
    reason: string;
    note: string;
    signature: string;
    print: string;
    next: string;
    notCounted: string;
    late: string;
    lateNote: string;
    takenAt: (moment: string) => string;
    cameAt: (moment: string) => string;
  };
  shifts: {
    title: string;
    empty: string;
    difference: string;
    late: (count: number) => string;
    state: string;
    confirm: string;
    confirmed: string;
    own: string;
    count: (count: number) => string;
    previous: string;
    following: string;
  };
  topUps: {
    title: string;
    lead: string;
    empty: string;
    customer: string;
    reference: string;
    asked: string;
    ends: string;
    announced: string;
    received: string;
    receivedHint: string;
    confirm: string;
    confirmed: (code: string, sum: string) => string;
    /** Somebody has seen money that a second person has to confirm. */
    seen: (who: string, sum: string) => string;
    seenByYou: (sum: string) => string;
    /** On what whoever has seen the money first may still do: say another sum. */
    correct: string;
    aloneUpTo: (sum: string) => string;
    needsSecond: string;
    refuse: string;
    refuseTitle: string;
    reason: string;
    reasonHint: string;
    refused: string;
    cancel: string;
    compare: string;
  };
};
