import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../context.ts';
import { findCustomer } from '../modules/accounts/users/administration.service.ts';
import { enterRate } from '../modules/pricing/rates/rate-administration.service.ts';
import {
  changeDraft,
  createDraft,
  publishDraft,
} from '../modules/pricing/tariffs/tariff-administration.service.ts';
import { describeVersion, listVersions } from '../modules/pricing/tariffs/tariff-list.service.ts';

const upcomingRequest = '0b6f5f0e-6d0c-4a3e-9d53-1f6a52a7c901';
const draftRequest = '0b6f5f0e-6d0c-4a3e-9d53-1f6a52a7c902';
const rateRequest = '0b6f5f0e-6d0c-4a3e-9d53-1f6a52a7c903';

/**
 * What the administration of prices would otherwise show empty: a price that is announced, one in the making, a rate
 * for a second person. May be run again after a start that was ended within it.
 */
export async function addDemoPrices(context: Context): Promise<void> {
  const { id: userId } = await findCustomer(context, 'manager');
  const actor = { userId, name: 'manager' };
  const today = dushanbeDay(context.clock.now());
  const { list } = await listVersions(context, { page: 1, limit: 100 }, 'ru');
  const channelOf = (line: 'BSC' | 'FBA') =>
    list.find(({ businessLine }) => businessLine === line)?.channelCode;
  const [retail, cargo] = [channelOf('BSC'), channelOf('FBA')];
  if (retail !== undefined) {
    const id = await draftWithPrice(context, actor, {
      requestId: upcomingRequest,
      channelCode: retail,
      chargeMode: 'WEIGHT',
      unitPrice: '2.6',
      effectiveFrom: addDays(today, 40),
    });
    const { revision, strange, state } = await describeVersion(context, id, 'ru');
    if (state === 'DRAFT') await publishDraft(context, actor, id, { revision, confirm: [...strange] });
  }
  if (cargo !== undefined)
    await draftWithPrice(context, actor, {
      requestId: draftRequest,
      channelCode: cargo,
      chargeMode: 'VOLUME',
      unitPrice: '255',
      effectiveFrom: addDays(today, 60),
    });
  // More than a fifth above the last one: somebody has typed a figure too many.
  const rate = { nominal: 1, rateMillionths: 12_610_000n };
  const entry = { base: 'USD', quote: 'TJS', rate, rateDate: today, source: 'manual' } as const;
  await enterRate(context, actor, { ...entry, requestId: rateRequest });
}

async function draftWithPrice(
  context: Context,
  actor: { userId: string; name: string },
  draft: {
    requestId: string;
    channelCode: string;
    chargeMode: 'WEIGHT' | 'VOLUME';
    unitPrice: string;
    effectiveFrom: string;
  },
): Promise<string> {
  const { requestId, channelCode, chargeMode, unitPrice, effectiveFrom } = draft;
  const id = await createDraft(context, actor, { requestId, channelCode });
  const { terms, revision, state } = await describeVersion(context, id, 'ru');
  if (state !== 'DRAFT') return id;
  const rules = terms.rules.map((rule) => (rule.chargeMode === chargeMode ? { ...rule, unitPrice } : rule));
  await changeDraft(context, actor, id, { revision, effectiveFrom, terms: { ...terms, rules } });
  return id;
}
