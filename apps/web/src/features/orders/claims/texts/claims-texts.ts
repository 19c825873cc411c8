type Notice = { title: string; text: string };

/** Texts of the search for a parcel without an owner, the form of a claim and the list of claims. */
export type ClaimsTexts = {
  title: string;
  lead: string;
  steps: readonly string[];
  search: {
    label: string;
    hint: string;
    button: string;
    /** `when` is "in 59 minutes". */
    wait: (when: string) => string;
    needed: string;
    badCode: string;
  };
  found: {
    claimable: (code: string) => string;
    claimed: Notice;
    yours: Notice;
    openOrder: string;
    track: string;
    none: Notice;
    noneSteps: readonly string[];
    newOrder: string;
  };
  form: {
    title: string;
    marketplace: string;
    marketplaceNeeded: string;
    note: string;
    noteHint: string;
    send: string;
    cancel: string;
    sent: string;
  };
  picture: {
    label: string;
    hint: string;
    choose: string;
    camera: string;
    replace: string;
    preparing: string;
    sending: (percent: number) => string;
    sent: string;
    shown: string;
    needed: string;
    failed: string;
    /** After the page was loaded again: the picture that was chosen is gone. */
    gone: string;
    wrongKind: string;
    again: string;
  };
  own: {
    title: string;
    none: string;
    made: (date: string) => string;
    decided: (date: string) => string;
    shop: string;
    note: string;
    reason: string;
    comment: string;
    waiting: string;
    given: string;
    openOrder: string;
    again: string;
    withdraw: string;
    withdrawn: string;
    withdrawDialog: Notice & { yes: string; no: string };
    showPicture: string;
    pictureOf: (code: string) => string;
    pictureFailed: string;
    more: string;
  };
};
