import { randomUUID } from 'node:crypto';
import type { Session as SessionAnswer } from '@rohi/contract/accounts/accounts.contract';
import { roles, type Role } from '@rohi/contract/roles';
import { readOwnPulse } from '../src/modules/pulse/pulse.service.ts';
import type { Context } from '../src/context.ts';
import { findSession, openLogin } from '../src/modules/accounts/log-in/sessions.service.ts';
import { uploadFile } from '../src/modules/imports/declarations/declaration-files.service.ts';
import { createOrder } from '../src/modules/orders/orders/orders.service.ts';
import { addToBook } from '../src/modules/orders/recipients/recipients.service.ts';
import { inTransaction } from '../src/platform/database.ts';
import type { UserPrincipal } from '../src/principal.ts';
import { principalOf } from '../src/session.ts';
import { newAccount, type TestAccount } from './accounts.ts';
import { builders } from './build.ts';

/** Somebody with an account, and what of theirs no one else may see. */
export type Person = { account: TestAccount; role: Role; loginId: string; marks: readonly string[] };

/** One person of each role, and two that none of them may reach: another customer, and a clerk of another unit. */
export type AccessFixture = {
  byRole: Readonly<Record<Role, Person>>;
  otherCustomer: Person;
  otherClerk: Person;
  /** An order of the other customer, and the id of the request that made it. */
  otherOrder: { code: string; requestId: string };
  /** A parcel that is on its way for the other customer. */
  otherParcel: string;
  /** A photo of it. */
  otherPhoto: string;
  /** A parcel without an owner. */
  ownerlessParcel: string;
  /** An entry of the other customer's book of recipients, and a file of declarations. */
  otherRecipient: string;
  otherFile: string;
};

