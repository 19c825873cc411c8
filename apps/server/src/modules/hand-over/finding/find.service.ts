/**
 * Searches for customers at the counter. Shows only customers with parcels at, or on the way to, the clerk's point, and
 * no whole name or phone before a proof.
 */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import { normalizePhone } from '@rohi/contract/accounts/login-names';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { mostFound, phoneEndDigits, readPhoneEnd } from '@rohi/contract/hand-over/counter-rules';
import type {
  findAtCounter as findCall,
  FoundBy,
  FoundCustomer,
} from '@rohi/contract/hand-over/finding.contract';
import { inOtherLayout } from '@rohi/contract/lists/keyboard-layout';
import type { Locale } from '@rohi/contract/locales';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findCustomersAsWritten, readCodeShapes } from '../../accounts/codes/customer-codes.service.ts';
import { codeOfParcel } from '../../tracking/codes/stickers.service.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import { alreadyGiven, whyNotAtPoint } from '../giving/parcel-refusal.service.ts';
import { findByPhone, findByPhoneEnd, findCounterCustomers, hasParcelsHere } from './counter-look.store.ts';
import { onRecord } from './counter-looks.service.ts';
import { requirePoint, type CounterClerk, type CounterPoint } from './counter-point.service.ts';
import { isName, type NameLooks } from './name-looks.service.ts';
import { maskName } from '@rohi/contract/accounts/masked-name';

/** What was entered, as what it is read. */
type Sought = { by: FoundBy; text: string; codes?: readonly string[] };

type Asked = { locale: Locale; nameLooks: NameLooks };

/**
 * Throws `handOver.noPoint`, `handOver.nobodyFound`, `handOver.tooManyNames`, and for a parcel `handOver.otherPoint`
 * and `handOver.alreadyGiven`.
 */
export async function findAtCounter(
  context: Context,
  clerk: CounterClerk,
  { text, deviceId }: BodyOf<typeof findCall>,
  { locale, nameLooks }: Asked,
): Promise<DataOf<typeof findCall>> {
  const point = await requirePoint(context, clerk.principal);
  const sought = await readSought(context, text);
  const look = { deviceId, unitId: point.id, by: sought.by, sought: sought.text };
  return onRecord(context, clerk, look, {
    work: async () => {
      const codes = await codesFor(context, clerk, point, { ...sought, locale, nameLooks });
      if (codes.length === 0) throw new AppError('handOver.nobodyFound');
      const customers = await findCounterCustomers(context.db, point.id, codes.slice(0, mostFound));
      const list: FoundCustomer[] = customers.map(({ customerCode, name, ready, isUnclaimed }) => ({
        customerCode,
        ready,
        nameMasked: maskName(name),
        ...(isUnclaimed ? { isUnclaimed } : {}),
      }));
      return { by: sought.by, list, hasMore: codes.length > mostFound };
    },
    codesOf: ({ list }) => list.map(({ customerCode }) => customerCode),
  });
}

/**
 * Four digits are the end of a phone, a code that a customer has or had is that customer, letters without a digit are a
 * name, all else a parcel. Where a code may name several customers the clerk chooses.
 */
async function readSought(context: Context, text: string): Promise<Sought> {
  const phone = readPhoneEnd(text) ?? normalizePhone(text);
  if (phone !== undefined) return { by: 'PHONE', text: phone };
  const { named, unsure } = await findCustomersAsWritten(context.db, [text]);
  const several = unsure.get(text)?.map(({ customerCode }) => customerCode);
  if (several !== undefined) return { by: 'CUSTOMER', text: text.trim(), codes: several };
  const code = named.get(text)?.customerCode ?? readCustomerCode(text, await readCodeShapes(context));
  if (code !== undefined) return { by: 'CUSTOMER', text: code, codes: [code] };
  return isName(text) && !/\d/.test(text) ? { by: 'NAME', text: text.trim() } : { by: 'PARCEL', text };
}

async function codesFor(
  context: Context,
  clerk: CounterClerk,
  point: CounterPoint,
  { by, text, codes = [], locale, nameLooks }: Sought & Asked,
): Promise<string[]> {
  const { db } = context;
  if (by === 'NAME') return nameLooks(context, clerk, point.id, text);
  if (by === 'PHONE') {
    const { length } = text;
    const found =
      length === phoneEndDigits
        ? await findByPhoneEnd(db, { unitId: point.id, end: text, most: mostFound + 1 })
        : await findByPhone(db, { unitId: point.id, phone: text });
    // Bare digits may be the code of a parcel as well.
    return found.length > 0 || length === phoneEndDigits
      ? found
      : customerOfParcel(context, point, text, locale);
  }
  if (by === 'CUSTOMER') {
    const here = await Promise.all(codes.map((code) => hasParcelsHere(db, point.id, code)));
    return codes.filter((_, at) => here[at]);
  }
  return customerOfParcel(context, point, text, locale);
}

/** The owner of a parcel, by its code as it was typed or as the same keys say it in the other layout. */
async function customerOfParcel(
  context: Context,
  point: CounterPoint,
  text: string,
  locale: Locale,
): Promise<string[]> {
  const { db } = context;
  const read = [text, inOtherLayout(text) ?? ''].flatMap((typed) => readScannedCode(typed) ?? []);
  const found = await findParcelsOfCodes(db, await Promise.all(read.map((code) => codeOfParcel(db, code))));
  const [parcel] = found;
  const customerCode = parcel?.facts.customerCode ?? null;
  if (parcel === undefined || customerCode === null) return [];
  const refusal = (await whyNotAtPoint(context, parcel, point.id, locale)) ?? alreadyGiven(parcel);
  if (refusal !== undefined) throw refusal;
  return [customerCode];
}
