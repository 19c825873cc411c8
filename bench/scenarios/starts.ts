import { makeCacheFolder } from '../data/bench-data.ts';
import { say } from '../measure/say.ts';
import { measureStarts } from '../measure/start-times.ts';
import { spreadOf } from '../measure/statistics.ts';
import { machineOfSmallDatabase } from '../report/machine-of-small-database.ts';
import { rangeOf } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const starts: Scenario = {
  name: 'starts',
  about: 'the time from the end of the set-up to a service that is ready',
  run: timeStarts,
};

async function timeStarts({ quick, rounds }: RunOptions): Promise<Report> {
  const machine = await machineOfSmallDatabase();
  say('Starts of the service:');
  const times = await measureStarts(await makeCacheFolder(), quick ? 2 : rounds, say);
  const median = (values: readonly number[]) => spreadOf(values).median;
  const row = (what: string, values: readonly number[]) => [what, rangeOf(values, 2), String(values.length)];
  return {
    title: 'Starts',
    machine,
    conditions: [
      'From the first line of `npm start` after its set-up to the first 200 on `/readyz`; then stopped and started again.',
    ],
    goals: [
      {
        what: 'start on an empty folder',
        value: median(times.emptyFolder),
        unit: 's',
        wanted: 3,
        atMost: true,
      },
      { what: 'later start', value: median(times.later), unit: 's', wanted: 1.2, atMost: true },
    ],
    sections: [
      {
        heading: 'Times',
        table: {
          head: ['start', 's', 'times'],
          rows: [
            row('empty folder, no compiled code of an earlier start', times.emptyFolder),
            row('later', times.later),
          ],
        },
      },
    ],
    data: times,
  };
}