const client = { address: '10.20.30.40', userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' };

/** Logs a person in without the work of a password: what the matrix asks begins after the log-in. */
export async function enter(context: Context, { id, username }: TestAccount): Promise<SessionAnswer> {
  const user = { id, name: username, username, locale: 'en' } as const;
  return inTransaction(context.db, (tx) => openLogin(tx, user, client, 'password', context.clock.now()));
}

async function principalFor(context: Context, account: TestAccount): Promise<UserPrincipal> {
  const session = await findSession(context, (await enter(context, account)).token);
  if (session === undefined || 'over' in session) throw new Error('nobody is logged in');
  return principalOf(session);
}

/** A draft of a customer's with goods and a parcel. */
export async function addOrder(context: Context, { account }: Person, goods: string) {
  const principal = await principalFor(context, account);
  const requestId = randomUUID();
  const { order, parcels } = await createOrder(context, principal, { requestId, goods });
  return {
    code: order.code,
    requestId,
    marks: [order.code, ...parcels.map((parcel) => parcel.trackingCode)],
  };
}

/** An entry of a customer's book; returns its id. */
export async function addRecipient(
  context: Context,
  { account }: Person,
  person: { name: string; phone: string },
): Promise<string> {
  const principal = await principalFor(context, account);
  return (await addToBook(context, principal, { requestId: randomUUID(), ...person }, 'en')).id;
}

/** A file of declarations of a customer, not confirmed; returns its id. */
export async function addFile(context: Context, { account }: Person, goods: string): Promise<string> {
  const principal = await principalFor(context, account);
  const file = { name: 'list.csv', bytes: Buffer.from(`Goods\n${goods}\n`) };
  return (await uploadFile(context, { principal, id: randomUUID(), locale: 'en' }, file)).id;
}

async function addPerson(
  context: Context,
  role: Role,
  details: { username: string; unit?: string; phone: string },
): Promise<Person> {
  const account = await newAccount(context, role, details);
  await enter(context, account);
  const [row] = await context.sql<{ id: string; code: string | null }[]>`
    select login.id, customer_code as code from login join user_account on user_account.id = user_id
    where user_id = ${account.id}`;
  const marks = [account.id, account.username, account.email, details.phone, row?.id, row?.code];
  return { account, role, loginId: row?.id ?? '', marks: marks.filter((mark) => typeof mark === 'string') };
}

export async function createAccessFixture(context: Context): Promise<AccessFixture> {
  const people: Partial<Record<Role, Person>> = {};
  for (const [index, role] of roles.entries())
    people[role] = await addPerson(context, role, {
      username: `own-${role}`,
      phone: `+99292700110${index}`,
      ...(role === 'pickup-clerk' ? { unit: 'DUSHANBE-HUB' } : {}),
    });
  const otherCustomer = await addPerson(context, 'customer', {
    username: 'foreign-customer',
    phone: '+992935550077',
  });
  const otherClerk = await addPerson(context, 'pickup-clerk', {
    username: 'foreign-clerk',
    phone: '+992935550088',
    unit: 'YIWU-WH',
  });
  const goods = 'Twelve pairs of foreign shoes';
  const { marks, ...otherOrder } = await addOrder(context, otherCustomer, goods);
  const [customer] = await context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = ${otherCustomer.account.id}`;
  const otherParcel = await builders(context).parcelOnTheRoad({
    facts: { customerCode: customer?.code ?? null },
  });
  const recipient = { name: 'A foreign grandmother', phone: '+992935550099' };
  const otherRecipient = await addRecipient(context, otherCustomer, recipient);
  const otherFile = await addFile(context, otherCustomer, 'foreign curtains');
  const marksOfBook = [otherRecipient, recipient.name, recipient.phone, otherFile, 'foreign curtains'];
  const ownerlessParcel = await builders(context).parcelAtHub({ facts: { orderCode: null } });
  const withOrder = { ...otherCustomer, marks: [...otherCustomer.marks, ...marks, goods, ...marksOfBook] };
  return {
    byRole: people as Record<Role, Person>,
    otherCustomer: withOrder,
    otherClerk,
    otherOrder,
    otherParcel,
    otherPhoto: await addPhotoOf(context, otherParcel),
    ownerlessParcel,
    otherRecipient,
    otherFile,
  };
}

/** A letter code that was sent for somebody else, as its owner would give it. */
export async function codeOfOther(
  context: Context,
  scene: 'register' | 'reset' | 'change-email',
  owner: Person,
) {
  const [row] = await context.sql<{ id: string }[]>`
    insert into letter_code (id, scene, target, user_id, code_hash, tries_left, address, created_at, expires_at)
    values (gen_random_uuid(), ${scene}, 'new-address@example.org', ${scene === 'change-email' ? owner.account.id : null},
      sha256('x'), 5, '10.0.0.1', ${context.clock.now()}, ${new Date(context.clock.now().getTime() + 600_000)})
    returning id`;
  return row?.id ?? '';
}

/** A photo of a parcel, with its file. */
async function addPhotoOf(context: Context, trackingCode: string): Promise<string> {
  const now = context.clock.now();
  const fileName = await context.files.add('parcel-photos', 'jpg', Buffer.from('a foreign box'), now);
  const [row] = await context.sql<{ id: string }[]>`
    insert into attachment (id, subject, subject_id, kind, file_name, byte_length, width_px, height_px, place_id, device_id, device,
      taken_by, taken_at, stored_at)
    select gen_random_uuid(), 'PARCEL', parcel.id::text, 'BOX', ${fileName}, 1, 1, 1, place.id, gen_random_uuid(), 'Gate', 'Li', ${now}, ${now}
    from parcel, place where tracking_code = ${trackingCode} and place.code = 'YIWU-WH' returning id`;
  return row?.id ?? '';
}

/** A picture that somebody else has sent and not used yet. */
export async function pictureOfOther(context: Context, { account }: Person): Promise<string> {
  const [row] = await context.sql<{ id: string }[]>`
    insert into attachment (id, subject, subject_id, file_name, byte_length, width_px, height_px, stored_at)
    values (gen_random_uuid(), 'CLAIM', ${account.id}, md5(random()::text) || '.jpg', 1, 1, 1, ${context.clock.now()})
    returning id`;
  return row?.id ?? '';
}

/** A claim that somebody else has withdrawn, so that any number of them can be there. */
export async function claimOfOther(context: Context, person: Person): Promise<string> {
  const now = context.clock.now();
  const [row] = await context.sql<{ code: string }[]>`
    insert into parcel_claim (id, code, customer_id, request_id, parcel_id, marketplace, picture_id, state,
      created_at, decided_at)
    select gen_random_uuid(), 'RC' || upper(left(md5(random()::text), 9)), ${person.account.id}, gen_random_uuid(),
      min(id), 'JD', ${await pictureOfOther(context, person)}, 'WITHDRAWN', ${now}, ${now}
    from parcel returning code`;
  return row?.code ?? '';
}

/** What their open page asks. */
export async function pulseOf(context: Context, { account }: Person): Promise<{ path: string }> {
  const [row] = await context.sql<{ code: string }[]>`
    select customer_code as code from user_account where id = ${account.id}`;
  return { path: `/pulse/${(await readOwnPulse(context, row?.code ?? '')).key}` };
}
