import { randomUUID } from 'node:crypto';
import type { Authority } from '@rohi/contract/authorities';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { newOwnRole } from '../../../../test/own-roles.ts';
import { anybody } from '../../../../test/principals.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import type { Principal } from '../../../principal.ts';
import type { Move } from './parcel-move.ts';
import { externalRights, flagRights, reopening, transitions, undoRules } from './parcel-transitions.ts';
import { findParcelsOfCodes, moveParcel } from '../tracking.service.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

/** What somebody tries: the events before it, which anybody reports, and the move. */
type Try = { name: string; before: readonly ParcelEventType[]; type: ParcelEventType; more?: Partial<Move> };

const mainWay: readonly ParcelEventType[] = [
  'ORDER_SUBMITTED',
  'FORECAST_ACCEPTED',
  'CN_RECEIVED',
  'LINEHAUL_DEPARTED',
  'HUB_INBOUND',
  'HUB_OUTBOUND',
  'PP_RECEIVED',
  'CUSTOMER_RECEIVED',
];

/** The events that lead to a status; China has received a parcel of DTH only where that is asked. */
function wayTo(status: ParcelStatus, isReceived: boolean): readonly ParcelEventType[] {
  const { AwaitingSubmission, AwaitingDeclaration, AwaitingDeparture } = ParcelStatus;
  if (status === AwaitingSubmission) return [];
  if (status === AwaitingDeclaration) return mainWay.slice(0, 1);
  if (status === AwaitingDeparture) return mainWay.slice(0, isReceived ? 3 : 2);
  const { AwaitingHubIn, AwaitingHubOut, AwaitingPickupPoint } = ParcelStatus;
  const later = [AwaitingHubIn, AwaitingHubOut, AwaitingPickupPoint] as const;
  const step = later.findIndex((each) => each === status);
  return mainWay.slice(0, step === -1 ? 7 : 4 + step);
}

/** The way to an event that is to be taken back, with it. */
function wayThrough(type: ParcelEventType): readonly ParcelEventType[] {
  const main = mainWay.indexOf(type);
  if (main !== -1) return mainWay.slice(0, main + 1);
  if (type === 'CN_PACKED') return [...mainWay.slice(0, 3), type];
  if (type === 'COURIER_OUT') return [...mainWay.slice(0, 7), type];
  if (type === 'COURIER_BACK') return [...mainWay.slice(0, 7), 'COURIER_OUT', type];
  return [...mainWay.slice(0, 4), type];
}

/** Everything in the tables that an authority is enough for. */
function triesOf(authority: Authority): Try[] {
  const forward = transitions
    .filter(({ by }) => by.includes(authority))
    .flatMap(({ event: type, from, when, reasons }) =>
      from.map((status): Try => ({
        name: `${type} from ${status}`,
        before: [
          ...wayTo(status, when === 'received'),
          ...(when === 'withCourier' ? (['COURIER_OUT'] as const) : []),
        ],
        type,
        ...(reasons === undefined ? {} : { more: { reason: reasons[0] ?? '' } }),
      })),
    );
  const back = (Object.keys(undoRules) as ParcelEventType[])
    .filter((type) => undoRules[type]?.by.includes(authority))
    .map((type): Try => ({
      name: `taking ${type} back`,
      before: wayThrough(type),
      type: 'CORRECTED',
      more: { reason: 'wrong parcel' },
    }));
  const { AwaitingSubmission, AwaitingDeparture, AwaitingHubOut } = ParcelStatus;
  const again = [AwaitingSubmission, AwaitingDeparture, AwaitingHubOut]
    .filter((status) => reopening(status).by.includes(authority))
    .map((status): Try => ({
      name: `reopening at ${status}`,
      before: [...wayTo(status, true), 'CANCELLED'],
      type: 'CORRECTED',
    }));
  const flags = (['FLAG_RAISED', 'FLAG_CLEARED'] as const).flatMap((type) =>
    (['UNIDENTIFIED', 'DAMAGED'] as const)
      .filter((flag) => flagRights(type, flag).includes(authority))
      .map((flag): Try => ({
        name: `${type} ${flag}`,
        before: type === 'FLAG_CLEARED' ? ['FLAG_RAISED'] : [],
        type,
        more: { flag },
      })),
  );
  const foreign: Try[] = externalRights.includes(authority)
    ? [{ name: 'EXTERNAL', before: [], type: 'EXTERNAL', more: { raw: 'X9' } }]
    : [];
  return [...forward, ...back, ...again, ...flags, ...foreign];
}

