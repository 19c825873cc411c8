import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import type { CaseResult } from '../case-result.ts';
import { runNamedTests } from '../run-tests.ts';
import { allowByOneself, guessAnybody, guessChosen } from './counter-codes.ts';
import { askForForeign } from './counter-foreign.ts';
import { killBetweenGiveAndAnswer } from './counter-kills.ts';
import { judgeByWrongClocks, playPassOrders } from './counter-passes.ts';
import { raceClerks, raceGiving, racePayment, raceUndo } from './counter-races.ts';
import { playRandomActs } from './counter-random.ts';
import { playCounterSchedules } from './counter-schedules.ts';
import type { CounterSetup } from './counter-setup.ts';

export type CounterSizes = {
  /** Parcels, each given by so many at once. */
  givenParcels: number;
  rivals: number;
  /** Rounds of two who do something at once. */
  rounds: number;
  wrongCodes: number;
  /** Points that strangers ask for. */
  points: number;
  /** Of acts that are drawn by chance. */
  seeds: number;
  kills: number;
  schedules: number;
};

/** All that races, breaks and is tried at a counter. */
export async function playCounter(
  setup: CounterSetup,
  database: DatabaseAddress,
  sizes: CounterSizes,
): Promise<CaseResult[]> {
  const { rounds, wrongCodes } = sizes;
  return [
    await raceGiving(setup, { parcels: sizes.givenParcels, rivals: sizes.rivals }),
    await raceClerks(setup, rounds),
    await raceUndo(setup, rounds),
    await racePayment(setup, rounds),
    await guessChosen(setup, wrongCodes),
    await guessAnybody(setup, wrongCodes),
    await allowByOneself(setup),
    await askForForeign(setup, sizes.points),
    await playRandomActs(setup, sizes.seeds),
    await playPassOrders(setup, Math.ceil(rounds / 50)),
    await judgeByWrongClocks(setup),
    await killBetweenGiveAndAnswer(setup, database, Math.ceil(sizes.kills / 4) * 2),
    await playCounterSchedules(setup, sizes.schedules),
    await runNamedTests('T01', 'rules of codes and approvals'),
    await runNamedTests('T02', 'rules of what is given or decided by two at once'),
  ];
}
