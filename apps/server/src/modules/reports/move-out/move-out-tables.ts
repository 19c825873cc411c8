/**
 * What of the database goes with a firm that moves out: each table by its subject, with its key and its other columns.
 * A test holds this against the schema: a new table or column has to be taken or left.
 */

/** Column names with blanks between them; those before the stroke are the key and the order. */
type Columns = string;

export const moveOutSubjects = ['people', 'parcels', 'money', 'prices', 'road', 'counter', 'firm'] as const;
export type MoveOutSubject = (typeof moveOutSubjects)[number];

const takenTables = {
  people: {
    user_account:
      'id | business_line claimed_at created_at customer_code disabled_at email is_demo locale made_by_id ' +
      'merged_into move_in_id name offer_version operation_unit_id parcel_letters phone phone_proved_at username ' +
      'version',
    user_role: 'user_id role |',
    role: 'code | codes_grace_days id one_time_codes version workplace',
    role_authority: 'role authority |',
    customer_code_alias: 'folded | loose since source user_id written',
    customer_code_count: 'letters counted_from | last_number',
    recipient: 'id | created_at customer_id is_default name note phone pickup_point_id version',
    customer_merge:
      'id | asked_at asked_by asked_by_id consent decided_at decided_by decided_by_id ends_at from_id into_id ' +
      'moved reason seen state undone_at undone_by undone_by_id',
    customer_pickup_point: 'user_id | bound_at place_id',
    chosen_warehouse: 'customer_id | place_id',
    customer_terms: 'customer_code | reason set_by set_by_id since terms',
    customer_product:
      'id | customer_id discount_bp enabled product_id updated_at updated_by valid_from valid_to version',
    agreed_price:
      'customer_product_id version | channel_ids customer_id discount_bp enabled max_weight_g min_weight_g ' +
      'product_code recorded_at valid_from valid_to',
  },
  parcels: {
    parcel:
      'id | awaits_owner business_line closed_at country_code created_at customer_code declared_twice ' +
      'free_until handling_notes height_mm is_beside is_current last_event_at last_mile_carrier ' +
      'last_mile_tracking last_mile_website length_mm order_code pickup_point_id problems received_at ' +
      'status step_before_cancel tracking_code trip_code version weight_g width_mm',
    parcel_event:
      'parcel_id seq | actor claimed_at corrects details implied occurred_at place_id recorded_at source ' +
      'status_from status_to type',
    parcel_cell: 'parcel_id | cell changed_at left_cell placed_by since unit_id',
    parcel_name: 'customer_code tracking_code | name named_at',
    parcel_problem:
      'id | answer answered_at currency device done_by end_letter_id ended ended_at flags kind letter_id ' +
      'letter_to note overdue_at parcel_id price_minor raised_at raised_by revision scan_id unit_id',
    former_label: 'code | parcel_id since',
    parcel_claim:
      'id | code comment created_at customer_id decided_at decided_by marketplace note order_code parcel_id ' +
      'picture_id refusal state',
    customer_order:
      'id | business_line code created_at customer_id file_row goods marketplace note pickup_point_id ' +
      'places recipient_name recipient_phone sender_address sender_name sender_phone value_currency ' +
      'value_minor version volume_cm3 weight_g',
    declared_item: 'order_id no | goods hs_code pieces tracking_code value_currency value_minor',
    channel_move: 'id | channel_id from_channel_id is_current moved_at moved_by note parcel_id',
    second_weighing:
      'id | device new_g new_minor old_g old_minor outcome parcel_id reason settled settled_at settled_by ' +
      'unit_id weighed_at weighed_by',
    pool_binding:
      'id | bound_at bound_by bound_by_name cell customer_code customer_id declared_facts declared_id ' +
      'order_code parcel_id score undone_at undone_by_name',
    pool_parcel: 'parcel_id | code customer_code goods name neighbours phone read_at read_by seller version',
    sticker: 'number | code parcel_id used_at',
    sticker_series: 'id | first_number last_number made_at made_by made_by_name',
    reserved_code: 'code | reserved_at reserved_by reserved_until type',
    attachment:
      'id | byte_length device device_id file_name height_px kind part place_id scan_id stored_at subject ' +
      'subject_id taken_at taken_by width_px',
  },
  money: {
    charge:
      'id | amount_minor corrected_minor currency customer_code due_at kind left_at parcel_id settled_minor ' +
      'tariff_version_id',
    charge_correction:
      'id | amount_minor asked_at asked_by asked_by_id charge_id customer_code decided_at decided_by ' +
      'decided_by_id ends_at reason state',
    freight_charge: 'parcel_id | amount_minor currency tariff_version_id',
    storage_rate: 'parcel_id | currency most_minor pauses per_day_minor',
    payment:
      'id | at by_id by_name change_tjs change_usd currency customer_code rate rate_date rate_nominal ' +
      'rate_source shift_id taken_at to_balance_minor total_minor unit_id',
    payment_line: 'payment_id line | amount_minor charge_id kind quantity tracking_code unit unit_price',
    payment_means: 'payment_id means | applied_minor given_minor reference usd_minor',
    payment_without_line: 'payment_id | shift_id taken_at visit_id',
    receipt: 'id | number text unit_id year',
    receipt_counter: 'unit_id year | last_number',
    refund:
      'id | amount_minor asked_at asked_by asked_by_id customer_code decided_at decided_by decided_by_id ' +
      'ends_at owed_again paid_at paid_by paid_by_id payment_id reason shift_id state',
    refund_line: 'refund_id line | amount_minor payment_id',
    refund_means: 'refund_id means | given_minor reference somoni_minor usd_minor',
    top_up:
      'id | amount_minor asked_at credited_minor currency customer_code decided_at decided_by decided_by_id ' +
      'ends_at posting_id reason received_minor reference seen_at seen_by seen_by_id seen_minor state',
    bank_line: 'key | day file_name matched_at reference row top_up_id',
    compensation:
      'id | asked_at asked_by asked_by_id asked_minor confirmed_by confirmed_by_id customer_code decide_by ' +
      'decided_at decided_by decided_by_id granted_minor kind limit_minor parcel_id posting_id reason state ' +
      'tracking_code words',
    sole_decision:
      'id | amount_minor at by_id customer_code customer_days customer_limit day day_limit kind payment_id ' +
      'payment_limit taken_back_at',
    ledger_account: 'id | balance_minor currency kind may_be_negative owner owner_kind side',
    ledger_posting:
      'id | by_id by_name corrects day entries kind posted_at rate rate_date rate_nominal rate_source ' +
      'reason shift_id subject_id subject_type',
    ledger_entry: 'posting_id line | account_id amount_minor balance_after_minor of',
    opening_file: 'import_id | day taken_back_at',
    opening_row:
      'import_id number | amount_minor charge_id credited_minor currency customer_code posting_id side ' +
      'taken_back_by words',
    points_change:
      'id | asked_at asked_by asked_by_id customer_code decided_at decided_by decided_by_id ends_at points ' +
      'posting_id reason state',
    points_earned: 'customer_code of | points',
    points_lot: 'id | customer_code earned last_day left_over posting_id',
    points_spent: 'payment_id lot_id | points went_back',
    drawer: 'id | courier_id made_at made_by name retired_at retired_by unit_id',
    drawer_outlay: 'id | amount_minor at currency kind note number reason shift_id taken_by',
    shift:
      'id | after_shift clerk clerk_id closed_at confirmed_by confirmed_by_id day drawer_id float_counted ' +
      'float_tjs float_usd left_tjs left_usd note opened_at reason state unit_id',
    shift_count: 'shift_id number | card_minor counted counted_at tjs_minor usd_minor',
  },
  prices: {
    currency_rate:
      'id | base_currency decided_at decided_by decided_by_id entered_at entered_by entered_by_id nominal ' +
      'quote_currency rate rate_date source status',
    tariff_version:
      'id | amount_rounding amount_step_minor cancelled_at cancelled_by channel_id courier_prices ' +
      'created_at created_by currency effective_from point_value_minor points_life_months ' +
      'points_most_of_fee_percent points_per_unit_paid published_at published_by revision ' +
      'service_dispose_minor service_return_minor service_send_on_minor side_rounding side_step_um status ' +
      'storage_free_days storage_least_day_minor storage_most_of_fee_percent storage_per_kg_day_minor ' +
      'usual_from_volume_cm3 version volumetric_divisor volumetric_rounding volumetric_step_g',
    tariff_rule:
      'version_id charge_mode from_quantity | min_charge_minor quantity_rounding quantity_step to_quantity ' +
      'unit_price_minor',
    tariff_surcharge: 'version_id code | amount_minor basis names',
    channel:
      'id | business_line code country_code enabled mode names replaced_by routes sort suspended_from ' +
      'suspended_until suspension_slug suspension_texts transit_days_max transit_days_min updated_at ' +
      'updated_by version',
    product:
      'id | business_line charge_mode code enabled max_weight_g min_weight_g names updated_at updated_by ' +
      'version',
    product_channel: 'product_id channel_id |',
  },
  road: {
    trip:
      'id | arrived_at capacity_cm3 capacity_kg carnet channel_id code consignment_note created_at ' +
      'created_by customs_offices cut_off_at departed_at destination_id drivers ended_reason is_from_file ' +
      'mode note origin_id planned_arrival_day planned_departure_at state updated_at updated_by version',
    trip_stop: 'trip_id seq | place_id planned_day',
    trip_unit: 'trip_id seq | number seals trailer',
    trip_load: 'parcel_id | bag_code device loaded_at loaded_by planned_at planned_by trip_id unit_seq',
    trip_left: 'trip_id parcel_id | planned_at planned_by',
    trip_event:
      'id | actor difference note occurred_at parcel_ids place_id recorded_at taken_back_at taken_back_by ' +
      'taken_back_reason trip_id type',
    trip_delay:
      'id | announced_at announced_by days ended_at ended_by note place_id reason taken_back_at ' +
      'taken_back_by telling trip_id',
    trip_manifest: 'id | counts differences file_name noted_at noted_by trip_id',
    trip_outcome: 'trip_id | channel_id closed_spans milestones ready_at received_at',
    bag:
      'id | cell channel_id closed_at closed_by code destination_id level opened_at opened_by seal unit_id ' +
      'weight_g',
    bag_content: 'id | bag_id bag_level inner_id inner_level parcel_id put_by since',
    transfer:
      'id | arrived_at closed_at code day departed_at departed_by driver finished_at hub_id no opened_at ' +
      'opened_by point_id state vehicle',
    checklist: 'id | begun_at begun_by container ended_at ended_by transfer_id trip_id unit_id work',
    checklist_item:
      'id | bag_code checklist_id code device is_damaged is_expected parcel_id scan_id settled settled_at ' +
      'settled_by state state_at state_by',
    checklist_seal: 'id | bag_code checklist_id is_match number read_at read_by',
    inventory: 'id | cell closed_at closed_by opened_at opened_by rack unit_id',
    inventory_cell: 'inventory_id cell | done_at done_by',
    inventory_item:
      'id | code found_at found_by found_cell has_come inventory_id is_expected listed_cell other_point_id ' +
      'outcome parcel_id placed_at placed_by say settled settled_at settled_by transfer_code',
    undone_scan:
      'device_id scan_id | action bag_code device note parcel_id place reason undo_id undone_at undone_by ' +
      'unit_id',
  },
  counter: {
    hand_over:
      'id | at cell clerk clerk_id delegate device_id parcel_id promised_at promised_id promised_kind ' +
      'taken_back_at tracking_code unit_id visit_id',
    hand_over_approval:
      'id | asked_at clerk clerk_id customer_code decided_at decided_by decided_by_id decision_reason ' +
      'device_id ends_at reason said state unit_id',
    counter_visit:
      'id | approval_id clerk clerk_id customer_code delegate delegate_document_end delegate_document_type ' +
      'device_id document_end document_type ended_at opened_at proof stop_id unit_id',
    counter_problem:
      'id | cell clerk clerk_id decide_by ended_at kind note parcel_id photos raised_at tracking_code ' +
      'unit_id visit_id',
    courier_choice:
      'parcel_id | address chosen_at customer_code landmark phone pickup_point_id price_minor ' +
      'tariff_version_id wanted_on',
    courier_round: 'id | courier courier_id ended_at hour_from hour_to made_at made_by set_out_at unit_id',
    courier_stop:
      'id | address again_on customer_code landmark not_met_at not_met_reason number phone round_id',
    courier_parcel: 'stop_id seq parcel_id | ended ended_at fee_minor out_at tariff_version_id tracking_code',
    shelf_decision:
      'id | arrived_at arrived_by asked_at asked_by asked_by_id carried_by cause decided_at decided_by ' +
      'decided_by_id decision_reason document_end document_type ended_at fetched_at fetched_by fetched_to ' +
      'hub_id kind parcel_id photo_ids reason sent_at sent_by stands_still state stored_until tracking_code ' +
      'unit_id written_off_minor',
    visit_opinion: 'visit_id | at is_good unit_id',
  },
  firm: {
    place: 'id | city_id code country_code kind latitude longitude names',
    operation_unit:
      'place_id | addresses cells enabled hand_over_evidence is_demo landmarks phone updated_at updated_by ' +
      'version',
    opening_hours: 'place_id weekday opens_minute | closes_minute',
    closed_day: 'place_id day |',
    china_address: 'place_id | changed_at closed_at enabled phone postcode recipient region street',
    country: 'id | business_lines currency enabled names phone_code short_name updated_at updated_by version',
    vendor:
      'id | business_line code contact country_code enabled kind names note parent_id phone updated_at ' +
      'updated_by version',
    dictionary_word: 'cons_value version | names written_at written_by',
    setting: 'key | updated_at updated_by value version',
    notice:
      'id | audience bodies business_line category expires_at pinned publish_at slug state summaries titles ' +
      'updated_at updated_by version',
    record_message:
      'id | author_id author_name awaits_answer created_at customer_id from_office read_at seq subject_id ' +
      'subject_type text',
    record_note: 'id | author_id author_name created_at subject_id subject_type taken_back_at text',
    record_note_mention: 'note_id user_id | created_at seen_at',
  },
} as const satisfies Record<MoveOutSubject, Readonly<Record<string, Columns>>>;

