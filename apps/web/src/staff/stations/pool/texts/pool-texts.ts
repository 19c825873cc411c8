import type { ClaimState } from '@rohi/contract/orders/claim-rules';

/** What can be read of a parcel, by the name of its field. */
export type ClueField = 'code' | 'customerCode' | 'name' | 'phone' | 'goods' | 'seller';

/** How far the code of the label agrees with a declared one. */
export type CodeAgreement = { same: number; alike: number; lost: number; other: number };

export type PoolTexts = {
  title: string;
  list: {
    title: string;
    count: (count: number) => string;
    noCode: string;
    claims: (count: number) => string;
    more: string;
    bound: string;
    boundTo: (customerCode: string) => string;
  };
  empty: { title: string; text: string; toReceiving: string };
  back: string;
  notThere: { text: string };
  parcel: {
    nobodys: string;
    bound: string;
    noPhoto: string;
    photo: (place: number, count: number) => string;
    weight: string;
    sides: string;
    cell: string;
    received: string;
    warehouse: string;
    none: string;
    kg: string;
    cm: string;
  };
  clues: {
    title: string;
    edit: string;
    save: string;
    cancel: string;
    saved: string;
    nothing: string;
    hint: string;
    fields: Record<ClueField, string>;
    examples: Record<ClueField, string>;
    /** Another has written meanwhile: what that one wrote is shown. */
    changed: string;
  };
  neighbours: { title: string; own: string; none: string; nobodys: string };
  claims: { title: string; states: Record<ClaimState, string> };
  candidates: {
    title: string;
    compared: (count: string) => string;
    none: string;
    noneHint: string;
    score: (score: number) => string;
    order: string;
    label: string;
    declared: string;
    bind: (customerCode: string) => string;
    notSure: string;
    footer: string;
    noClaims: string;
    openClaims: (count: number) => string;
    leave: string;
    against: string;
    reasons: {
      code: (agreement: CodeAgreement) => string;
      customer: (read: string, isFor: boolean) => string;
      name: (read: string, isFor: boolean) => string;
      phone: (read: string, isFor: boolean) => string;
      goods: (read: string, declared: string, isFor: boolean) => string;
      weight: (read: string, declared: string) => string;
      seller: (read: string) => string;
      beside: (count: string) => string;
    };
  };
  binding: {
    done: (customerCode: string) => string;
    text: (customerCode: string, code: string) => string;
    who: (name: string, at: string) => string;
    next: string;
    undo: string;
    undone: string;
    ask: { title: string; text: (customerCode: string) => string; yes: string; no: string };
  };
};
