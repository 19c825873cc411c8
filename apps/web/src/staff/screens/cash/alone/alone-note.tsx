import { readAmountMinor } from '@rohi/contract/pricing/money';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { typedAmountText } from '../amount-field.tsx';
import { minorOf } from '../sums.ts';
import { useSoleAllowance } from './alone-queries.ts';
import type { SoleAllowance } from './alone-queries.ts';
import { aloneTexts } from '../../screen-words.ts';
import { Box } from '../../../../shared/ui/primitives.tsx';

/**
 * Whether a sum in cents of a dollar will wait for a colleague, and what one may still decide alone, as the service
 * says it.
 */
export function AloneNote({ alone, minor }: { alone: SoleAllowance; minor: bigint }) {
  const words = aloneTexts.read();
  const { left, ofPayment, ofCustomer, ofPerson } = alone;
  const parts = [
    ...(ofPayment === null
      ? []
      : [words.ofPayment(formatMoney(ofPayment.left), formatMoney(ofPayment.limit))]),
    words.ofCustomer(formatMoney(ofCustomer.left), formatMoney(ofCustomer.limit), ofCustomer.days),
    words.ofPerson(formatMoney(ofPerson.left), formatMoney(ofPerson.limit)),
  ];
  return (
    <Box tone="faint" size={13} weight={400}>
      <p role="status">
        {minor > minorOf(left.amount) ? words.waits(formatMoney(left)) : words.alone(formatMoney(left))}
      </p>
      <p>{words.left(parts.join('; '))}</p>
    </Box>
  );
}

/** The same for a customer and a sum as it is typed. */
export function AloneFor({ customerCode, typed }: { customerCode: string; typed: string }) {
  const { data } = useSoleAllowance(customerCode);
  if (data === undefined) return null;
  return <AloneNote alone={data} minor={readAmountMinor(typedAmountText(typed)) ?? 0n} />;
}
