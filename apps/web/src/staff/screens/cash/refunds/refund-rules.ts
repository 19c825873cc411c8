import { readAmountMinor } from '@rohi/contract/pricing/money';

/** What was typed for a line in cents; undefined where it is none, or more than is left. */
export function typedOf(text: string, left: bigint): bigint | undefined {
  const minor = readAmountMinor(text.replaceAll(/\s/g, ''));
  return minor === undefined || minor <= 0n || minor > left ? undefined : minor;
}
