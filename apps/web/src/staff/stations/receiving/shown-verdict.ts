import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { benchRows, noticeVerdict, thingOf } from '../bench/bench-verdict.ts';
import { receivingTexts, stationsTexts } from '../station-words.ts';
import type { VerdictWords } from '../verdict/tones.ts';
import { verdictOfScan } from '../verdict/scan-verdict.ts';
import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import type { RecentRow } from '../verdict/recent-scans.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { isQuestion } from '../verdict/tones.ts';
import { isCertainNow, isReceivable, verdictOfLook } from './look-up.ts';
import type { LookSay } from './look-up.ts';
import type { Card, Question } from './receiving-work.ts';
import type { Receiving } from './use-receiving.ts';

/** What the banner says now: of the last thing that happened. */
export function shownVerdict({
  work: { card },
  notice,
  last,
  problems,
  status,
  row,
}: Receiving): ShownVerdict {
  const hasLine = status.line !== 'down';
  const { ready, commands } = stationsTexts.read();
  const { customerFirst, problem } = receivingTexts.read();
  if (notice !== undefined) {
    const words = { ready, help: commands.help, own: { CUSTOMER_FIRST: customerFirst } };
    return noticeVerdict(notice, words, hasLine);
  }
  // A scan that is not of the parcel on the table: one that was taken back, a report that it lies here.
  if (last !== undefined && last.scanId !== card?.scanId) return verdictOfScan(last, last.row, hasLine);
  if (problems !== undefined && card !== undefined)
    return { id: `${card.code}-problems`, tone: 'READY', words: problem.ask, code: card.code, hasLine };
  if (card === undefined) return { id: 'ready', tone: 'READY', words: ready, hasLine };
  if (card.scanId !== undefined) return verdictOfScan(card, row, hasLine);
  const { asked, look } = card;
  return asked === undefined || !isReceivable(look.say)
    ? ofLook(card, hasLine)
    : ofQuestion(card, asked, hasLine);
}

function ofLook({ code, at, look }: Card, lineStands: boolean): ShownVerdict {
  const id = `${code}-${at}-${look.say}`;
  const { say, receivedHereAt, receivedHereIn } = look;
  const words = wordsOfLook(say);
  const line =
    say === 'ALREADY_RECEIVED' && receivedHereAt !== undefined
      ? receivingTexts.read().receivedHere(timeOfDay(receivedHereAt), receivedHereIn)
      : words.line;
  return {
    id,
    tone: verdictOfLook(say),
    words: { ...words, line },
    say,
    code,
    hasLine: isCertainNow(look, lineStands),
  };
}

function wordsOfLook(say: LookSay): VerdictWords {
  const { looks } = receivingTexts.read();
  return say === 'READY' || say === 'CHECKING' ? looks[say] : stationsTexts.read().says[say];
}

function ofQuestion({ code, at }: Card, question: Question, hasLine: boolean): ShownVerdict {
  const { questions } = receivingTexts.read();
  const own = question in questions ? questions[question as keyof typeof questions] : undefined;
  const words =
    own ?? stationsTexts.read().says[question as keyof ReturnType<typeof stationsTexts.read>['says']];
  const tone = question === 'NOT_DECLARED' || question === 'SEVERAL_WAIT' ? 'UNKNOWN' : 'ASKS';
  return {
    id: `${code}-${at}-asked-${question}`,
    tone,
    words,
    say: question,
    code,
    hasLine: hasLine || own !== undefined,
  };
}

/**
 * The last ten: what the queue holds, and what was looked up and not received. `openInPool` is there for who looks for
 * owners.
 */
export function recentRows(receiving: Receiving, openInPool?: (code: string) => void): RecentRow[] {
  const { work, status, bench, listed } = receiving;
  // What was asked or refused of a box stands in the row of its scan.
  const scanned = new Set(listed.map(({ facts }) => facts.code));
  const open = work.open.filter(({ code }) => !scanned.has(code));
  const own = {
    factsOf: ({ parcel }: ScanAnswer) => (parcel === null ? undefined : thingOf({ parcel })),
    actOf: (row: StationScanRow) => actOf(row, receiving, openInPool),
  };
  const rows = [
    ...open.toReversed().map((card) => openRow(card, receiving)),
    ...benchRows(status, bench, own),
  ];
  return rows.toSorted((a, b) => b.at - a.at).slice(0, 10);
}

/**
 * A question that was not answered brings its box back onto the table; an unidentified box leads to where its owner is
 * looked for.
 */
function actOf(
  row: StationScanRow,
  { work, reopenScan }: Receiving,
  openInPool: ((code: string) => void) | undefined,
): RecentRow['act'] {
  const { recent } = stationsTexts.read();
  const { code } = row.facts;
  const say = row.answer?.say;
  // Another scan of the box, or somebody who has seen to it, takes it off the list.
  if (row.state === 'needsPerson' && say !== undefined && isQuestion(say) && work.card?.code !== code)
    return { name: recent.back, label: recent.reopen(code), onPress: () => reopenScan(row) };
  if (say !== 'RECEIVED_UNOWNED' || openInPool === undefined) return undefined;
  return { name: recent.pool, label: recent.openInPool(code), onPress: () => openInPool(code) };
}

function openRow({ code, at, look }: Card, { reopen }: Receiving): RecentRow {
  const { recent } = stationsTexts.read();
  const { title, line } = wordsOfLook(look.say);
  const base = { id: `open-${code}`, code, at };
  if (!isReceivable(look.say)) return { ...base, tone: verdictOfLook(look.say), name: title, line };
  return {
    ...base,
    tone: 'OPEN',
    line: look.customerCode ?? title,
    act: { name: recent.back, label: recent.reopen(code), onPress: () => reopen(code) },
  };
}
