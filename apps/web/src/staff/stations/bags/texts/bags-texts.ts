import type { VerdictWords } from '../../texts/stations-texts.ts';
import type { ClosingQuestion } from '../bag-work.ts';

/** Words of the bag station. */
export type BagsTexts = {
  title: string;
  placeholder: string;
  ready: VerdictWords;
  help: VerdictWords;
  own: Record<
    | Exclude<ClosingQuestion, 'FAR_FROM_CONTENTS'>
    | 'IN_HAND'
    | 'NEEDS_LINE'
    | 'TAKE_OUT'
    | 'GO_ON'
    | 'SEALED',
    VerdictWords
  >;
  bag: {
    /** It is being filled. */
    filling: string;
    noDestination: string;
    /** By which it leaves. */
    channel: (name: string) => string;
    noChannel: string;
    parcels: string;
    customers: (count: number) => string;
    level: (level: number) => string;
    contents: string;
    customer: string;
    goods: string;
    weight: string;
    empty: string;
    offline: string;
    waits: string;
    move: string;
    takeOut: string;
    takeOutOf: (code: string) => string;
    sum: string;
    scale: string;
    difference: string;
    unweighed: string;
    seal: string;
    label: string;
    close: string;
    aside: string;
  };
  list: {
    title: string;
    lead: string;
    kind: string;
    destination: string;
    none: string;
    channel: string;
    anyChannel: string;
    newBag: string;
    open: string;
    noneOpen: string;
    closed: string;
    go: string;
    fill: (code: string) => string;
    reopen: string;
    reopenBag: (code: string) => string;
    reason: string;
    reopened: string;
    print: (code: string) => string;
    seal: (seal: string) => string;
    needsLine: string;
  };
};
