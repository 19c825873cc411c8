/** Finds customers at a counter. Promises that nobody is shown of whom nothing lies at or comes to the own point, and no whole name or phone before a proof. */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { mostFound, readPhoneEnd } from '@rohi/contract/hand-over/counter-rules';
import type {
  findAtCounter as findCall,
  FoundBy,
  FoundCustomer,
} from '@rohi/contract/hand-over/finding.contract';
import type { Locale } from '@rohi/contract/locales';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { codeOfParcel } from '../../tracking/codes/stickers.service.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import { alreadyGiven, whyNotAtPoint } from '../giving/parcel-refusal.service.ts';
import { findByPhoneEnd, findCounterCustomers, hasParcelsHere } from './counter-look.store.ts';
import { onRecord } from './counter-looks.service.ts';
import { requirePoint, type CounterClerk, type CounterPoint } from './counter-point.service.ts';
import { maskName } from '@rohi/contract/accounts/masked-name';

/** What was entered, as what it is read. */
type Sought = { by: FoundBy; text: string };

/** Throws `handOver.noPoint`, `handOver.nobodyFound`, and for a parcel `handOver.otherPoint` and `handOver.alreadyGiven`. */
export async function findAtCounter(
  context: Context,
  clerk: CounterClerk,
  { text, deviceId }: BodyOf<typeof findCall>,
  locale: Locale,
): Promise<DataOf<typeof findCall>> {
  const point = await requirePoint(context, clerk.principal);
  const sought = readSought(text);
  const look = { deviceId, unitId: point.id, by: sought.by, sought: sought.text };
  return onRecord(context, clerk, look, {
    work: async () => {
      const codes = await codesFor(context, point, sought, locale);
      if (codes.length === 0) throw new AppError('handOver.nobodyFound');
      const customers = await findCounterCustomers(context.db, point.id, codes.slice(0, mostFound));
      const list: FoundCustomer[] = customers.map(({ customerCode, name, ready }) => ({
        ...{ customerCode, ready, nameMasked: maskName(name) },
      }));
      return { by: sought.by, list, hasMore: codes.length > mostFound };
    },
    codesOf: ({ list }) => list.map(({ customerCode }) => customerCode),
  });
}

/** Four digits are the end of a phone, five or six with or without TJ a customer code, all else a parcel. */
function readSought(text: string): Sought {
  const end = readPhoneEnd(text);
  if (end !== undefined) return { by: 'PHONE', text: end };
  const customerCode = readCustomerCode(text);
  return customerCode === undefined ? { by: 'PARCEL', text } : { by: 'CUSTOMER', text: customerCode };
}

async function codesFor(
  context: Context,
  point: CounterPoint,
  { by, text }: Sought,
  locale: Locale,
): Promise<string[]> {
  const { db } = context;
  if (by === 'PHONE') return findByPhoneEnd(db, { unitId: point.id, end: text, most: mostFound + 1 });
  if (by === 'CUSTOMER') return (await hasParcelsHere(db, point.id, text)) ? [text] : [];
  const read = readScannedCode(text);
  const [parcel] = read === undefined ? [] : await findParcelsOfCodes(db, [await codeOfParcel(db, read)]);
  const customerCode = parcel?.facts.customerCode ?? null;
  if (parcel === undefined || customerCode === null) return [];
  const refusal = (await whyNotAtPoint(context, parcel, point.id, locale)) ?? alreadyGiven(parcel);
  if (refusal !== undefined) throw refusal;
  return [customerCode];
}
