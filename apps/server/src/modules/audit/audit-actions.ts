/**
 * What is audited, `thing:verb`, and which details each may carry. The list is closed so that nothing slips into a
 * record that is stored for ever: no secret, nothing said about a person, no copy of a document.
 */
export const auditActions = {
  'account:register': ['locale', 'offerVersion'],
  'account:change': ['fields'],
  'account:disable': ['reason'],
  'account:enable': ['reason'],
  'account:close': ['reason'],
  'account:copy': [],
  'email:change': [],
  'email:restore': ['loginsEnded'],
  'phone:change': [],
  'password:change': ['loginsEnded'],
  'password:reset': ['loginsEnded'],
  'login:open': ['method'],
  'login:refuse': ['reason'],
  'login:close': ['reason', 'loginsEnded'],
  'token:reuse': ['loginsEnded'],
  'label:print': ['parcels', 'format', 'copies'],
  'sticker:reserve': ['firstNumber', 'lastNumber'],
  'sticker:print': ['firstNumber', 'lastNumber'],
  'order:take': ['line', 'customerCode', 'boxes'],
  'order:measure': ['boxes'],
  'role:grant': ['role', 'unit'],
  'role:revoke': ['role', 'unit'],
  'role:demand': ['oneTimeCodes'],
  'account:admit': ['reason'],
  'recovery-code:use': ['left'],
  'recovery-code:renew': [],
  'word:change': ['version', 'languages'],
  'dictionary:refresh': ['version'],
  'rate:enter': ['pair', 'rateDate', 'rate', 'nominal', 'source', 'status'],
  'rate:confirm': ['pair', 'rateDate', 'rate', 'nominal'],
  'rate:refuse': ['pair', 'rateDate', 'rate', 'nominal'],
  'tariff:draft': ['channel', 'from'],
  'tariff:change': ['channel', 'fields'],
  'tariff:discard': ['channel'],
  'tariff:publish': ['channel', 'version', 'effectiveFrom', 'confirmed'],
  'tariff:cancel': ['channel', 'version', 'effectiveFrom'],
  // Fields with their values, see row-changes.ts.
  'notice:create': ['changes'],
  'notice:edit': ['changes'],
  'setting:edit': ['changes'],
  'key:confirm': [],
  'key:change': ['formerKey'],
  'key:renew': ['formerKey', 'users'],
  'audit:export': ['rows'],
  'unit:create': ['changes'],
  'unit:edit': ['changes'],
  'claim:open': ['parcel'],
  'claim:withdraw': ['parcel'],
  'claim:approve': ['parcel', 'order'],
  'claim:refuse': ['parcel', 'reason'],
  'channel:create': ['changes'],
  'channel:edit': ['changes'],
  'channel:give': ['parcels', 'reason'],
  'channel:take': ['parcels', 'reason'],
  'product:create': ['changes'],
  'product:edit': ['changes'],
  'customer-price:create': ['changes'],
  'customer-price:edit': ['changes'],
  'vendor:create': ['changes'],
  'vendor:edit': ['changes'],
  'country:create': ['changes'],
  'country:edit': ['changes'],
  'customer:edit': ['changes'],
  'customer:code': ['customerCode'],
  'customer:slip': ['unit', 'documentSeen', 'isOneOfMany', 'isOwnPhone'],
  'customer:slip-allowed': ['clerk'],
  'customer:slip-refused': ['clerk'],
  'customer:slip-seen': ['clerk'],
  'customer:merge-ask': ['customerCode', 'into', 'reason'],
  'customer:merge-refuse': ['customerCode', 'into', 'reason'],
  'customer:merge': ['customerCode', 'into', 'reason', 'parcels'],
  'customer:merge-undo': ['customerCode', 'into', 'reason'],
  'customer:claim': ['way', 'locale', 'offerVersion', 'formerPhone', 'isNewPassword'],
  'customer:make': ['customerCode', 'locale', 'parcels', 'double'],
  'code:reserve': ['type'],
  'station:register': ['unit', 'works'],
  'station:change': ['unit', 'before'],
  'station:code': ['unit'],
  'station:code-withdrawn': [],
  'station:pair': ['unit', 'askedBy'],
  'station:codes-put-out': ['codes'],
  'station:codes-seen': [],
  'station:end': [],
  'station:key': [],
  'scan:settle': ['code', 'how'],
  'parcel:lies-here': ['unit', 'reason'],
  'bag:open': [],
  'bag:close': ['weightKg', 'seal'],
  'bag:reopen': ['reason', 'weightKg', 'seal'],
  'bag:undo-open': ['reason'],
  'bag:undo-close': ['reason', 'weightKg', 'seal'],
  'trip:create': ['changes'],
  'trip:edit': ['changes'],
  'trip:plan': ['parcels'],
  'trip:unplan': ['parcels'],
  'trip:papers': ['paper', 'format', 'languages'],
  'trip:manifest': ['file', 'parcels'],
  'trip:depart': ['parcels', 'reason'],
  'trip:undo': ['parcels', 'reason'],
  'trip:take-back': ['parcels', 'reason'],
  'trip:report': ['event', 'place', 'parcels'],
  'trip:report-undo': ['event', 'place', 'parcels', 'reason'],
  'weight:correct': ['oldG', 'newG'],
  'weight:settle': ['how', 'reason'],
  'trip:unload-begin': ['parcels'],
  'trip:unload-settle': ['how', 'parcels'],
  'trip:unload-finish': ['parcels'],
  'transfer:open': ['point', 'parcels'],
  'transfer:settle': ['how', 'parcels'],
  'transfer:close': ['parcels'],
  'transfer:reopen': ['parcels', 'reason'],
  'transfer:depart': ['parcels', 'vehicle'],
  'transfer:undo': ['parcels', 'reason'],
  'transfer:accept-begin': ['parcels'],
  'transfer:accept-settle': ['how', 'parcels'],
  'transfer:accept-finish': ['parcels'],
  'container:begin': ['parcels'],
  'container:settle': ['how', 'parcels'],
  'container:finish': ['parcels'],
  'inventory:open': ['unit', 'parcels'],
  'inventory:settle': ['how', 'parcels'],
  'inventory:close': ['parcels', 'missing', 'surplus', 'elsewhere'],
  'trip:delay': ['reason', 'days', 'place', 'parcels', 'customers'],
  'trip:delay-end': ['reason', 'days', 'place', 'parcels', 'customers'],
  'trip:delay-undo': ['reason', 'days', 'place', 'parcels', 'customers'],
  'parcel:bind': ['declared', 'customerCode', 'order', 'score'],
  'parcel:unbind': ['declared', 'customerCode', 'order'],
  'claim:reopen': ['parcel'],
  'parcel:answer': ['cause', 'answer', 'price'],
  'points:change': ['points', 'reason'],
  'points:refuse': ['points', 'reason'],
  'charge:correct': ['amountMinor', 'parcel', 'reason'],
  'charge:refuse': ['amountMinor', 'parcel', 'reason'],
  'customer:terms': ['termsBefore', 'termsAfter', 'reason'],
  'compensation:grant': ['amountMinor', 'parcel', 'reason'],
  'compensation:refuse': ['amountMinor', 'parcel', 'reason'],
  'hand-over:allow': ['parcels', 'askedBy', 'reason'],
  'hand-over:deny': ['parcels', 'askedBy', 'reason'],
  'hand-over:names-used-up': [],
  'hand-over:names-seen': ['unit'],
  'shelf:keep': ['to', 'reason'],
  'shelf:return': ['reason'],
  'shelf:send': ['askedBy', 'amountMinor', 'reason'],
  'shelf:arrive': ['askedBy'],
  'shelf:fetch': ['askedBy'],
  'shelf:ask-disposal': ['reason'],
  'shelf:dispose': ['askedBy', 'amountMinor', 'reason'],
  'shelf:refuse': ['askedBy', 'reason'],
  'shelf:withdraw': ['askedBy', 'reason'],
  'refund:approve': ['amountMinor', 'receipt', 'reason'],
  'refund:refuse': ['amountMinor', 'receipt', 'reason'],
  'refund:pay': ['amountMinor', 'receipt', 'reason', 'documentSeen'],
  'top-up:confirm': ['receivedCurrency', 'receivedMinor', 'creditedMinor', 'file'],
  'top-up:refuse': ['reason'],
  'drawer:rename': ['unit', 'before'],
  'drawer:retire': ['unit'],
  'drawer:return': ['unit'],
  'cash:difference': ['clerk', 'tjsMinor', 'usdMinor', 'reason'],
  'cash:late': ['clerk', 'receipt', 'tjsMinor', 'usdMinor'],
  'import:upload': ['file', 'rows'],
  'import:columns': ['file'],
  'import:confirm': ['file', 'kinds', 'rows', 'again'],
  'import:cancel': ['file'],
  'move-in:open': ['day'],
  'move-in:choose': ['fields'],
  'move-in:close': [],
  'move-in:answer': ['file', 'rows'],
  'move-in:take-back': ['file'],
  'side-by-side:compare': ['file', 'rows'],
  'side-by-side:set-aside': [],
  'parcel:cancel': ['reason'],
  'parcel:undo': ['reason'],
  'parcel:flag': ['problem', 'reason'],
  'parcel:unflag': ['problem', 'reason'],
  'parcel:accept': [],
  'parcel:assign': ['customerCode', 'order', 'reason'],
  'message:send': [],
  'message:close': [],
  'note:add': [],
  'note:withdraw': [],
  // Filters with their values; of a search what `recordedSearch` leaves.
  'parcel:export': [
    'format',
    'status',
    'problem',
    'waiting',
    'line',
    'from',
    'to',
    'pickupPointId',
    'customerCode',
    'search',
  ],
  'claim:export': ['format', 'state', 'line', 'from', 'to', 'search'],
  'customer:export': ['rows'],
  'money:export': ['format', 'from', 'to'],
  'move-out:take': ['pictures'],
  'order:export': [
    'format',
    'columns',
    'from',
    'to',
    'stage',
    'cancelled',
    'businessLine',
    'pickupPointId',
    'customerCode',
    'problem',
    'product',
    'country',
    'search',
  ],
} as const satisfies Record<`${string}:${string}`, readonly string[]>;

