import type { ClaimWay } from '@rohi/contract/accounts/claiming.contract';

/**
 * One way to prove that somebody holds a phone: `telegram` by a contact that its owner sends, `sms` by a code. An
 * installation without a driver claims by slip alone, and its pages offer nothing else.
 */
export type PhoneProof = {
  readonly way: Exclude<ClaimWay, 'slip'>;
  /**
   * Begins a proof of a number in international form; the answer is the same whether anybody has the number. `id` is
   * what the proof is asked by.
   */
  begin(
    phone: string,
    client: { address: string; userAgent: string },
  ): Promise<{ id: string; expiresAt: Date }>;
  /** The number that was proved; undefined while it is not, or was not in time. */
  proved(id: string, said: string): Promise<string | undefined>;
};

/** By what an account can be claimed here: a slip always. */
export const proofWays = (drivers: readonly PhoneProof[]): ClaimWay[] => [
  'slip',
  ...drivers.map(({ way }) => way),
];
