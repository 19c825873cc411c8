import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Endpoint } from '@rohi/contract/endpoint';
import type { MoveInFile } from '@rohi/contract/imports/move-in-files.contract';
import { shapeKeys } from './access-probes.ts';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import { newMover, type Mover } from './move-ins.ts';
import { newOperator, type ShownImport } from './office-imports.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from './orders.ts';
import { newDevice, scanOf, sendScans, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';
import { typedTerms } from './tariffs.ts';

type Row = Record<string, unknown>;
type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>;

/** Everybody who edits, logged in, over two pickup points. */
export type Editors = {
  service: TestApp;
  admin: Ask;
  customer: Customer;
  points: { khujand: number; kulob: number };
};

/** Something that is edited over the version that was read. */
export type EditedThing = {
  /** Path of the one that is raced for, below `/api`. */
  make: (editors: Editors) => Promise<string>;
  by?: 'customer';
  /** What a form sends when its person, the n-th, has changed one field. */
  edit: (form: Row, n: number) => Row;
  /** The field of the row that shows which edit stands. */
  field: (row: Row) => unknown;
  /** How the row is read where no call gives it alone. */
  read?: (ask: Ask, path: string) => Promise<Row>;
  /** The number that the edit is held against. */
  counter?: 'revision';
};

/** The service with two pickup points, an administrator and a customer. */
export async function openEditors(): Promise<Editors> {
  const { service, points } = await createOrderApp();
  await service.app.ready();
  const { token } = await logIn(service.app, await newAccount(service.context, 'admin'));
  const admin: Ask = (method, path, body) =>
    call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return { service, points, admin, customer: await newCustomer(service) };
}

const texts = (ru: string) => ({ ru, en: ru, zh: ru, tg: ru });
const dataOf = <Data = Row>({ json }: Answer): Data => {
  if (json['code'] !== 0) throw new Error(`refused: ${JSON.stringify(json)}`);
  return json['data'] as Data;
};

/** The first row of a list that stands there from the beginning. */
const first = (list: string, search: string) => async (editors: Editors) => {
  const found = dataOf<{ list: { id: number | string }[] }>(
    await editors.admin('GET', `/staff/${list}?search=${search}`),
  );
  return `/staff/${list}/${found.list[0]?.id}`;
};

const made =
  (list: string, fieldsOf: (editors: Editors) => object | Promise<object>) => async (editors: Editors) => {
    const body = { requestId: randomUUID(), ...(await fieldsOf(editors)) };
    return `/staff/${list}/${String(dataOf(await editors.admin('POST', `/staff/${list}`, body))['id'])}`;
  };

const text = (
  field: string,
  write: (n: number) => string = (n) => `Edit ${n}`,
): Pick<EditedThing, 'edit' | 'field'> => ({
  edit: (form, n) => ({ ...form, [field]: write(n) }),
  field: (row) => row[field],
});
/** The edit of a text in several languages, seen in Russian. */
export const inRussian = (field: string): Pick<EditedThing, 'edit' | 'field'> => ({
  edit: (form, n) => ({ ...form, [field]: { ...(form[field] as object), ru: `Правка ${n}` } }),
  field: (row) => (row[field] as { ru: string }).ru,
});

/** What the form of a call sends of what was read: the fields that its body may have. */
export function formOf({ body }: Endpoint, row: Row): Row {
  const keys = shapeKeys(body);
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));
}

const someColumns = ['orderCode', 'customerCode', 'businessLine', 'status', 'weightKg', 'lengthCm'];
const otherColumns = ['widthCm', 'heightCm', 'countryCode', 'tripCode', 'createdAt', 'receivedAt'];

const box = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '12' };
const oneBox = { ...box, count: 1 };

/** Two customers of another firm with one phone: which they are is asked. */
const twoOfOnePhone = 'Код клиента,ФИО,Телефон\nTPS001,Мадина,927770011\nTPS088,Юсуф,927770011\n';

/** One move-in is open at a time: all edits are of the same. */
const movers = new WeakMap<TestApp, Promise<Mover>>();
function moverOf(service: TestApp): Promise<Mover> {
  const mover = movers.get(service) ?? newMover(service);
  movers.set(service, mover);
  return mover;
}

