import { formatDecimal } from '../../../shared/format/numbers.ts';
import { scaleVerdict } from '../scale/scale-verdict.ts';
import type { StationQueue, StationQueueStatus, StationScanRow } from '../scan-queue/browser-queue.ts';
import { stationsTexts } from '../stations-words.ts';
import type { VerdictWords } from '../texts/stations-texts.ts';
import type { RecentRow } from '../verdict/recent-scans.tsx';
import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import { benchTexts } from './bench-words.ts';
import type { BenchAtWork } from './use-bench.ts';

/** The words of a station in the place of those that all have. */
export type BenchWords = {
  ready: VerdictWords;
  help: VerdictWords;
  /** Of its own notices, by name. */
  own: Readonly<Record<string, VerdictWords>>;
};

/** What the banner says now: of the last thing that happened. */
export function benchVerdict({ notice, last, status }: BenchAtWork, words: BenchWords): ShownVerdict {
  const hasLine = status.line !== 'down';
  const { says, stored, refused, notStored, commands } = stationsTexts.read();
  if (notice !== undefined) {
    const id = `${notice.kind}-${notice.at}`;
    if (notice.kind === 'noCode')
      return {
        id,
        tone: 'BLOCKED',
        words: says.NOT_A_CODE,
        say: 'NOT_A_CODE',
        code: notice.code.slice(0, 60),
        hasLine: true,
      };
    if (notice.kind === 'notStored') return { id, tone: 'BLOCKED', words: notStored, hasLine: true };
    if (notice.kind === 'scale') return scaleVerdict(notice);
    if (notice.kind === 'own') {
      const own = words.own[notice.word] ?? words.ready;
      return { id, tone: 'READY', words: own, code: notice.code, hasLine };
    }
    const name = commands.names[notice.command];
    return {
      id,
      tone: 'READY',
      words: notice.kind === 'help' ? words.help : commands[notice.kind](name),
      hasLine,
    };
  }
  if (last === undefined) return { id: 'ready', tone: 'READY', words: words.ready, hasLine };
  const { scanId, code, row } = last;
  if (row?.refusal !== undefined)
    return { id: `${scanId}-refused`, tone: 'NEEDS_PERSON', words: refused, code, hasLine: true };
  if (row?.answer !== undefined) {
    const { verdict, say } = row.answer;
    const line = row.answer.verdict === 'OK' ? factsOf(row) : undefined;
    const said = line === undefined ? says[say] : { ...says[say], line };
    return { id: `${scanId}-${say}`, tone: verdict, words: said, say, code, hasLine: true };
  }
  const waits = hasLine ? stored : { ...stored, line: stored.withoutLine };
  return { id: `${scanId}-stored`, tone: 'STORED', words: waits, code, hasLine };
}

type Answer = NonNullable<StationScanRow['answer']>;

/** What is known of the thing that was scanned; undefined while that is nothing. */
function factsOf({ answer }: StationScanRow, isRow = false): string | undefined {
  const { inBag } = benchTexts.read();
  if (answer === undefined) return undefined;
  const { parcel, bag, say } = answer;
  const isIn = say === 'BAGGED' || say === 'MOVED_TO_BAG';
  const place = !isRow && parcel && bag && isIn ? inBag(bag.parcels) : undefined;
  // In a narrow row the cell comes first: it is what the scan was for.
  const known = [isRow && parcel?.cell, thingOf(answer), !isRow && parcel?.cell, place].filter(Boolean);
  return known.length === 0 ? undefined : known.join(' · ');
}

/** Whose the parcel is and what it weighs, or what kind of bag it is and how much lies in it; empty where nobody knows. */
export function thingOf({ parcel, bag }: Pick<Answer, 'parcel' | 'bag'>): string {
  const { kg, kinds, parcels } = benchTexts.read();
  const weight = parcel?.weightG ? `${formatDecimal(String(parcel.weightG / 1_000))}\u00A0${kg}` : undefined;
  const facts = parcel
    ? [parcel.customerCode, weight]
    : [bag && kinds[bag.kind], bag && parcels(bag.parcels)];
  return facts.filter(Boolean).join(' · ');
}

/** The last ten scans, whichever station of this device they were made at. */
export function benchRows({ recent }: StationQueueStatus, queue: StationQueue): RecentRow[] {
  const { recent: words, says } = stationsTexts.read();
  return recent.map((row) => {
    const { scanId, storedAt, facts, answer, refusal } = row;
    const base = { id: scanId, code: facts.code, at: storedAt };
    if (refusal !== undefined) {
      const act = { name: words.again, label: words.again, onPress: () => void queue.sendAgain(row) };
      const isListed = row.state === 'needsPerson';
      return { ...base, tone: 'NEEDS_PERSON', line: words.refused, act: isListed ? act : undefined };
    }
    if (answer === undefined) return { ...base, tone: 'STORED', line: words.waits };
    const { verdict, say } = answer;
    const { title, line } = says[say];
    return { ...base, tone: verdict, name: title, line: (verdict === 'OK' && factsOf(row, true)) || line };
  });
}