/** Columns of these tables that stay: secrets, marks of this installation, and what is computed again. */
export const leftColumns: ReadonlySet<string> = new Set([
  'user_account.codes_admitted_until',
  'user_account.codes_asked_at',
  'user_account.new_codes_daily',
  'user_account.password_changed_at',
  'user_account.password_hash',
  'user_account.password_is_given',
  'user_account.staff_version',
  'user_account.totp_confirmed_at',
  'user_account.totp_last_step',
  'user_account.totp_secret',
  'recipient.request_id',
  'parcel.timeline',
  'parcel_event.request_id',
  'parcel_cell.changed_in',
  'parcel_name.form',
  'parcel_name.search_text',
  'parcel_claim.decision_request_id',
  'parcel_claim.request_id',
  'customer_order.request_id',
  'pool_binding.request_id',
  'pool_binding.undone_request_id',
  'sticker_series.request_id',
  'opening_file.file_hash',
  'opening_row.standing_code',
  'currency_rate.request_id',
  'tariff_version.request_id',
  'trip_event.request_id',
  'hand_over.request_id',
  'hand_over_approval.decision_request',
  'counter_visit.pass_serial',
  'courier_stop.not_met_request',
  'courier_parcel.request_id',
  'shelf_decision.arrived_request',
  'shelf_decision.decision_request',
  'shelf_decision.fetched_request',
  'shelf_decision.sent_request',
]);

