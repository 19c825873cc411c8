/** Everything that is on record of one customer, as rows of tables. */
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { OwnTable } from './own-tables.ts';

/** Who the data is of. */
export type Person = { id: string; customerCode: string };

type Cell = string | number | boolean | Date | null;

/** A row by the names of its columns; money in hundredths, weights in grams. */
export type OwnRow = Readonly<Record<string, Cell>>;

const statements: Record<OwnTable, (person: Person, locale: string) => RawBuilder<unknown>> = {
  profile: ({ id }) => sql`
    select customer_code as "customerCode", name, username as "userName", email, phone, locale as language,
      created_at as since, offer_version as offer, parcel_letters as letters
    from user_account where id = ${id}`,
  codes: ({ id }) => sql`
    select written as "customerCode", since from customer_code_alias where user_id = ${id} order by since, folded`,
  recipients: ({ id }, locale) => sql`
    select name, phone, place.names ->> ${locale} as point, note
    from recipient left join place on place.id = pickup_point_id where customer_id = ${id} order by created_at`,
  orders: ({ id }, locale) => sql`
    select customer_order.code as "orderCode", created_at as at, goods, places, value_minor::text as "valueMinor",
      value_currency as currency, recipient_name as recipient, recipient_phone as "recipientPhone",
      place.names ->> ${locale} as point, note
    from customer_order left join place on place.id = pickup_point_id
    where customer_id = ${id} order by created_at, customer_order.code`,
  parcels: ({ customerCode }, locale) => sql`
    select parcel.tracking_code as "trackingCode", order_code as "orderCode", own.name as "ownName", status,
      weight_g as "weightG", received_at as "receivedAt", place.names ->> ${locale} as point
    from parcel left join place on place.id = pickup_point_id
    left join parcel_name as own
      on own.customer_code = parcel.customer_code and own.tracking_code = parcel.tracking_code
    where parcel.customer_code = ${customerCode} order by parcel.id`,
  history: ({ customerCode }, locale) => sql`
    select tracking_code as "trackingCode", occurred_at as at, type as event, place.names ->> ${locale} as place
    from parcel join parcel_event as event on event.parcel_id = parcel.id
    left join place on place.id = event.place_id
    where customer_code = ${customerCode} order by parcel.id, seq`,
  claims: ({ id }) => sql`
    select code, tracking_code as "trackingCode", claim.created_at as at, state, note
    from parcel_claim as claim join parcel on parcel.id = claim.parcel_id
    where customer_id = ${id} order by claim.created_at`,
  charges: ({ customerCode }) => sql`
    select tracking_code as "trackingCode", kind, due_at as at,
      (amount_minor + corrected_minor)::text as "amountMinor", settled_minor::text as "paidMinor", currency
    from charge left join parcel on parcel.id = charge.parcel_id
    where charge.customer_code = ${customerCode} order by charge.id`,
  payments: ({ customerCode }) => sql`
    select receipt.text as receipt, 'PAYMENT' as operation, at, total_minor::text as "amountMinor", currency
    from payment left join receipt on receipt.id = payment.id where customer_code = ${customerCode}
    union all
    select receipt.text, 'REFUND', coalesce(paid_at, asked_at), refund.amount_minor::text, 'USD'
    from refund left join receipt on receipt.id = refund.id
    where customer_code = ${customerCode} and paid_at is not null
    order by at`,
  transfers: ({ customerCode }) => sql`
    select reference, asked_at as at, state, amount_minor::text as "amountMinor", currency
    from top_up where customer_code = ${customerCode} order by asked_at`,
  accounts: ({ customerCode }) => sql`
    select kind as account, balance_minor::text as "amountMinor", currency from ledger_account
    where owner_kind = 'CUSTOMER' and owner = ${customerCode} order by kind, currency`,
  movements: ({ customerCode }) => sql`
    select posted_at as at, account.kind as account, entry.amount_minor::text as "amountMinor", currency
    from ledger_account as account join ledger_entry as entry on entry.account_id = account.id
    join ledger_posting as posting on posting.id = entry.posting_id
    where owner_kind = 'CUSTOMER' and owner = ${customerCode} order by posting.id, account.kind`,
  messages: ({ id }) => sql`
    select created_at as at, from_office as "fromOffice", subject_id as about, text
    from record_message where customer_id = ${id} order by seq`,
};

/** The rows of a table of one person; names of places in this language. */
export async function readOwnRows(
  db: Db | Tx,
  table: OwnTable,
  person: Person,
  locale: string,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`${statements[table](person, locale)}`.execute(db);
  return rows;
}
