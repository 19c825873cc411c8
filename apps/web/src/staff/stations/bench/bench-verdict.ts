import { sayOfNoCode } from '@rohi/contract/stations/scanned-code';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { scaleVerdict } from '../scale/scale-verdict.ts';
import type { StationQueueStatus, StationScanRow } from '../scan-queue/browser-queue.ts';
import type { Bench, BenchNotice, Foretold } from './bench.ts';
import { benchTexts, stationsTexts } from '../station-words.ts';
import type { VerdictWords } from '../verdict/tones.ts';
import type { RecentRow } from '../verdict/recent-scans.tsx';
import { toneOfAnswer } from '../verdict/tones.ts';
import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import { isUndone, takenBack } from '../undo/undo-work.ts';
import type { BenchAtWork } from './use-bench.ts';

/** The words of a station in the place of those that all have. */
export type BenchWords = {
  ready: VerdictWords;
  help: VerdictWords;
  /** Of its own notices, by name. */
  own: Readonly<Record<string, VerdictWords>>;
  /** What the station knows of a code by itself, while the line is down. */
  known?: ((code: string) => VerdictWords | undefined) | undefined;
  /** A closer line than the word of the answer has. */
  lineOf?: ((answer: ScanAnswer) => string | undefined) | undefined;
};

/** What a notice says. */
export function noticeVerdict(
  notice: BenchNotice,
  words: Pick<BenchWords, 'ready' | 'help' | 'own'>,
  hasLine: boolean,
): ShownVerdict {
  const { says, notStored, commands } = stationsTexts.read();
  const id = `${notice.kind}-${notice.at}`;
  if (notice.kind === 'noCode') {
    const { say = sayOfNoCode(notice.code) } = notice;
    return { id, tone: 'BLOCKED', words: says[say], say, code: notice.code.slice(0, 60), hasLine: true };
  }
  if (notice.kind === 'notStored') return { id, tone: 'BLOCKED', words: notStored, hasLine: true };
  if (notice.kind === 'stays') {
    const { say, code } = notice;
    return { id, tone: 'BLOCKED', words: says[say], say, code, hasLine: false };
  }
  if (notice.kind === 'scale') return scaleVerdict(notice);
  if (notice.kind === 'own') {
    const { word, code, tone, mayLieHere } = notice;
    const own = words.own[word] ?? says[word as keyof typeof says] ?? words.ready;
    const isCertain = hasLine || tone !== undefined;
    return { id, tone: tone ?? 'READY', words: own, say: word, code, mayLieHere, hasLine: isCertain };
  }
  const name = commands.names[notice.command];
  return {
    id,
    tone: 'READY',
    words: notice.kind === 'help' ? words.help : commands[notice.kind](name),
    hasLine,
  };
}

/** What the banner says now: of the last thing that happened. */
export function benchVerdict({ notice, last, status }: BenchAtWork, words: BenchWords): ShownVerdict {
  const hasLine = status.line !== 'down';
  const { says, stored, refused } = stationsTexts.read();
  if (notice !== undefined) return noticeVerdict(notice, words, hasLine);
  if (last === undefined || takenBack(status.recent).has(last.scanId))
    return { id: 'ready', tone: 'READY', words: words.ready, hasLine };
  const { scanId, code, row, foretold } = last;
  if (row?.refusal !== undefined)
    return { id: `${scanId}-refused`, tone: 'NEEDS_PERSON', words: refused, code, hasLine: true };
  const answer = row?.answer ?? foretold;
  if (answer !== undefined) {
    const { verdict, say } = answer;
    const closer = row?.answer && words.lineOf?.(row.answer);
    const line = closer ?? (verdict === 'OK' ? factsOf(answer) : undefined);
    const sayWords = line === undefined ? says[say] : { ...says[say], line };
    // The same word of the service is no other verdict.
    const isCertain = row?.answer !== undefined || hasLine;
    const tone = isUndone(say) ? 'READY' : toneOfAnswer({ verdict, say });
    const notes = row?.answer?.parcel?.notes;
    return { id: `${scanId}-${say}`, tone, words: sayWords, say, code, hasLine: isCertain, notes };
  }
  const offline = words.known?.(code) ?? { ...stored, line: stored.offline };
  const waits = hasLine ? stored : offline;
  return { id: `${scanId}-stored`, tone: 'STORED', words: waits, code, hasLine };
}

