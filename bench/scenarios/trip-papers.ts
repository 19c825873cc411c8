import { siteName } from '../../packages/contract/src/site/brand.ts';
import {
  manifestColumns,
  manifestLines,
  type TripPapers,
} from '../../apps/server/src/modules/printing/papers/draw-trip-paper.service.ts';
import { printInThread } from '../../apps/server/src/modules/printing/print-queue.service.ts';
import { streamTable } from '../../apps/server/src/platform/table-files/table-stream.ts';
import { say } from '../measure/say.ts';
import { spreadOf } from '../measure/statistics.ts';
import { machineOfSmallDatabase } from '../report/machine-of-small-database.ts';
import type { Machine } from '../report/machine.ts';
import { rangeOf, thousands } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { RunOptions, Scenario } from './scenario.ts';

export const tripPapers: Scenario = {
  name: 'trip-papers',
  about: 'the manifest of 5,000 parcels as a PDF and as a workbook, and the invoices of their 3,000 owners',
  run: measurePapers,
};

const parcels = 5_000;
const owners = 3_000;
const mebibyte = 1_048_576;

type Drawn = { seconds: number; addedMb: number; fileKb: number };
const kinds = ['manifest, PDF', 'manifest, workbook', 'invoices, PDF'] as const;
type Kind = (typeof kinds)[number];

async function measurePapers({ quick, rounds }: RunOptions): Promise<Report> {
  const machine = await machineOfSmallDatabase();
  const papers = papersOf(parcels);
  // Starts the thread and opens the fonts, which any label does too.
  await draw('manifest, PDF', papersOf(2));
  const drawn: Record<Kind, Drawn[]> = { 'manifest, PDF': [], 'manifest, workbook': [], 'invoices, PDF': [] };
  const times = quick ? 1 : Math.max(rounds, 3);
  for (let round = 0; round < times; round += 1)
    for (const kind of kinds) {
      const one = await measure(() => draw(kind, papers));
      drawn[kind].push(one);
      say(
        `  round ${round + 1} of ${times}, ${kind}: ${one.seconds.toFixed(2)} s, ${one.addedMb.toFixed(0)} MB more, ${one.fileKb.toFixed(0)} KB`,
      );
    }
  return describe(machine, drawn);
}

async function draw(kind: Kind, papers: TripPapers): Promise<number> {
  if (kind !== 'manifest, workbook') {
    const paper = kind === 'manifest, PDF' ? 'manifest' : 'invoice';
    return (await printInThread(siteName, { docType: 'trip-paper', paper, papers })).length;
  }
  const columns = manifestColumns(papers.trip.code, papers.language);
  const { bytes } = streamTable({ name: papers.trip.code, columns, pages: pagesOf(papers) }, 'xlsx', 'ru');
  let length = 0;
  for await (const piece of bytes as AsyncIterable<Buffer>) length += piece.length;
  return length;
}

async function* pagesOf({ parcels: all }: TripPapers) {
  const rows = [...manifestLines(all)];
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500);
}

/** The time, and the most memory that the process has had beyond what it began with. */
async function measure(run: () => Promise<number>): Promise<Drawn> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  const start = performance.now();
  const bytes = await run();
  const seconds = (performance.now() - start) / 1_000;
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  return { seconds, addedMb: (most - before) / mebibyte, fileKb: bytes / 1_024 };
}

/** Every seventh parcel is declared with the one before it, every fourth has two items. */
function papersOf(count: number): TripPapers {
  return {
    language: 'ru',
    printedDay: '2026-11-26',
    trip: {
      code: 'RT261126ABCD12',
      isDeparted: true,
      vehicles: ['新A·8K214', '新A·3321挂'],
      seals: ['S-10442'],
      drivers: ['Ma Qiang'],
      consignmentNote: 'CN-77',
      carnet: null,
      customsOffices: ['Карасу'],
      origin: {
        name: 'Склад в Иу',
        address: '浙江省 金华市 义乌市 福田街道 银海路88号',
        country: null,
        phone: null,
      },
      destination: { name: 'Склад в Душанбе', address: null, country: null, phone: null },
      departureDay: '2026-11-28',
    },
    parcels: Array.from({ length: count }, (_, index) => parcelOf(index)),
  };
}

function parcelOf(index: number): TripPapers['parcels'][number] {
  const isWithOther = index % 7 === 6;
  const item = (goods: string, amountMinor: number) => ({
    goods,
    pieces: (index % 50) + 1,
    value: { amountMinor: BigInt(amountMinor), currency: 'CNY' as const },
    hsCode: '640411',
  });
  const items = [item(`Обувь женская, ${index} пар 女鞋${index}双`, 10_000 + index * 30)];
  if (index % 4 === 0) items.push(item('Чехлы для телефона 手机壳', 30_000));
  return {
    trackingCode: codeOf(index),
    bagCode: index % 5 === 4 ? null : `RB${String(Math.floor(index / 40)).padStart(9, '0')}`,
    orderCode: `RA261121${String(index).padStart(6, '0')}`,
    customerCode: `TJ-${10_000 + (index % owners)}`,
    recipient: `Назарова Мадина Ҷӯраевна ${index % owners}`,
    phone: '+992935551234',
    city: 'Худжанд',
    weightG: 1_000 + index * 13,
    volumeCm3: 30_000,
    items: isWithOther ? [] : items,
    declaredWith: isWithOther ? codeOf(index - 1) : null,
  };
}

function codeOf(index: number): string {
  return `YT8${String(100_000_000_000 + index * 7_919)}`;
}

/** The most of all rounds: later ones find the memory that the first has taken. */
function mostOf(drawn: readonly Drawn[]): number {
  return Math.max(...drawn.map(({ addedMb }) => addedMb));
}

function describe(machine: Machine, drawn: Record<Kind, Drawn[]>): Report {
  const range = (kind: Kind, key: keyof Drawn, digits: number) =>
    rangeOf(
      drawn[kind].map((one) => one[key]),
      digits,
    );
  const goal = (what: string, kind: Kind, key: 'seconds' | 'addedMb', wanted: number) => ({
    what,
    value: key === 'seconds' ? spreadOf(drawn[kind].map((one) => one.seconds)).median : mostOf(drawn[kind]),
    unit: key === 'seconds' ? 's' : 'MB',
    wanted,
    atMost: true,
  });
  return {
    title: 'Papers of a trip',
    machine,
    conditions: [
      `A trip of ${thousands(parcels)} parcels of ${thousands(owners)} owners, with Russian, Tajik and Chinese text; PDFs drawn in the printing thread, the workbook streamed by its own process.`,
    ],
    goals: [
      goal(`manifest of ${thousands(parcels)} parcels, PDF`, 'manifest, PDF', 'seconds', 5),
      goal('memory that the process gains meanwhile', 'manifest, PDF', 'addedMb', 150),
      goal(`manifest of ${thousands(parcels)} parcels, workbook`, 'manifest, workbook', 'seconds', 5),
      goal('memory that the service gains meanwhile', 'manifest, workbook', 'addedMb', 150),
    ],
    sections: [
      {
        heading: 'Figures',
        table: {
          head: ['', ...kinds],
          rows: [
            ['seconds', ...kinds.map((kind) => range(kind, 'seconds', 2))],
            [
              'memory that the process gained meanwhile, MB',
              ...kinds.map((kind) => range(kind, 'addedMb', 0)),
            ],
            ['file, KB', ...kinds.map((kind) => range(kind, 'fileKb', 0))],
          ],
        },
      },
    ],
    data: { drawn },
  };
}