/** Tables that stay, and why. */
export const leftTables = {
  /** Log-ins, keys, codes and slips: each opens something. */
  secret: [
    ...[
      'claim_slip',
      'claim_try',
      'email_change',
      'installation_key',
      'known_address',
      'letter_code',
      'login',
    ],
    ...[
      'login_throttle',
      'login_token',
      'pass',
      'password_key',
      'pickup_code',
      'recovery_code',
      'sealing_key',
    ],
    ...['station_device', 'station_pairing', 'station_pairing_alarm'],
  ],
  /** Computed from what is taken. */
  derived: [
    ...[
      'account_search',
      'arrival_news',
      'changed_bag',
      'counter_parcel',
      'customer_code_shape',
      'customer_purse',
    ],
    ...[
      'declared_codes',
      'expected_parcel',
      'lying_parcel',
      'open_declaration',
      'order_progress',
      'order_search',
    ],
    ...[
      'order_tally',
      'owner_change',
      'parcel_search',
      'search_walk',
      'timeline_walk',
      'trip_forecast',
      'trip_tally',
    ],
  ],
  /** How this installation runs, and who has looked at what in it. */
  own: [
    ...['audit_draft', 'audit_event', 'audit_head', 'authority', 'backup_run', 'check_night', 'check_run'],
    ...[
      'chosen_columns',
      'column_mapping',
      'counter_look',
      'hand_over_evidence_dropped',
      'made_row',
      'money_request',
    ],
    ...['move_in', 'move_in_file', 'move_in_thing', 'name_looks_seen', 'notice_read', 'office_import'],
    ...[
      'office_import_part',
      'office_layout',
      'personal_look',
      'saved_view',
      'scan_exception',
      'schema_migration',
    ],
    ...['sent_file', 'sheet_comparison', 'sheet_difference_aside', 'station_scan', 'used_budget'],
  ],
  /** What was sent to people; its texts may hold codes. */
  letters: [
    ...['due_notice', 'letter', 'parcel_letter', 'receipt_news', 'storage_notice', 'trip_delay_letter'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** A table with the columns that order it, and all that are taken. */
export type TakenTable = { table: string; key: string[]; columns: string[] };

/** The tables of a subject, in their order. */
export function tablesOfSubject(subject: MoveOutSubject): TakenTable[] {
  return Object.entries<Columns>(takenTables[subject]).map(([table, columns]) => {
    const [key = [], rest = []] = columns.split('|').map((part) => part.trim().split(' ').filter(Boolean));
    return { table, key, columns: [...key, ...rest] };
  });
}
