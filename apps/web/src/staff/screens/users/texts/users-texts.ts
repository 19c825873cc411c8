import type { Authority } from '@rohi/contract/authorities';
import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the list of accounts. */
export type UsersTexts = ListTexts & {
  columns: Record<'state', string>;
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
    end: string;
    ended: (count: number) => string;
    ask: { title: string; text: string; cancel: string };
  };
  /** Which roles demand one-time codes; `without`: of how many open accounts. */
  demands: { title: string; lead: string; without: (count: number, holders: number) => string };
  /** What each role may do. */
  rights: Record<'open' | 'title' | 'lead' | 'may' | 'yes', string> & { names: Record<Authority, string> };
  /** Where an account is logged in. */
  where: Record<'title' | 'current' | 'unknown', string>;
};
