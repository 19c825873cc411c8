import type { PageName } from '@rohi/contract/site/pages';

/** Words around a link inside a sentence. */
type AroundLink = { before: string; link: string; after: string };

/** Texts of the screens on which one logs in, registers, resets a password and changes the own data. */
export type AccountTexts = {
  fields: {
    loginName: string;
    username: string;
    usernameHint: string;
    usernameFree: string;
    password: string;
    repeatPassword: string;
    newPassword: string;
    showPassword: string;
    email: string;
    phone: string;
    letterCode: string;
    oneTimeCode: string;
  };
  /** Each field has a prompt asking for it (specification, section 5). */
  prompts: {
    loginName: string;
    username: string;
    password: string;
    repeatPassword: string;
    email: string;
    phone: string;
    letterCode: string;
    codeFirst: string;
    oneTimeCode: string;
    over18: string;
    offer: string;
  };
  wrong: {
    username: string;
    usernameTaken: string;
    email: string;
    phone: string;
    passwordTooShort: (min: number) => string;
    passwordTooLong: (max: number) => string;
    mismatch: string;
  };
  /** On a button that rests after too many tries. */
  wait: (seconds: number) => string;
  letter: {
    send: string;
    /** "Try again in {0} seconds" (specification, section 5). */
    resendIn: (seconds: number) => string;
    resend: string;
    sent: (email: string, minutes: number) => string;
  };
  /** How far a password has come, 1 to 4. */
  strength: { levels: readonly [string, string, string, string]; advice: (length: number) => string };
  login: {
    leadsTo: Partial<Record<PageName, string>>;
    leadsBack: string;
    submit: string;
    forgotten: string;
    newHere: string;
    register: string;
    trackWithout: string;
    oneTimeCode: { lead: string; submit: string; back: string };
    /** A code by letter instead of the wait after too many tries. */
    letter: { offer: string; ask: string; lead: string; sent: string };
  };
  register: {
    lead: string;
    over18: (years: number) => string;
    offer: (date: string) => AroundLink;
    newTab: string;
    submit: string;
    haveAccount: string;
    logIn: string;
    /** Specification, section 8. */
    done: string;
  };
  reset: { lead: string; submit: string; done: string; remembered: string };
  /** The page of the letter to an old e-mail address. */
  undo: {
    lead: string;
    old: string;
    new: string;
    changed: string;
    /** What comes of it, line by line. */
    comes: readonly string[];
    submit: string;
    keep: string;
    until: (when: string) => string;
    over: string;
    overHelp: string;
    contact: string;
    done: (email: string) => string;
    next: string;
    setPassword: string;
  };
  profile: {
    basics: string;
    emailHint: string;
    /** Above the field for the password or the one-time code, beside changed data of the log-in. */
    proofHint: string;
    codeHint: string;
    save: string;
    nothingChanged: string;
    /** Specification, section 8. */
    saved: string;
    letters: { title: string; label: string; text: (email: string) => string; noEmail: string };
    logins: {
      title: string;
      lead: string;
      unknownDevice: string;
      current: string;
      lastSeen: (when: string) => string;
      end: string;
      /** Accessible name of the button. */
      endOf: (device: string) => string;
      /** Ends every login but this one. */
      endOthers: string;
      endedOthers: string;
    };
    oneTimeCodes: {
      title: string;
      off: string;
      on: string;
      start: string;
      begin: string;
      scan: string;
      qr: string;
      secret: string;
      confirm: string;
      stop: string;
      stopLead: string;
      /** Codes for a phone that is lost: their name, what they are for, and that they are written down. */
      recovery: string;
      recoveryLead: string;
      recoverySaved: string;
      /** How many are left, what it means when few are, and the way to new ones. */
      recoveryLeft: (n: number) => string;
      recoveryFew: string;
      renew: string;
      renewLead: string;
      cancel: string;
    };
  };
};
