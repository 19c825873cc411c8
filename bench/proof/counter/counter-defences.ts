import { inMigration, type Defence } from '../defence.ts';

const handOver = 'apps/server/src/modules/hand-over';
const collection = 'apps/server/src/modules/collection';
const giving = `${handOver}/giving.test.ts`;
const counter = `${handOver}/counter.test.ts`;
const passes = `${collection}/passes/passes.test.ts`;
const codes = `${collection}/collection.test.ts`;
const approvals = `${handOver}/approvals.test.ts`;

/** What stands between a parcel and the wrong hands: hand-over, pass and code. */
export const counterDefences: readonly Defence[] = [
  {
    name: 'a parcel is locked while it is given',
    file: 'apps/server/src/modules/tracking/moves/parcel.store.ts',
    code: 'currentOf(tx, codes).forUpdate().execute()',
    without: 'currentOf(tx, codes).execute()',
    test: { file: giving, name: 'of two clerks at two processes' },
  },
  {
    name: 'one hand-over of a parcel stands',
    ...inMigration(
      '0111-counter.sql',
      'create unique index hand_over_stands on hand_over (parcel_id) where taken_back_at is null;',
    ),
    test: { file: giving, name: 'the database refuses what no lock' },
  },
  {
    name: 'a request hands over once',
    ...inMigration(
      '0111-counter.sql',
      'request_id uuid not null unique,\n  visit_id',
      'request_id uuid not null,\n  visit_id',
    ),
    test: { file: giving, name: 'the database refuses what no lock' },
  },
  {
    name: 'a repeated request is looked for under the lock',
    file: `${handOver}/giving/give.service.ts`,
    code: 'if (existing !== undefined) return existing;',
    without: '',
    test: { file: giving, name: 'is one: the same request' },
  },
  {
    name: 'what is not paid stays',
    file: `${handOver}/giving/give.service.ts`,
    code: "if (owed > 0n) throw new AppError('handOver.unpaid', { params: { amount: usd(owed).amount } });",
    without: '',
    test: { file: giving, name: 'hands over what was paid' },
  },
  {
    name: 'a parcel goes to its own customer',
    file: `${handOver}/giving/parcel-refusal.service.ts`,
    code: "if (facts.customerCode !== customerCode) return 'OTHER_CUSTOMER';",
    without: '',
    test: { file: giving, name: 'is refused by name' },
  },
  {
    name: 'a visit is its clerk’s own, at the own point',
    file: `${handOver}/visits/visits.service.ts`,
    code: 'if (visit === undefined || visit.unitId !== point.id || visit.clerkId !== principal.userId)',
    without: 'if (visit === undefined)',
    test: { file: giving, name: 'is refused by name' },
  },
  {
    name: 'a hand-over that is undone stands no more',
    file: `${handOver}/giving/hand-over.store.ts`,
    code: 'and taken_back_at is null and parcel.status <>',
    without: 'and taken_back_at is not null and parcel.status <>',
    test: { file: giving, name: 'is taken back by who may' },
  },
  {
    name: 'wrong codes of a clerk are counted',
    file: `${handOver}/finding/code-tries.service.ts`,
    code: 'const clerk = await ofClerk.take(userId, 1);',
    without: 'const clerk = { usedBefore: 0 };',
    test: { file: counter, name: 'without a chosen customer' },
  },
  {
    name: 'wrong codes of a device are counted',
    file: `${handOver}/finding/code-tries.service.ts`,
    code: 'await ofDevice.take(deviceId, 1)',
    without: 'await ofClerk.take(deviceId, 0)',
    test: { file: counter, name: 'without a chosen customer' },
  },
  {
    name: 'wrong codes of a chosen customer are counted',
    file: `${handOver}/finding/code-tries.service.ts`,
    code: 'const { usedBefore } = await ofCustomer.take(who, 1);',
    without: 'const usedBefore = 0;',
    test: { file: counter, name: 'of a chosen customer' },
  },
  {
    name: 'wrong codes in a row are counted one after the other',
    file: `${collection}/pickup-code.store.ts`,
    code: 'order by customer_code, pickup_point_id for update`',
    without: 'order by customer_code, pickup_point_id`',
    test: { file: codes, name: 'tries at once are all counted' },
  },
  {
    name: 'a pass is locked while it is used',
    file: `${collection}/passes/pass.store.ts`,
    code: 'for update`.execute(tx);\n  return rows[0];',
    without: '`.execute(tx);\n  return rows[0];',
    test: { file: passes, name: 'that is being revoked' },
  },
  {
    name: 'a pass is used by one visit',
    file: `${collection}/passes/shown-pass.service.ts`,
    code: "if (usedAt !== null) return 'USED';",
    without: '',
    test: { file: passes, name: 'names who collects' },
  },
  {
    name: 'collecting revokes every pass',
    file: `${collection}/passes/passes.service.ts`,
    code: "endPasses(tx, customerCodes, { reason: 'COLLECTED' })",
    without: 'Promise.resolve()',
    test: { file: passes, name: 'after each every older pass' },
  },
  {
    name: 'giving and replacing revoke every pass',
    file: `${collection}/passes/passes.service.ts`,
    code: 'await endPasses(tx, [customerCode], { reason });',
    without: '',
    test: { file: passes, name: 'after each every older pass' },
  },
  {
    name: 'a given pass is for so many parcels',
    file: `${handOver}/giving/pass-limits.service.ts`,
    code: "return parcelLimit !== null && (await countGivenAt(db, visitId)) >= parcelLimit ? 'LIMIT' : undefined;",
    without: 'return undefined;',
    test: { file: passes, name: 'for all that is ready' },
  },
  {
    name: 'an approval opens one card',
    ...inMigration(
      '0120-hand-over-approvals.sql',
      'add column approval_id uuid unique references',
      'add column approval_id uuid references',
    ),
    test: { file: approvals, name: 'opens one card once it is allowed' },
  },
  {
    name: 'nobody decides on the own request',
    file: `${handOver}/approvals/approval-cases.service.ts`,
    code: "if (approval.clerkId === principal.userId) throw new AppError('handOver.ownApproval');",
    without: '',
    test: { file: approvals, name: 'never decided by who has asked' },
  },
  {
    name: 'a request is decided under its lock',
    file: `${handOver}/approvals/approval.store.ts`,
    code: 'query`for update of approval` : query``',
    without: 'query`` : query``',
    test: { file: approvals, name: 'has one decision of two' },
  },
];