/** Each call that changes something over a version: a new one has to stand here, else its test fails. */
export const editedThings: Readonly<Record<string, EditedThing>> = {
  'PUT /staff/notices/{id}': {
    make: made('notices', () => ({
      state: 'DRAFT',
      category: 'NEWS',
      slug: 'raced',
      audience: 'PUBLIC',
      businessLine: null,
      pinned: false,
      publishAt: '2026-11-20T09:00:00Z',
      expiresAt: null,
      titles: texts('Кульма'),
      summaries: texts('x'),
      bodies: texts('x'),
    })),
    ...inRussian('titles'),
  },
  'PUT /staff/units/{id}': {
    make: first('units', 'PP-KULOB'),
    ...inRussian('addresses'),
  },
  'PUT /staff/channels/{id}': { make: first('channels', 'CARGO-RAIL'), ...inRussian('routes') },
  'PUT /staff/products/{id}': { make: first('products', 'HEAVY'), ...inRussian('names') },
  'PUT /staff/customer-prices/{id}': {
    make: made('customer-prices', async ({ admin, customer }) => {
      const { list } = dataOf<{ list: { id: number }[] }>(
        await admin('GET', '/staff/products?search=STANDARD'),
      );
      return {
        customerCode: customer.customerCode,
        productId: list[0]?.id,
        discountPct: '90',
        validFrom: '2026-11-01',
        validTo: null,
        enabled: true,
      };
    }),
    ...text('discountPct', (n) => `${n + 1}.50`),
  },
  'PUT /staff/trips/{id}': {
    make: made('trips', () => ({
      channelId: null,
      mode: 'ROAD',
      originId: null,
      destinationId: null,
      plannedDepartureAt: null,
      cutOffAt: null,
      plannedArrivalDay: null,
      stops: [],
      units: [],
      drivers: [],
      capacityKg: null,
      capacityM3: null,
      consignmentNote: null,
      carnet: null,
      customsOffices: [],
      note: null,
    })),
    ...text('note'),
  },
  'PUT /staff/vendors/{id}': { make: first('vendors', 'RAIL'), ...text('note') },
  'PUT /staff/countries/{id}': { make: first('countries', 'TJ'), ...inRussian('names') },
  'PUT /staff/settings/{id}': {
    make: () => Promise.resolve('/staff/settings/messenger.telegram'),
    ...text('value', (n) => `https://t.me/rohi${n}`),
  },
  'PUT /staff/users/{id}': {
    make: made('users', () => ({
      username: 'raced-clerk',
      name: 'Nilufar',
      email: null,
      phone: null,
      locale: 'ru',
      roles: ['support'],
      unit: null,
      enabled: true,
      password: 'seven apricots of Isfara',
    })),
    ...text('name'),
  },
  'PUT /staff/roles/{role}': {
    make: () => Promise.resolve('/staff/roles/cashier'),
    edit: ({ version }, n) => ({ version, oneTimeCodes: n % 2 === 0 }),
    field: (row) => row['oneTimeCodes'],
    read: async (ask, path) => {
      const roles = dataOf<Row[]>(await ask('GET', '/staff/roles'));
      return roles.find(({ role }) => path.endsWith(String(role))) ?? {};
    },
  },
  'PUT /staff/customers/{id}': {
    make: (editors) => first('customers', editors.customer.customerCode)(editors),
    edit: (form) => ({ ...form, businessLine: form['businessLine'] === 'BSC' ? 'FBA' : 'BSC' }),
    field: (row) => row['businessLine'],
  },
  'PUT /staff/words/{consValue}': {
    make: () => Promise.resolve('/staff/words/DTH'),
    ...inRussian('names'),
  },
  'PUT /staff/orders/{code}/boxes': {
    make: async ({ admin, customer, points }) => {
      const { code } = dataOf(
        await admin('POST', '/staff/orders', {
          requestId: randomUUID(),
          customerCode: customer.customerCode,
          pickupPointId: points.khujand,
          goods: 'Шали',
          valueAmount: '1500',
          valueCurrency: 'USD',
          boxes: [box],
        }),
      );
      return `/staff/orders/${String(code)}/boxes`;
    },
    read: async (ask, path) => dataOf(await ask('GET', path.replace(/\/boxes$/, ''))),
    edit: ({ boxes, version }, n) => {
      const [{ trackingCode }] = boxes as [{ trackingCode: string }];
      return { version, boxes: [{ ...box, trackingCode, weightKg: `${n + 20}.000` }] };
    },
    field: ({ boxes }) => (boxes as { weightKg: string }[])[0]?.weightKg,
  },
  'PUT /orders/{code}': {
    by: 'customer',
    make: async ({ customer, points }) => {
      const { code } = await newOrder(customer, points.khujand, { goods: 'Обувь' });
      return `/orders/${code}`;
    },
    edit: ({ version }, n) => ({ version, goods: `Edit ${n}` }),
    field: (row) => row['goods'] ?? (row['declaration'] as Row | undefined)?.['goods'],
  },
  'PUT /orders/{code}/boxes': {
    by: 'customer',
    make: async ({ service, customer, points }) => {
      const { username } = customer.account;
      const opened = (line: BusinessLine) =>
        service.context.sql`update user_account set business_line = ${line} where username = ${username}`;
      await opened('FBA');
      const order = { requestId: randomUUID(), pickupPointId: points.khujand, goods: 'Плитка' };
      const value = { valueAmount: '1500', valueCurrency: 'USD' };
      const answer = await customer.ask('POST', '/orders/cargo', { ...order, ...value, boxes: [oneBox] });
      // Whatever else this customer does is done in the line of parcels.
      await opened('BSC');
      return `/orders/${String(dataOf(answer)['code'])}/boxes`;
    },
    read: async (ask, path) => dataOf(await ask('GET', path.replace(/\/boxes$/, ''))),
    edit: ({ version }, n) => ({ version, boxes: [{ ...oneBox, weightKg: String(20 + n) }] }),
    field: (row) => {
      const { boxes } = ('boxes' in row ? row : row['cargo']) as { boxes: { weightKg: string }[] };
      return boxes.map(({ weightKg }) => Number(weightKg));
    },
  },
  'PUT /recipients/{id}': {
    by: 'customer',
    make: async ({ customer }) => {
      const body = { requestId: randomUUID(), name: 'Madina', phone: '+992927001177' };
      return `/recipients/${String(dataOf(await customer.ask('POST', '/recipients', body))['id'])}`;
    },
    read: async (ask, path) => {
      const book = dataOf<{ id: string }[]>(await ask('GET', '/recipients'));
      return book.find(({ id }) => path.endsWith(id)) as Row;
    },
    edit: ({ version, phone }, n) => ({ version, phone, name: `Edit ${n}` }),
    field: (row) => row['name'],
  },
  'PUT /staff/imports/{id}/columns': {
    make: async ({ service }) => {
      const { id } = await (await newOperator(service)).send('Shelf,Number,Kilo\nA1,YT8800000000011,1.5\n');
      return `/staff/imports/${id}/columns`;
    },
    read: async (ask, path) => {
      const { row, tables } = dataOf<ShownImport>(await ask('GET', path.replace(/columns$/, 'report')));
      const named = tables.map(({ kind, columns }) => ({
        kind,
        columns: columns.flatMap(({ index, column }) => (column === null ? [] : [{ index, column }])),
      }));
      return { version: row.version, tables: named };
    },
    edit: ({ version }, n) => ({
      version,
      tables: [
        {
          kind: 'parcels',
          columns: [
            { index: 0, column: someColumns[n % 6] },
            { index: 1, column: 'trackingCode' },
            { index: 2, column: otherColumns[Math.floor(n / 6)] },
          ],
        },
      ],
    }),
    field: ({ tables }) => tables,
  },
  'PUT /staff/move-in/{id}/choices': {
    make: async ({ service }) => `/staff/move-in/${(await moverOf(service)).id}/choices`,
    read: async (ask) => dataOf<{ moveIn: Row }>(await ask('GET', '/staff/move-in')).moveIn,
    edit: ({ version, choices }, n) => ({ version, choices: { ...(choices as object), graceDays: n } }),
    field: ({ choices }) => (choices as { graceDays: number }).graceDays,
  },
  'PUT /staff/move-in/files/{id}/columns': {
    make: async ({ service }) => {
      const { id } = await (await moverOf(service)).checked(twoOfOnePhone);
      return `/staff/move-in/files/${id}/columns`;
    },
    read: async (ask, path) => {
      const { version, sheets } = dataOf<MoveInFile>(await ask('GET', path.replace('/columns', '')));
      return {
        version,
        sheets: sheets.map(({ kind, columns }) => ({
          kind,
          columns: columns.map(({ index, column }) => ({ index, column })),
        })),
      };
    },
    edit: ({ version }, n) => ({
      version,
      sheets: [
        {
          kind: 'customers',
          columns: [
            { index: 0, column: 'customerCode' },
            { index: 1, column: 'name' },
            { index: 2, column: ['phone', 'city', 'language'][n % 3] },
          ],
        },
      ],
    }),
    field: ({ sheets }) => sheets,
  },
  'PUT /staff/move-in/files/{id}/answers': {
    make: async ({ service }) => {
      const { id } = await (await moverOf(service)).checked(twoOfOnePhone);
      return `/staff/move-in/files/${id}/answers`;
    },
    read: async (ask, path) => {
      const { version, questions } = dataOf<MoveInFile>(await ask('GET', path.replace('/answers', '')));
      const [question] = questions;
      return { version, answers: [{ about: question?.about, say: question?.said }] };
    },
    edit: ({ version }, n) => ({
      version,
      answers: [{ about: 'doublePhone', say: n % 2 === 0 ? 'same' : 'family' }],
    }),
    field: ({ answers }) => answers,
  },
  'PUT /pool/{code}/clues': {
    make: async ({ service }) => {
      const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
      const scan = scanOf(service, 'SF1409999999999', { isSure: true, weightG: 8_300 });
      await sendScans(clerk, await newDevice(service), [scan]);
      return `/pool/${scan.code}/clues`;
    },
    read: async (ask, path) => {
      const { version, clues } = dataOf<{ version: number; clues: Row }>(
        await ask('GET', path.replace(/\/clues$/, '')),
      );
      return { version, ...clues };
    },
    ...text('name'),
  },
  'PUT /price/versions/{id}': {
    counter: 'revision',
    make: async ({ admin }) => {
      const body = { requestId: randomUUID(), channelCode: 'PARCEL' };
      return `/price/versions/${String(dataOf(await admin('POST', '/price/drafts', body))['id'])}`;
    },
    edit: ({ revision }, n) => ({
      revision,
      effectiveFrom: '2026-11-30',
      terms: typedTerms('PARCEL', `3.${String(n + 10)}`),
    }),
    field: ({ terms }) => (terms as { rules: { unitPrice: string }[] }).rules[0]?.unitPrice,
  },
};
