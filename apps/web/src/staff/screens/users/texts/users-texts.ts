import type { Authority } from '@rohi/contract/authorities';
import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the list of accounts. */
export type UsersTexts = ListTexts & {
  columns: Record<'state' | 'codes', string>;
  codes: Record<'have' | 'lack', string>;
  sections: Record<'who' | 'access' | 'contact', string>;
  /** Beside the fields, by their keys. */
  hints: Record<'username' | 'roles' | 'unit' | 'enabled' | 'password' | 'newPassword', string>;
  form: Record<'noUnit' | 'makePassword', string>;
  open: string;
  shut: string;
  never: string;
  facts: {
    logins: string;
    oneTimeCodes: string;
    /** What is said of who lacks codes that a role demands: from when on, and until when they work all the same. */
    codesFrom: (when: string) => string;
    codesSince: (when: string) => string;
    admittedUntil: (when: string) => string;
    end: string;
    ended: (count: number) => string;
    ask: { title: string; text: string; cancel: string };
    admit: Record<'open' | 'title' | 'text' | 'reason' | 'reasonNeeded' | 'send', string> & {
      done: (until: string) => string;
    };
  };
  /** Which roles demand one-time codes; `without`: of how many open accounts. */
  demands: {
    title: string;
    lead: string;
    without: (count: number, holders: number) => string;
    grace: (days: number) => string;
  };
  /** What each role may do. */
  rights: Record<'open' | 'title' | 'lead' | 'may' | 'yes', string> & { names: Record<Authority, string> };
  /** Where an account is logged in. */
  where: Record<'title' | 'current' | 'unknown', string>;
};
