import { randomUUID } from 'node:crypto';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { moveParcel } from '../../../apps/server/src/modules/tracking/tracking.service.ts';
import { systemPrincipal } from '../../../apps/server/src/principal.ts';
import { seeded } from '../../../apps/web/src/staff/stations/scan-queue/browser-in-parts.ts';
import type { CaseResult } from '../case-result.ts';
import { counted, endOf } from '../money/money-setup.ts';
import { faultsOfParcels } from './counter-judge.ts';
import {
  newClerk,
  newCollector,
  readyParcels,
  undo,
  type Clerk,
  type CounterSetup,
} from './counter-setup.ts';

const parcels = 6;
const atOnce = 24;

/**
 * T11: acts at two counters and in the office, drawn by chance, many at once on the same parcels: each history is a
 * path, and each hand-over has its event.
 */
export async function playRandomActs(setup: CounterSetup, seeds: number, acts = 96): Promise<CaseResult> {
  const clerks = [await newClerk(setup), await newClerk(setup, { index: 1 })];
  const ends: string[] = [];
  const all: string[] = [];
  for (let seed = 0; seed < seeds; seed += 1) {
    const random = seeded(seed);
    const { customerCode } = await newCollector(setup.context);
    const codes = await readyParcels(setup, customerCode, { count: parcels });
    const cards = await Promise.all(clerks.map((clerk) => clerk.openByDocument(customerCode)));
    all.push(...codes);
    for (let from = 0; from < acts; from += atOnce) {
      const some = Array.from({ length: atOnce }, () => {
        const index = Math.floor(random() * clerks.length);
        const [clerk, card] = [clerks[index], cards[index]];
        const code = codes[Math.floor(random() * codes.length)] ?? '';
        if (clerk === undefined || card === undefined) throw new RangeError('no counter');
        return actBy(random(), setup, { clerk, card, code, index });
      });
      ends.push(...(await Promise.all(some)));
    }
  }
  const faults = await faultsOfParcels(setup, all);
  const broken = ends.filter((end) => / 5\d\d /.test(end)).length;
  return {
    name: 'counter',
    what: `T11: ${ends.length.toLocaleString('en')} acts drawn by chance, ${atOnce} at once on ${parcels} parcels, two processes and the office, ${seeds} seeds`,
    figure: `${counted(ends.toSorted())}; ${faults.length} wrong in histories and hand-overs${faults.length > 0 ? `: ${faults.slice(0, 3).join('; ')}` : ''}`,
    isMet: faults.length + broken === 0 && ends.includes('give ok') && ends.includes('undo ok'),
  };
}

type Acting = { clerk: Clerk; card: VisitCard; code: string; index: number };

async function actBy(
  chance: number,
  setup: CounterSetup,
  { clerk, card, code, index }: Acting,
): Promise<string> {
  if (chance < 0.45) return `give ${endOf(await clerk.give(card.id, code))}`;
  if (chance < 0.7) {
    const back = await undo(setup, code, { index, ifGiven: true });
    return back === undefined ? 'nothing to undo' : `undo ${endOf(back)}`;
  }
  if (chance < 0.85) {
    const problem = {
      requestId: randomUUID(),
      trackingCode: code,
      kind: 'DAMAGED',
      note: 'a corner is crushed',
    };
    return `problem ${endOf(await clerk.post(`/hand-over/visits/${card.id}/problems`, problem))}`;
  }
  const flag = chance < 0.92 ? 'HELD' : 'DAMAGED';
  const move = { type: 'FLAG_CLEARED', flag, actor: systemPrincipal('office'), source: 'office' } as const;
  return moveParcel(setup.context, code, move).then(
    ({ result }) => `cleared ${result}`,
    ({ errorName = '500 broken' }: { errorName?: string }) => `cleared ${errorName}`,
  );
}
