import { siteName } from '../../packages/contract/src/site/brand.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LabelData, PrintJob } from '../../apps/server/src/modules/printing/label-data.ts';
import { printInThread } from '../../apps/server/src/modules/printing/print-queue.service.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { machineOfSmallDatabase } from '../report/machine-of-small-database.ts';
import type { Machine } from '../report/machine.ts';
import { rangeOf } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const labels: Scenario = {
  name: 'labels',
  about: '100 parcel labels in one file: the time, the memory, and what other requests notice of it',
  run: measureLabels,
};

const labelsOfFile = 100;
const mebibyte = 1_048_576;

type Drawn = { seconds: number; addedMb: number; delayMs: number; fileKb: number };

async function measureLabels({ quick, rounds }: RunOptions): Promise<Report> {
  const machine = await machineOfSmallDatabase();
  say(`${labelsOfFile} labels in one file:`);
  // The first one starts the thread and opens the fonts.
  const first = await draw('pdf');
  const times = quick ? 2 : Math.max(rounds, 5);
  const pdf: Drawn[] = [];
  const zpl: Drawn[] = [];
  for (let round = 0; round < times; round += 1) {
    pdf.push(await draw('pdf'));
    zpl.push(await draw('zpl'));
    say(
      `  round ${round + 1} of ${times}: PDF ${pdf.at(-1)?.seconds.toFixed(2)} s, ZPL ${zpl.at(-1)?.seconds.toFixed(2)} s`,
    );
  }
  return describe(machine, first, pdf, zpl);
}

/** Draws as the service does, while the memory of the process and the lateness of its event loop are watched. */
async function draw(format: PrintJob['format']): Promise<Drawn> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const bytes = await printInThread(siteName, {
    docType: 'parcel-label',
    format,
    locale: 'ru',
    copies: 1,
    printedDay: '2026-11-21',
    labels: Array.from({ length: labelsOfFile }, (_, index) => labelOf(index)),
  });
  const seconds = (performance.now() - start) / 1_000;
  delay.disable();
  clearInterval(watch);
  return {
    seconds,
    addedMb: (Math.max(most, process.memoryUsage.rss()) - before) / mebibyte,
    delayMs: Math.max(0, delay.max / 1e6 - 5),
    fileKb: bytes.length / 1_024,
  };
}

/** No two labels share a name, goods or code: words that come again are cached and would flatter the figures. */
function labelOf(index: number): LabelData {
  const code = `YT8${String(100_000_000_000 + index * 7_919)}`;
  return {
    trackingCode: code,
    orderCode: `RA261121${String(index).padStart(6, '0')}`,
    customerCode: `TJ-${10_000 + index * 37}`,
    recipientName: `Назарова Мадина Ҷӯраевна ${index}`,
    phoneTail: String(1_000 + index),
    goods: `Обувь женская, ${index} пар 女鞋${index}双`,
    businessLine: index % 5 === 0 ? 'FBA' : 'BSC',
    handlingNotes: index % 3 === 0 ? ['FRAGILE'] : [],
    tripCode: 'TR-1023',
    route: ['Иу', 'Душанбе', 'Худжанд'],
    pickupPoint: { code: 'PP-KHUJAND', name: 'Пункт выдачи «Панҷшанбе»', city: 'Худжанд', cityZh: '苦盏' },
    weightG: 1_000 + index * 113,
    sidesMm: [600, 505, 100 + index],
    chargeableWeightKg: '20.200',
    place: { number: 1, of: 1 },
    receivedDay: '2026-11-18',
    link: `https://example.tj/t/${code}`,
  };
}

function describe(machine: Machine, first: Drawn, pdf: readonly Drawn[], zpl: readonly Drawn[]): Report {
  const range = (drawn: readonly Drawn[], key: keyof Drawn, digits: number) =>
    rangeOf(
      drawn.map((one) => one[key]),
      digits,
    );
  const row = (what: string, key: keyof Drawn, digits: number) => [
    what,
    first[key].toFixed(digits),
    range(pdf, key, digits),
    range(zpl, key, digits),
  ];
  return {
    title: 'Labels',
    machine,
    conditions: [
      `${labelsOfFile} labels of 100 × 150 mm with Russian, Tajik and Chinese text, each another; drawn in the printing thread.`,
    ],
    goals: [
      {
        what: `${labelsOfFile} labels in one PDF`,
        value: spreadOf(pdf.map(({ seconds }) => seconds)).median,
        unit: 's',
        wanted: 3,
        atMost: true,
      },
    ],
    sections: [
      {
        heading: 'Figures',
        table: {
          head: ['', 'PDF, first of the process', 'PDF', 'ZPL'],
          rows: [
            row('seconds', 'seconds', 2),
            row('memory that the process gained meanwhile, MB', 'addedMb', 0),
            row('latest that its event loop came, ms', 'delayMs', 1),
            row('file, KB', 'fileKb', 0),
          ],
        },
      },
    ],
    data: { first, pdf, zpl },
  };
}
