import type { SettingKey } from './settings.ts';

/** Days that hold while nothing is set: reminder of free storage, notice, final notice, and its term. */
export const usualStorageDays = {
  'storage.reminderDays': '3',
  'storage.noticeDays': '30',
  'storage.finalNoticeDays': '60',
  'storage.finalTermDays': '14',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** What holds of second weights at hubs while nothing is set, in per cent. */
export const usualWeighing = {
  'trip.weighedAgainPercent': '5',
  'trip.weightTolerancePercent': '3',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** What holds at counters while nothing is set. */
export const usualAtCounter = {
  'counter.approvalMinutes': '15',
  'counter.decideDays': '5',
  'counter.slipAloneUpTo': '50',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** What holds of compensations while nothing is set. */
export const usualMoneyDays = {
  'compensation.decideDays': '30',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** Dollars in cash that an offline counter takes by default, in a hand-over and in a shift. */
export const usualCounterCash = {
  'counter.cashPerHandOver': '100',
  'counter.cashPerShift': '1500',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** Dollars up to which one person confirms a transfer alone, while nothing is set. */
export const usualTopUpDollars = {
  'topUp.aloneUpTo': '500',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** What one person decides alone while nothing is set, in dollars and days. */
export const usualAlone = {
  'alone.paymentUpTo': '5',
  'alone.customerUpTo': '5',
  'alone.customerDays': '30',
  'alone.dayUpTo': '25',
} as const satisfies { readonly [Key in SettingKey]?: string };

/** Letters of new customer codes while nothing is set. Apart, so that a page which needs them alone loads no more. */
export const usualCodePrefix = 'TJ';

/** Codes of new customers while nothing is set; no number is given by hand only then. */
export const usualCustomerCodes = {
  'customerCode.prefix': usualCodePrefix,
  'customerCode.separator': 'hyphen',
  'customerCode.leastDigits': '5',
  'customerCode.way': 'drawn',
  'customerCode.next': '1',
} as const satisfies { readonly [Key in SettingKey]?: string };
