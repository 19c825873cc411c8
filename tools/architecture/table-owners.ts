// Whose each table is: only its owner's stores read and write it. Other rooms join the `_facts` views, which anybody may read and nobody
// writes, or ask the owner's service. Reports add up and may join tables too, but write none.

/** Places below the rooms that own tables: the files of `apps/server/src/platform`. */
export const platformOwner = 'platform';

/** The rooms that may read any table. */
export const readersOfAll: readonly string[] = ['reports'];

export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  [platformOwner]: ['schema_migration', 'used_budget'],
  audit: ['audit_draft', 'audit_event', 'audit_head', 'made_row', 'personal_look'],
  files: ['sent_file'],
  places: ['place'],
  'reference-data': ['country', 'dictionary_word', 'setting', 'vendor'],
  content: ['notice', 'notice_read'],
  notifications: ['letter'],
  accounts: [
    'authority',
    'chosen_columns',
    'email_change',
    'known_address',
    'letter_code',
    'login',
    'login_throttle',
    'login_token',
    'password_key',
    'role',
    'role_authority',
    'saved_view',
    'user_account',
    'user_role',
  ],
  pricing: [
    'agreed_price',
    'channel',
    'currency_rate',
    'customer_product',
    'product',
    'product_channel',
    'tariff_rule',
    'tariff_surcharge',
    'tariff_version',
  ],
  'pickup-points': ['china_address', 'closed_day', 'opening_hours', 'operation_unit'],
  tracking: [
    'former_label',
    'parcel',
    'parcel_event',
    'parcel_name',
    'parcel_photo',
    'reserved_code',
    'sticker',
    'sticker_series',
    'timeline_walk',
  ],
  orders: [
    'chosen_warehouse',
    'claim_picture',
    'customer_order',
    'customer_pickup_point',
    'declared_codes',
    'order_progress',
    'order_tally',
    'parcel_claim',
    'recipient',
  ],
  billing: ['freight_charge', 'storage_rate'],
  containers: ['bag', 'bag_content'],
  collection: ['pickup_code', 'pickup_code_key'],
  'parcel-letters': ['parcel_letter', 'receipt_news'],
  records: ['record_message', 'record_note', 'record_note_mention'],
  search: ['account_search', 'order_search', 'parcel_search', 'search_walk'],
  warehouse: ['expected_parcel', 'parcel_cell', 'parcel_problem'],
  stations: ['scan_exception', 'station_device', 'station_scan'],
  pool: ['open_declaration', 'pool_binding', 'pool_parcel'],
  imports: ['office_import', 'office_import_part', 'column_mapping'],
};