export type AuditAction = keyof typeof auditActions;
/** Numbers are whole: money in minor units, weights in grams. */
export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditDetails<Action extends AuditAction = AuditAction> = {
  readonly [Key in (typeof auditActions)[Action][number]]?: AuditValue;
};

/** The actions that carry all these details. */
export type ActionCarrying<Detail extends string> = {
  [Action in AuditAction]: [Detail] extends [(typeof auditActions)[Action][number]] ? Action : never;
}[AuditAction];

/**
 * The details as they are stored. Throws TypeError for a key that the action may not carry or a value of another kind.
 */
export function readDetails(action: AuditAction, details: object): Record<string, AuditValue> {
  const allowed: readonly string[] = auditActions[action];
  const entries = Object.entries(details).filter(([, value]) => value !== undefined);
  for (const [key, value] of entries) {
    if (!allowed.includes(key)) throw new TypeError(`${action} carries no detail named ${key}`);
    if (!isAuditValue(value)) throw new TypeError(`${action}: the detail ${key} is of a wrong kind`);
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, storable(value)]));
}

function isAuditValue(value: unknown): value is AuditValue {
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return true;
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'))
  );
}

function storable(value: AuditValue): AuditValue {
  if (typeof value === 'string') return storableText(value, 500);
  return Array.isArray(value) ? value.slice(0, 100).map((part: string) => storableText(part, 5_000)) : value;
}

/** Text that the database gives back letter for letter: it refuses NUL and would change half a surrogate pair. */
export function storableText(text: string, mostLetters: number): string {
  return text.replaceAll('\0', '').slice(0, mostLetters).toWellFormed();
}
