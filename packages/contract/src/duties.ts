/**
 * What an account may still owe before it may do anything else: a password of its own in the place of the one it was
 * given, or one-time codes that a role of it demands.
 */
export const duties = ['password', 'one-time-codes'] as const;
export type Duty = (typeof duties)[number];
