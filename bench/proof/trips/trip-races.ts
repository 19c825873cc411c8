import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { moveParcel } from '../../../apps/server/src/modules/tracking/tracking.service.ts';
import { systemPrincipal } from '../../../apps/server/src/principal.ts';
import type { CaseResult } from '../case-result.ts';
import { newClerk, newToken, post, registerDevice, type StationsSetup } from '../stations/station-setup.ts';
import { counted, loadedTrip, openOffice, standOf, waitingParcels } from './trip-setup.ts';

const parcelsOfRound = 20;
/** Rivals begin within so many ms of each other, and a station scans as fast: now one is first, now the other. */
const longestPauseMs = 60;
const aMoment = () => pause(Math.random() * longestPauseMs);

const office = { actor: systemPrincipal('proof'), source: 'office' } as const;

/** A departure beside a cancellation, a hold and its own undo, all at the same moment, from two processes. */
export async function raceDepartures(setup: StationsSetup, rounds: number): Promise<CaseResult> {
  const { context, addresses } = setup;
  const [first = '', second = first] = addresses;
  const dispatcher = await openOffice(setup);
  const outcomes: string[] = [];
  let torn = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { trip, codes } = await loadedTrip(setup, dispatcher, parcelsOfRound);
    const [cancelled = '', held = '', ...others] = codes;
    const body = { parcels: codes.length, difference: 'OTHER' };
    const move = async (code: string, what: object) => {
      await aMoment();
      return moveParcel(context, code, { ...office, ...what } as Parameters<typeof moveParcel>[2]).then(
        () => 'ok',
        () => 'refused',
      );
    };
    const undo = async () => {
      await pause(Math.random() * 4 * longestPauseMs);
      return dispatcher.act(second, trip, 'undo-departure', { reason: 'proof' });
    };
    const [departed, undone] = await Promise.all([
      dispatcher.act(first, trip, 'depart', body),
      undo(),
      move(cancelled, { type: 'CANCELLED', reason: 'LOST' }),
      move(held, { type: 'FLAG_RAISED', flag: 'HELD', reason: 'proof' }),
    ]);
    outcomes.push(`departure ${departed}, undo ${undone}`);
    const { gone, state } = await standOf(context, trip, others);
    const wanted = departed === 'ok' && undone !== 'ok' ? others.length : 0;
    if (gone !== wanted || (state === 'DEPARTED') !== wanted > 0) torn += 1;
  }
  return {
    name: 'trips',
    what: `a departure of ${parcelsOfRound} parcels beside a cancellation, a hold and its undo at once, from two processes, ${rounds} rounds`,
    figure: `${torn} rounds in which parcels and trip say different things; ${counted(outcomes)}`,
    isMet: torn === 0 && outcomes.length === rounds,
  };
}

/**
 * Two stations load while a dispatcher departs: what was aboard in time has left, what came too late was refused and
 * lies in China.
 */
export async function raceLoading(setup: StationsSetup, rounds: number): Promise<CaseResult> {
  const { context, addresses } = setup;
  const dispatcher = await openOffice(setup);
  const stations: { token: string; deviceId: string; address: string }[] = [];
  for (const address of addresses)
    stations.push({
      address,
      token: await newToken(context, await newClerk(context)),
      deviceId: await registerDevice(setup),
    });
  const seen = { left: 0, late: 0, other: 0, wrong: 0, departed: 0 };
  let scanned = 0;
  const load = async (station: (typeof stations)[number], trip: string, code: string) => {
    scanned += 1;
    const one = {
      scanId: randomUUID(),
      seq: scanned,
      at: new Date().toISOString(),
      action: 'LOAD',
      code,
      trip,
    };
    const body = { deviceId: station.deviceId, scans: [one] };
    const { data } = await post(station.address, '/stations/scans', station.token, body);
    const [answer] = (data as { list: ScanAnswer[] } | null)?.list ?? [];
    return { code, isAboard: answer?.verdict === 'OK', say: answer?.say };
  };
  for (let round = 0; round < rounds; round += 1) {
    const { trip, codes } = await loadedTrip(setup, dispatcher, 2);
    const coming = await waitingParcels(context, parcelsOfRound);
    const half = parcelsOfRound / 2;
    const loading = stations.map(async (station, at) => {
      const answers = [];
      for (const code of coming.slice(at * half, (at + 1) * half)) {
        await aMoment();
        answers.push(await load(station, trip, code));
      }
      return answers;
    });
    await aMoment();
    const departing = departAsSeen(setup, dispatcher, trip);
    const answers = (await Promise.all(loading)).flat();
    if ((await departing) === 'ok') seen.departed += 1;
    const aboard = answers.filter(({ isAboard }) => isAboard).map(({ code }) => code);
    const late = answers.filter(({ say }) => say === 'TRIP_CLOSED').map(({ code }) => code);
    const [left, stayed] = [
      await standOf(context, trip, [...codes, ...aboard]),
      await standOf(context, trip, late),
    ];
    seen.left += aboard.length;
    seen.late += late.length;
    seen.other += answers.length - aboard.length - late.length;
    if (left.gone !== codes.length + aboard.length || stayed.gone !== 0) seen.wrong += 1;
  }
  return {
    name: 'trips',
    what: `two stations load ${parcelsOfRound} parcels while a third person departs the trip, from two processes, ${rounds} rounds`,
    figure: `${seen.departed} departures; ${seen.left} parcels aboard in time, ${seen.late} refused as too late, ${seen.other} otherwise; ${seen.wrong} rounds in which one left without being aboard or stayed though it was`,
    isMet: seen.wrong === 0 && seen.departed === rounds && seen.other === 0,
  };
}

/** Departs with the number that the load check shows, and looks anew when that was out of date. */
async function departAsSeen(
  { addresses }: StationsSetup,
  dispatcher: Awaited<ReturnType<typeof openOffice>>,
  trip: string,
): Promise<string> {
  const address = addresses[0] ?? '';
  for (let tried = 0; tried < 50; tried += 1) {
    const check = await fetch(`${address}/api/trips/${trip}/load-check`, {
      headers: { token: dispatcher.token },
    });
    const { data } = (await check.json()) as { data: { aboard: { parcels: number } } };
    const body = { parcels: data.aboard.parcels, difference: 'OTHER' };
    const end = await dispatcher.act(address, trip, 'depart', body);
    if (end !== 'linehaul.otherLoad' && end !== 'server.busy') return end;
  }
  return 'never';
}
