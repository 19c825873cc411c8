import { stationsTexts } from '../stations-words.ts';
import type { VerdictWords } from '../texts/stations-texts.ts';
import { verdictOfScan } from '../verdict/scan-verdict.ts';
import type { ShownVerdict } from '../verdict/verdict-banner.tsx';
import type { RecentRow } from '../verdict/recent-scans.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import { scaleVerdict } from '../scale/scale-verdict.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { kilograms } from './late-scan-row.tsx';
import { isReceivable, verdictOfLook } from './look-up.ts';
import type { LookSay } from './look-up.ts';
import type { Card, Question } from './receiving-work.ts';
import { isAsking } from './receiving-work.ts';
import { isUndone, takenBack } from '../undo/undo-work.ts';
import { receivingTexts } from './receiving-words.ts';
import type { Notice } from './receiving-table.ts';
import type { Receiving } from './use-receiving.ts';

/** What the banner says now: of the last thing that happened. */
export function shownVerdict({ work: { card }, notice, problems, status, row }: Receiving): ShownVerdict {
  const hasLine = status.line !== 'down';
  if (notice?.kind === 'undo') {
    const { scanId, code } = notice;
    return verdictOfScan(
      { scanId, code },
      status.recent.find((each) => each.scanId === scanId),
      hasLine,
    );
  }
  if (notice !== undefined) return ofNotice(notice, hasLine);
  if (problems !== undefined && card !== undefined) {
    const words = receivingTexts.read().problem.ask;
    return { id: `${card.code}-problems`, tone: 'READY', words, code: card.code, hasLine };
  }
  if (card === undefined) return { id: 'ready', tone: 'READY', words: stationsTexts.read().ready, hasLine };
  if (card.scanId !== undefined) return verdictOfScan(card, row, hasLine);
  const { asked, look } = card;
  return asked === undefined || !isReceivable(look.say) ? ofLook(card) : ofQuestion(card, asked, hasLine);
}

function ofNotice(notice: Exclude<Notice, { kind: 'undo' }>, hasLine: boolean): ShownVerdict {
  const { says, notStored, commands } = stationsTexts.read();
  const id = `${notice.kind}-${notice.at}`;
  if (notice.kind === 'noCode') {
    const { say = 'NOT_A_CODE' } = notice;
    return { id, tone: 'BLOCKED', words: says[say], say, code: notice.code.slice(0, 60), hasLine: true };
  }
  if (notice.kind === 'customer')
    return {
      id,
      tone: 'UNKNOWN',
      words: receivingTexts.read().customerFirst,
      code: notice.code,
      hasLine: true,
    };
  if (notice.kind === 'notStored') return { id, tone: 'BLOCKED', words: notStored, hasLine: true };
  if (notice.kind === 'scale') return scaleVerdict(notice);
  const name = commands.names[notice.command];
  const words = notice.kind === 'help' ? commands.help : commands[notice.kind](name);
  return { id, tone: 'READY', words, hasLine };
}

function ofLook({ code, at, look }: Card): ShownVerdict {
  const id = `${code}-${at}-${look.say}`;
  const { say, hasLine, receivedHereAt } = look;
  const words = wordsOfLook(say);
  const line =
    say === 'ALREADY_RECEIVED' && receivedHereAt !== undefined
      ? receivingTexts.read().receivedHere(timeOfDay(receivedHereAt))
      : words.line;
  return { id, tone: verdictOfLook(say), words: { ...words, line }, say, code, hasLine };
}

function wordsOfLook(say: LookSay): VerdictWords {
  const { looks } = receivingTexts.read();
  return say === 'READY' || say === 'CHECKING' ? looks[say] : stationsTexts.read().says[say];
}

function ofQuestion({ code, at }: Card, asked: Question, hasLine: boolean): ShownVerdict {
  const { questions } = receivingTexts.read();
  const own = asked in questions ? questions[asked as keyof typeof questions] : undefined;
  const words =
    own ?? stationsTexts.read().says[asked as keyof ReturnType<typeof stationsTexts.read>['says']];
  const tone = asked === 'NOT_DECLARED' || asked === 'SEVERAL_WAIT' ? 'UNKNOWN' : 'BLOCKED';
  return {
    id: `${code}-${at}-asked-${asked}`,
    tone,
    words,
    say: asked,
    code,
    hasLine: hasLine || own !== undefined,
  };
}

/** The last ten: what the queue holds, and what was looked up and not received. `openInPool` is there for who looks for owners. */
export function recentRows(receiving: Receiving, openInPool?: (code: string) => void): RecentRow[] {
  const { work, status } = receiving;
  // What was asked or refused of a box stands in the row of its scan.
  const scanned = new Set(receiving.listed.map(({ facts }) => facts.code));
  const open = work.open.filter(({ code }) => !scanned.has(code));
  const rows = [
    ...open.toReversed().map((card) => openRow(card, receiving)),
    ...status.recent.map((row) => withPool(row, scanRow(row, receiving), openInPool)),
  ];
  return rows.toSorted((a, b) => b.at - a.at).slice(0, 10);
}

/** A box of nobody leads to where its owner is looked for. */
function withPool(
  { answer, facts }: StationScanRow,
  row: RecentRow,
  openInPool: ((code: string) => void) | undefined,
): RecentRow {
  const { recent } = stationsTexts.read();
  if (answer?.say !== 'RECEIVED_UNOWNED' || row.act !== undefined || openInPool === undefined) return row;
  const act = {
    name: recent.pool,
    label: recent.openInPool(facts.code),
    onPress: () => openInPool(facts.code),
  };
  return { ...row, act };
}

function openRow({ code, at, look }: Card, { reopen }: Receiving): RecentRow {
  const { recent } = stationsTexts.read();
  const { title } = wordsOfLook(look.say);
  const base = { id: `open-${code}`, code, at };
  if (!isReceivable(look.say)) return { ...base, tone: verdictOfLook(look.say), line: title };
  return {
    ...base,
    tone: 'OPEN',
    line: look.customerCode ?? title,
    act: { name: recent.back, label: recent.reopen(code), onPress: () => reopen(code) },
  };
}

function scanRow(row: StationScanRow, { work, queue, status, reopenScan }: Receiving): RecentRow {
  const { recent, says } = stationsTexts.read();
  const { scanId, storedAt, facts, answer, refusal } = row;
  const { code } = facts;
  const base = { id: scanId, code, at: storedAt };
  if (takenBack(status.recent).has(scanId))
    return { ...base, tone: 'OPEN', name: says.UNDONE.title, line: recent.undone };
  // Another scan of the box, or somebody who has seen to it, takes it off the list.
  const isListed = row.state === 'needsPerson';
  if (refusal !== undefined) {
    const act = { name: recent.again, label: recent.again, onPress: () => void queue.sendAgain(row) };
    return { ...base, tone: 'NEEDS_PERSON', line: recent.refused, act: isListed ? act : undefined };
  }
  if (answer === undefined) return { ...base, tone: 'STORED', line: recent.waits };
  const { verdict, say, parcel } = answer;
  const canAnswer = isListed && isAsking(say) && work.card?.code !== code;
  const act = { name: recent.back, label: recent.reopen(code), onPress: () => reopenScan(row) };
  const { title, line: why } = says[say];
  if (isUndone(say)) return { ...base, tone: 'OPEN', name: title, line: why };
  const weight = parcel?.weightG ? kilograms(parcel.weightG) : undefined;
  const known = [parcel?.customerCode, weight].filter(Boolean).join(' · ');
  const line = verdict === 'OK' ? known || why : why;
  return { ...base, tone: verdict, name: title, line, act: canAnswer ? act : undefined };
}
