/** Texts for somebody who is logged in, on any page: menu, cabinet, password dialog, end of the session. */
export type SessionTexts = {
  /** The user menu; the phone's menu has the other two as well. */
  menu: { changePassword: string; logOut: string; tracking: string; help: string };
  cabinet: {
    label: string;
    platform: string;
    orderManagement: string;
    balance: string;
    orderPickupPoint: string;
    /** The same in the row of pages, which has to fit on a phone. */
    point: string;
    profile: string;
  };
  /** How much is unread, after the name of the entry, for who does not see where the number stands. */
  unread: (count: number) => string;
  /** Specification, sections 4 and 8. */
  ended: { title: string; text: string; back: string; ok: string };
  /** Specification, section 5. */
  password: {
    title: string;
    old: string;
    fresh: string;
    repeat: string;
    show: string;
    oldRequired: string;
    freshRequired: string;
    freshTooShort: (min: number) => string;
    repeatRequired: string;
    mismatch: string;
    /** Shown before: the other logins of the account end. */
    othersEnd: string;
    cancel: string;
    save: string;
    changed: string;
    wait: (seconds: number) => string;
  };
};
