import type { OwnStop } from '@rohi/contract/hand-over/courier-rounds.contract';
import { moneyOf, type MoneyPerson } from './money.ts';

type Own = {
  evidence: string;
  shiftId: string | null;
  rate: { rate: string; rateDate: string };
  stops: OwnStop[];
};

/** The round that a courier is out with. Throws when there is none. */
export async function ownRound(courier: MoneyPerson): Promise<Own> {
  const { round } = moneyOf<{ round: Own | null }>(await courier.get('/courier/round'));
  if (round === null) throw new Error('no round');
  return round;
}

/** The first stop of it. Throws when there is none. */
export async function onlyStop(courier: MoneyPerson): Promise<OwnStop> {
  const [stop] = (await ownRound(courier)).stops;
  if (stop === undefined) throw new Error('no stop');
  return stop;
}