type Known = Pick<Foretold, 'say' | 'parcel'> & { bag?: Foretold['bag'] | undefined };
type Thing = {
  parcel: Pick<NonNullable<Foretold['parcel']>, 'customerCode' | 'weightG'> | null;
  bag?: Foretold['bag'] | undefined;
};

/** What is known of the thing that was scanned; undefined while that is nothing. */
function factsOf(stationFacts: Known, isRow = false): string | undefined {
  const { inBag } = benchTexts.read();
  const { parcel, bag, say } = stationFacts;
  const isIn = say === 'BAGGED' || say === 'MOVED_TO_BAG';
  const place = !isRow && parcel && bag && isIn ? inBag(bag.parcels) : undefined;
  // In a narrow row the cell comes first: it is what the scan was for.
  const facts = [isRow && parcel?.cell, thingOf(stationFacts), !isRow && parcel?.cell, place].filter(Boolean);
  return facts.length === 0 ? undefined : facts.join(' · ');
}

/**
 * The owner and weight of the parcel, or what kind of bag it is and how much lies in it; empty where that is unknown.
 */
export function thingOf({ parcel, bag }: Thing): string {
  const { kg, kinds, parcels } = benchTexts.read();
  const weight = parcel?.weightG ? `${formatDecimal(String(parcel.weightG / 1_000))}\u00A0${kg}` : undefined;
  const facts = parcel
    ? [parcel.customerCode, weight]
    : [bag && kinds[bag.kind], bag && parcels(bag.parcels)];
  return facts.filter(Boolean).join(' · ');
}

/** What a station says otherwise in the rows of its scans: the facts of a thing, and what can still be done with it. */
type OwnRows = {
  factsOf?: (answer: ScanAnswer) => string | undefined;
  actOf?: (row: StationScanRow) => RecentRow['act'];
};

/** The last ten scans, whichever station of this device they were made at. */
export function benchRows(
  { recent }: StationQueueStatus,
  { queue, foretold }: Pick<Bench, 'queue' | 'foretold'>,
  own: OwnRows = {},
): RecentRow[] {
  const { recent: words, says } = stationsTexts.read();
  const undone = takenBack(recent);
  return recent.map((row) => {
    const { scanId, storedAt, facts, answer, refusal } = row;
    const base = { id: scanId, code: facts.code, at: storedAt };
    if (undone.has(scanId)) return { ...base, tone: 'OPEN', name: says.UNDONE.title, line: words.undone };
    if (refusal !== undefined) {
      const act = { name: words.again, label: words.again, onPress: () => void queue.sendAgain(row) };
      const isListed = row.state === 'needsPerson';
      return { ...base, tone: 'NEEDS_PERSON', line: words.refused, act: isListed ? act : undefined };
    }
    const foretoldVerdict = foretold.get(scanId);
    if (answer === undefined) {
      const line =
        foretoldVerdict === undefined ? words.waits : `${says[foretoldVerdict.say].title} · ${words.waits}`;
      return { ...base, tone: 'STORED', line };
    }
    const { verdict, say } = answer;
    const { title, line } = says[say];
    if (isUndone(say)) return { ...base, tone: 'OPEN', name: title, line };
    const what = own.factsOf === undefined ? factsOf(answer, true) : own.factsOf(answer);
    const act = own.actOf?.(row);
    return {
      ...base,
      tone: toneOfAnswer({ verdict, say }),
      name: title,
      line: (verdict === 'OK' && what) || line,
      act,
    };
  });
}