const movingAuthorities = [
  ...new Set(
    [
      ...transitions.flatMap(({ by }) => by),
      ...Object.values(undoRules).flatMap(({ by }) => by),
      ...Object.values(ParcelStatus).flatMap((status) => reopening(status).by),
      ...flagRights('FLAG_RAISED', 'HELD'),
      ...flagRights('FLAG_CLEARED', 'UNIDENTIFIED'),
      ...externalRights,
    ].filter((right): right is Authority => right !== 'owner'),
  ),
];

async function preparedParcel({ before, more }: Try): Promise<string> {
  const code = await builders(service.context).newParcel({ facts: { customerCode: null } });
  for (const type of before)
    await moveParcel(service.context, code, {
      type,
      actor: anybody,
      source: 'station',
      reason: 'LOST',
      ...(type === 'EXTERNAL' ? { raw: 'X8' } : {}),
      ...(more?.flag === undefined ? {} : { flag: more.flag }),
    });
  return code;
}

async function attempt(actor: Principal, code: string, { type, more }: Try): Promise<string> {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  const last = parcel?.history.at(-1)?.seq ?? 0;
  const move = { type, actor, source: 'station', requestId: randomUUID(), ...more } as const;
  return moveParcel(service.context, code, {
    ...move,
    ...(type === 'CORRECTED' ? { corrects: last } : {}),
  }).then(
    ({ result }) => result,
    (error: { errorName?: string }) => error.errorName ?? 'another failure',
  );
}

describe('a role of rows alone', () => {
  test.each(movingAuthorities)(
    'may what %s is for as soon as it is given it, and not before',
    async (authority) => {
      const holder = await newOwnRole(service);
      const tries = triesOf(authority);
      expect(tries.length).toBeGreaterThan(0);
      const codes: string[] = [];
      for (const each of tries) codes.push(await preparedParcel(each));
      const results = async () => {
        const actor = await holder.principal();
        const verdicts: [string, string][] = [];
        for (const [index, each] of tries.entries())
          verdicts.push([each.name, await attempt(actor, codes[index] ?? '', each)]);
        return verdicts;
      };
      expect(await results()).toEqual(tries.map(({ name }) => [name, 'tracking.roleNotAllowed']));
      await holder.grant(authority);
      expect(await results()).toEqual(tries.map(({ name }) => [name, 'moved']));
      const history = await service.context.sql<{ actor: string }[]>`
      select distinct on (parcel_id) event.actor from parcel_event event join parcel on parcel.id = parcel_id
      where tracking_code = any(${codes}) order by parcel_id, seq desc`;
      expect(new Set(history.map(({ actor }) => actor))).toEqual(new Set([holder.account.username]));
    },
  );

  test('sees what goes to the own point or everything, as its row says where it works', async () => {
    const [point] = await service.context.sql<{ id: number }[]>`
      select id from place where code = 'PP-KHUJAND'`;
    const { newParcel } = builders(service.context);
    const here = await newParcel({ facts: { pickupPointId: point?.id ?? 0 } });
    const elsewhere = await newParcel({ facts: { pickupPointId: null } });
    const holder = await newOwnRole(service, { workplace: 'POINT', unit: 'PP-KHUJAND' });
    await holder.grant('parcel:read');
    const found = async () => {
      const statuses = [here, elsewhere].map((code) => holder.ask('GET', `/staff/parcels/${code}`));
      return (await Promise.all(statuses)).map(({ status }) => status);
    };
    expect(await found()).toEqual([200, 404]);
    await holder.worksAt('OFFICE');
    expect(await found()).toEqual([200, 200]);
  });
});
