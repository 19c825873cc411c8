import { parseArgs } from 'node:util';
import {
  addressOf,
  addressText,
  chinaAddressFields,
  sampleCustomerCode,
} from '@rohi/contract/pickup-points/china-address';
import type { StaffUnit } from '@rohi/contract/pickup-points/unit-list.contract';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { errorText, fieldText } from '../messages.ts';
import type { AuditActor } from '../modules/audit/audit.service.ts';
import {
  listWarehouses,
  setWarehouse,
  showWarehouse,
  type WantedWarehouse,
} from '../modules/pickup-points/set-warehouse.service.ts';
import { runCommand } from './command-context.ts';

// npm run warehouse -- set CODE --recipient R --phone P --region R --street S --postcode P
//   Sets the China address that customers give to sellers. A warehouse that is missing is made: --city CODE, and if
//   wanted its names, --name-ru, --name-en, --name-zh, --name-tg.
// npm run warehouse -- hide CODE | show CODE | list
// Exit code 0: done; 1: refused, with each line that is wrong; 2: wrong arguments.

const usage = `Usage: npm run warehouse -- set CODE --recipient "捷运 {customerCode}" --phone 13800000000
         --region "浙江省 金华市 义乌市" --street "银海路88号 3号库 ({customerCode})" --postcode 322000
         [--city CODE [--name-ru N] [--name-en N] [--name-zh N] [--name-tg N]]
       npm run warehouse -- hide CODE | show CODE
       npm run warehouse -- list
Each customer's own code takes the place of {customerCode}.
`;

const actor: AuditActor = { userId: null, name: 'operator' };

type Wanted =
  | { action: 'list' }
  | { action: 'hide' | 'show'; code: string }
  | { action: 'set'; warehouse: WantedWarehouse };

function readArguments(): Wanted | undefined {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        recipient: text,
        phone: text,
        region: text,
        street: text,
        postcode: text,
        city: text,
        'name-ru': text,
        'name-en': text,
        'name-zh': text,
        'name-tg': text,
      },
    });
    const [action, code, ...rest] = positionals;
    if (action === 'list' && code === undefined) return { action };
    if (code === undefined || rest.length > 0) return undefined;
    if (action === 'hide' || action === 'show') return { action, code };
    if (action !== 'set') return undefined;
    const { recipient = '', phone = '', region = '', street = '', postcode = '' } = values;
    const namesByLocale = {
      ru: values['name-ru'],
      en: values['name-en'],
      zh: values['name-zh'],
      tg: values['name-tg'],
    };
    const names = Object.fromEntries(Object.entries(namesByLocale).filter(([, name]) => name !== undefined));
    const address = { recipient, phone, region, street, postcode };
    // Without any line nothing could be refused, and nothing would be set.
    if (Object.values(address).every((line) => line.trim() === '')) return undefined;
    return { action, warehouse: { code, cityCode: values.city, names, address } };
  } catch {
    return undefined;
  }
}

function addressIn(unit: StaffUnit) {
  return {
    recipient: unit.chinaRecipient,
    phone: unit.chinaPhone,
    region: unit.chinaRegion,
    street: unit.chinaStreet,
    postcode: unit.chinaPostcode,
  };
}

/** The state of a warehouse and, where it has an address, what a customer copies. */
function describeWarehouse(unit: StaffUnit): string {
  const head = `${unit.code} (${unit.names.en}, ${unit.city.en})`;
  if (unit.chinaRecipient === '') return `${head}: no address; customers cannot send anything there.`;
  const state = !unit.enabled
    ? 'hidden from customers: the warehouse is out of use'
    : unit.chinaShown
      ? 'shown to customers'
      : 'hidden from customers';
  const lines = addressText(addressOf(addressIn(unit), sampleCustomerCode)).split('\n');
  return [`${head}: ${state}. What ${sampleCustomerCode} sees:`, ...lines.map((line) => `  ${line}`)].join(
    '\n',
  );
}

async function run(context: Context, wanted: Wanted): Promise<string> {
  if (wanted.action === 'set') return describeWarehouse(await setWarehouse(context, actor, wanted.warehouse));
  if (wanted.action !== 'list')
    return describeWarehouse(await showWarehouse(context, actor, wanted.code, wanted.action === 'show'));
  const units = await listWarehouses(context);
  return units.length === 0 ? 'There is no China warehouse yet.' : units.map(describeWarehouse).join('\n');
}

const optionOf: Record<string, string> = {
  ...Object.fromEntries(
    chinaAddressFields.map((field) => [
      `china${field.charAt(0).toUpperCase()}${field.slice(1)}`,
      `--${field}`,
    ]),
  ),
  cityCode: '--city',
  code: 'CODE',
};

function describe({ errorName, params, fields }: AppError): string {
  if (fields.length === 0) return errorText(errorName, 'en', params);
  return fields
    .map(
      ({ field, error, params: values }) => `${optionOf[field] ?? field}: ${fieldText(error, 'en', values)}`,
    )
    .join('\n');
}

const wanted = readArguments();
if (wanted === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand(async (context) => {
    try {
      process.stdout.write(`${await run(context, wanted)}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      process.stderr.write(`${describe(error)}\n`);
      return 1;
    }
  });
}
