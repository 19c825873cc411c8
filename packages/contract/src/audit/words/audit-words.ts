import { differenceNames } from '../../billing/difference-names.ts';
import type { Locale } from '../../locales.ts';
import type { Marks, WeekWords } from '../opening-hours-text.ts';
import { problemAnswerNames, receiptProblemNames } from '../../tracking/problem-words.ts';
import { undoReasonNames } from '../../stations/undo-reasons.ts';
import { roleNames } from '../../accounts/role-names.ts';

/** Kinds of what staff and customers do, for a first look at the record: each action belongs to one. */
export const auditGroups = ['access', 'people', 'money', 'goods', 'lists', 'settings', 'files'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/**
 * Kinds of things that a record speaks of; `subjectType` of an entry.
 * @public
 */
export const auditThings = [
  'account',
  'login',
  'customer',
  'order',
  'parcel',
  'claim',
  'document',
  'code',
  'tariff',
  'rate',
  'channel',
  'product',
  'customer-price',
  'vendor',
  'country',
  'unit',
  'notice',
  'word',
  'dictionary',
  'setting',
  'key',
  'import',
  'audit',
  'station',
  'bag',
  'drawer',
  'shift',
  'trip',
  'transfer',
  'container',
  'inventory',
  'move-in',
  'move-out',
] as const;
export type AuditThing = (typeof auditThings)[number];

/** How the record reads in one language; one module a language, so that a client loads one. */
export type AuditWords = {
  groups: Record<AuditGroup, string>;
  /** Kinds of things, in the plural. */
  things: Record<AuditThing, string>;
  /** Every action by name; the server holds them against its own list. */
  actions: Record<string, string>;
  /** Details by name; fields of lists stand in the dictionary of their list (`field-names/list-fields.ts`). */
  fields: Record<string, string>;
  /** Who is no account, by the name that is recorded. */
  actors: Record<'visitor' | 'system' | 'demo' | 'import', string>;
  /** What stands between a name and its value, between things of a list, and between parts that hold lists. */
  marks: Marks;
  /** Days of the week, short, from Monday on. */
  week: WeekWords;
  /** Values that are words of the program, as people read them. */
  values: Record<string, string>;
};

/** Problems of boxes and what their owners answer by code, to stand among the values. */
export function problemWords(locale: Locale): Record<string, string> {
  const all = Object.entries({ ...receiptProblemNames, ...problemAnswerNames });
  return Object.fromEntries(all.map(([code, names]) => [code, names[locale]]));
}

/** Why scans are taken back, by code, to stand among the values. */
export function undoReasonWords(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(undoReasonNames).map(([code, names]) => [code, names[locale]]));
}

/** Names of the roles by code, to stand among the values. */
/** Why cash was not what was expected, by the words of the program. */
export function differenceWords(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(differenceNames).map(([key, names]) => [key, names[locale]]));
}

export function roleWords(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(roleNames).map(([role, names]) => [role, names[locale]]));
}
