import {
  judgeHistory,
  type JudgedHistory,
} from '../../apps/server/src/modules/tracking/estimates/judge-history.fixture.ts';
import { scorePromises } from '../../apps/server/src/modules/tracking/estimates/prediction-score.ts';
import { makeRoadHistory } from '../../apps/server/src/modules/tracking/estimates/road-histories.fixture.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { machineOfSmallDatabase } from '../report/machine-of-small-database.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const estimates: Scenario = {
  name: 'estimates',
  about: 'whether the days of arrival that are shown come true, on made-up roads of 60 trips each',
  run: measureEstimates,
};

const seeds = [1, 2, 3];
/** Further roads, so that it is visible that three were not picked. */
const manySeeds = 60;

async function measureEstimates({ quick }: RunOptions): Promise<Report> {
  const judged = seeds.map((seed) => ({ seed, ...judgeHistory(makeRoadHistory(seed)) }));
  const all = Array.from({ length: quick ? 10 : manySeeds }, (_, index) =>
    judgeHistory(makeRoadHistory(index + 1)),
  );
  for (const { seed, metAtDeparture } of judged) say(`road ${seed}: ${percent(metAtDeparture)} at departure`);
  const shares = judged.map(({ metAtDeparture }) => metAtDeparture);
  return {
    title: 'Days of arrival',
    machine: await machineOfSmallDatabase(),
    conditions: [
      'Each road has 60 trips with legs of long right tails; one trip in ten is held at the border for 2 to 6 days, and once the road is closed for twelve. Each trip is estimated from those before it alone, of what was on record on that day.',
      'The office names the last day of the closure when it begins, and says "3 days" of every hold.',
    ],
    goals: [
      goal('arrives within the days shown at departure, the worst road', Math.min(...shares) * 100, '%', 75),
      goal('and the best', Math.max(...shares) * 100, '%', 90, true),
      goal(
        'from the first to the last day a week before the arrival, middle of the worst road',
        Math.max(...judged.map(({ widthAWeekBefore }) => widthAWeekBefore)),
        'days',
        4,
        true,
      ),
    ],
    sections: [
      {
        heading: 'Three roads',
        table: {
          head: ['road', 'within the days', 'by the constant', 'width at departure', 'a week before'],
          rows: judged.map((each) => [String(each.seed), ...figuresOf(each)]),
        },
        after: 'Widths in days from the first to the last; the constant has 4.',
      },
      {
        heading: 'Promises by how long before the arrival they were made',
        before: 'Days off in the mean, of all three roads; an early promise counts double.',
        table: {
          head: ['days before', 'within', 'days off', 'constant within', 'days off'],
          rows: scoresOf(judged),
        },
      },
      {
        heading: `${all.length} roads`,
        table: {
          head: ['', 'median (lowest – highest)'],
          rows: [
            ['within the days shown at departure', spread(all, ({ metAtDeparture }) => metAtDeparture * 100)],
            ['by the constant', spread(all, ({ constantMet }) => constantMet * 100)],
            ['width a week before', spread(all, ({ widthAWeekBefore }) => widthAWeekBefore)],
            [
              'roads with 75 to 90 % within',
              String(all.filter(({ metAtDeparture: met }) => met >= 0.75 && met <= 0.9).length),
            ],
          ],
        },
      },
    ],
    data: judged.map(({ promises, constantPromises, ...figures }) => ({
      ...figures,
      scores: scorePromises(promises),
      constantScores: scorePromises(constantPromises),
    })),
  };
}

function goal(what: string, value: number, unit: string, wanted: number, atMost = false) {
  return { what, value, unit, wanted, atMost };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function figuresOf(judged: JudgedHistory): string[] {
  const { metAtDeparture, constantMet, widthAtDeparture, widthAWeekBefore } = judged;
  return [percent(metAtDeparture), percent(constantMet), String(widthAtDeparture), String(widthAWeekBefore)];
}

function scoresOf(judged: readonly JudgedHistory[]): string[][] {
  const constant = scorePromises(judged.flatMap(({ constantPromises }) => constantPromises));
  return scorePromises(judged.flatMap(({ promises }) => promises)).map(({ span, met, score }, index) => [
    span,
    percent(met),
    score.toFixed(2),
    percent(constant[index]?.met ?? 0),
    (constant[index]?.score ?? 0).toFixed(2),
  ]);
}

function spread(all: readonly JudgedHistory[], valueOf: (each: JudgedHistory) => number): string {
  const { median } = spreadOf(all.map(valueOf));
  const values = all.map(valueOf);
  return `${median.toFixed(1)} (${Math.min(...values).toFixed(1)} – ${Math.max(...values).toFixed(1)})`;
}
