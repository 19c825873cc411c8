// A day of news, for journeys and measurements of what the public pages do with it.
import { randomUUID } from 'node:crypto';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { strangeReasons } from '@rohi/contract/pricing/tariff-change';
import type { StaffChannel } from '@rohi/contract/pricing/channels.contract';
import type { TariffVersionView } from '@rohi/contract/pricing/tariff-administration.contract';

type Sql = (text: TemplateStringsArray, ...values: string[]) => PromiseLike<unknown>;

/** What visitors read of the closed road; its notice is `route-1-2`. */
export const closedRoad = {
  ru: 'Перевал закрыт из-за снега, откроется не раньше марта. Посылки идут через Иркештам.',
  en: 'The pass is closed by snow until March at the earliest. Parcels go over Irkeshtam.',
  zh: '山口因降雪关闭，最早三月重新开放。包裹改走伊尔克什坦。',
  tg: 'Ағба бо сабаби барф баста аст, пеш аз март кушода намешавад.',
} as const;

/** Closes the road of parcels, behind the back of the service, and publishes that. */
export async function closeRoad(sql: Sql): Promise<void> {
  await sql`
    update channel set replaced_by = (select id from channel where code = 'PARCEL-IRKESHTAM'), suspended_from = '2026-01-01',
      suspension_texts = ${JSON.stringify(closedRoad)}::text::jsonb, suspension_slug = 'route-1-2'
    where code = 'PARCEL'`;
  await publishRoads(sql);
}

export async function openRoad(sql: Sql): Promise<void> {
  await sql`
    update channel set suspended_from = null, suspension_texts = null, suspension_slug = null where code = 'PARCEL'`;
  await publishRoads(sql);
}

/** As another process would. */
async function publishRoads(sql: Sql): Promise<void> {
  const message = JSON.stringify({ from: 'journey', busy: false, keys: ['list:channel'] });
  await sql`select pg_notify('rohi_changes', ${message})`;
}

/** The calls of the office, with the session of a manager. */
function callsOf(address: string, token: string) {
  return async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'x-local': 'en', ...(body && { 'content-type': 'application/json' }), token },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; msg: string; data: Data };
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.msg}`);
    return answer.data;
  };
}

/** Closes the road of parcels as the office does, which puts up its notice; returns the slug of that notice. */
export async function closeRoadAsOffice(address: string, token: string): Promise<string> {
  const ask = callsOf(address, token);
  const { list } = await ask<{ list: StaffChannel[] }>('GET', '/staff/channels');
  const named = (code: string) => {
    const channel = list.find((each) => each.code === code);
    if (channel === undefined) throw new Error(`no channel ${code}`);
    return channel;
  };
  const { id, isSuspended: _isSuspended, updatedAt: _at, updatedBy: _by, ...fields } = named('PARCEL');
  const closed = await ask<StaffChannel>('PUT', `/staff/channels/${id}`, {
    ...fields,
    suspendedFrom: dushanbeDay(new Date()),
    suspensionTexts: closedRoad,
    replacedById: named('PARCEL-IRKESHTAM').id,
  });
  return `route-${id}-${closed.version}`;
}

/** Publishes another price per kg from a day a week ahead on, with the session of a manager. */
export async function announcePrice(address: string, token: string): Promise<void> {
  const call = callsOf(address, token);
  const ask = (method: string, path: string, body: object) => call<TariffVersionView>(method, path, body);
  const draft = await ask('POST', '/price/drafts', { requestId: randomUUID(), channelCode: 'PARCEL' });
  const [first, ...others] = draft.terms.rules;
  const changed = await ask('PUT', `/price/versions/${draft.id}`, {
    revision: draft.revision,
    effectiveFrom: addDays(dushanbeDay(new Date()), 7),
    terms: { ...draft.terms, rules: [{ ...first, unitPrice: '2.75' }, ...others] },
  });
  await ask('POST', `/price/versions/${draft.id}/publish`, {
    revision: changed.revision,
    confirm: strangeReasons,
  });
}
