import type { ErrorName } from '@rohi/contract/errors';
import { mostParcelsOfOrder } from '@rohi/contract/orders/order-rules';
import type { ApiError } from '../../../shared/api/exchange.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import type { FieldProblem } from '../rules/order-fields.ts';
import type { OrdersTexts } from '../texts/ru.ts';

/** What is wrong with a field, in words. */
export function problemText(
  wrong: OrdersTexts['form']['wrong'],
  found: FieldProblem | undefined,
): string | undefined {
  if (found === undefined) return undefined;
  switch (found.problem) {
    case 'tooPrecise':
      return wrong.tooPrecise(found.digits);
    case 'tooLarge':
      return wrong.tooLarge(formatDecimal(String(found.most)));
    case 'code':
      return wrong.code(found.code);
    case 'tooManyCodes':
      return wrong.tooManyCodes(mostParcelsOfOrder);
    default:
      return wrong[found.problem];
  }
}

/** The field that a refusal is about, by its name on the wire. */
const fieldOfError: Partial<Record<ErrorName, string>> = {
  'orders.codeTaken': 'trackingCodes',
  'orders.parcelElsewhere': 'trackingCodes',
  'orders.tooManyNewCodes': 'trackingCodes',
  'orders.goodsNeeded': 'goods',
  'orders.pickupPointNeeded': 'pickupPointId',
};

/** What a failed call says about single fields, in the visitor's language; empty when it is about none. */
export function fieldErrorsOf({ error, msg, fields }: ApiError): Record<string, string> {
  const field = fieldOfError[error as ErrorName];
  if (field !== undefined) return { [field]: msg };
  return Object.fromEntries(fields.map((each) => [each.field.replace(/\[\d+\].*$/, ''), each.msg]));
}
