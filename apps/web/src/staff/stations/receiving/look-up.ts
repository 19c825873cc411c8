import { sayOfNoCode } from '@rohi/contract/stations/scanned-code';
import type { ExpectedParcel } from '@rohi/contract/stations/snapshot.contract';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { ParcelStatus, stepIndexOf, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { SidesMm } from './typed-measures.ts';
import type { ProblemAnswer, ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';

/** `READY`: it may be received. `CHECKING`: the snapshot does not know it, and the service is being asked. */
export type LookSay = ScanSay | 'READY' | 'CHECKING';

/** A problem on record. */
export type OpenProblem = { kind: ReceiptProblem; answer: ProblemAnswer | null };

/** What the station knows of a code before it is received. */
export type Look = {
  say: LookSay;
  customerCode: string | null;
  orderCode: string | null;
  goods: string | null;
  /** As declared. */
  weightG: number | null;
  sides: SidesMm | null;
  /** Where its owner collects it; undefined where that is not known. */
  pickupPointId?: number | undefined;
  /** What is open with it, and what its owner has answered; undefined where that is not known. */
  problem?: OpenProblem | undefined;
  /** Epoch milliseconds at which this device has received it; undefined where it has not. */
  receivedHereAt?: number | undefined;
  /** The cell that it was put into then. */
  receivedHereIn?: string | undefined;
  /** The word of the service, or of a snapshot while the line stands. */
  hasLine: boolean;
  /** The word of the snapshot: true for as long as the line stands, which may fall after the scan. */
  isOfSnapshot?: true;
};

const nothing = { customerCode: null, orderCode: null, goods: null, weightG: null, sides: null };

/** The word of the snapshot; undefined for a code that it does not hold. */
export function lookInSnapshot(parcel: ExpectedParcel | undefined, hasLine: boolean): Look | undefined {
  if (parcel === undefined) return undefined;
  const { customerCode, orderCode, goods, weightG, sides, flags, isSeveral } = parcel;
  const keeps = staysFor(flags) ?? (flags.includes('HELD') ? 'HELD' : undefined);
  const say = keeps ?? (isSeveral ? 'SEVERAL_WAIT' : 'READY');
  const pickupPointId = parcel.pickupPointId ?? undefined;
  return { say, customerCode, orderCode, goods, weightG, sides, pickupPointId, hasLine, isOfSnapshot: true };
}

/** Whether a word holds with the line as it is now: the snapshot's is stored news once the line has fallen. */
export function isCertainNow(look: Pick<Look, 'hasLine' | 'isOfSnapshot'>, hasLine: boolean): boolean {
  return look.hasLine && (look.isOfSnapshot !== true || hasLine);
}

const sayOfOwnCode: Partial<Record<CodeType, ScanSay>> = {
  bag: 'BAG_CODE',
  trip: 'TRIP_CODE',
  order: 'ORDER_CODE',
  claim: 'NOT_A_CODE',
  invoice: 'NOT_A_CODE',
};

/** Why a code is not looked up: it is one of ours of something that no parcel bears, or more than one. */
export function sayOfOtherThing(code: string): ScanSay | undefined {
  const isSeveral = sayOfNoCode(code) === 'SEVERAL_CODES';
  return isSeveral ? 'SEVERAL_CODES' : sayOfOwnCode[kindOfOwnCode(code) ?? 'parcel'];
}

/**
 * A code of which the snapshot says nothing: while the service is asked, in its place, or because it was received here.
 */
export function lookUnknown(say: 'CHECKING' | 'NOT_DECLARED' | 'ALREADY_RECEIVED', hasLine: boolean): Look {
  return { ...nothing, say, hasLine };
}

type FoundParcel = {
  status: ParcelStatus;
  customerCode: string | null;
  orderCode: string | null;
  receivedAt: string | null;
  weightKg: string | null;
  problems: readonly ParcelProblem[];
  pickupPoint: { id: number } | null;
};

/** The word of the service on a parcel that it has on record. */
export function lookAtParcel({
  status,
  customerCode,
  orderCode,
  receivedAt,
  weightKg,
  problems,
  pickupPoint,
}: FoundParcel): Look {
  const weightG = weightKg === null ? null : Math.round(Number(weightKg) * 1_000);
  // Once it is received, the weight on record is the measured one.
  const declaredG = receivedAt === null ? weightG : null;
  const facts = { customerCode, orderCode, goods: null, weightG: declaredG, sides: null, hasLine: true };
  return { ...facts, pickupPointId: pickupPoint?.id, say: sayOf(status, receivedAt, problems) };
}

function sayOf(status: ParcelStatus, receivedAt: string | null, problems: readonly ParcelProblem[]): LookSay {
  if (status === ParcelStatus.Cancelled) return 'CANCELLED';
  if (status === ParcelStatus.Received) return 'COLLECTED';
  const stays = staysFor(problems);
  if (stays !== undefined) return stays;
  if (stepIndexOf(status) > stepIndexOf(ParcelStatus.AwaitingDeparture)) return 'LEFT_CHINA';
  if (receivedAt !== null) return 'ALREADY_RECEIVED';
  return problems.includes('HELD') ? 'HELD' : 'READY';
}

/** A parcel that was received in another warehouse than this one: nothing else of it is shown. */
export function lookElsewhere(): Look {
  return { ...nothing, say: 'OTHER_WAREHOUSE', hasLine: true };
}

const saysOfAnswers = { SEND_ON: 'MAY_GO_ON', RETURN: 'TO_RETURN', DISPOSE: 'TO_DISPOSE' } as const;

/**
 * The same with the problem of a parcel that lies here: it is held until its owner has answered, and then what was
 * answered is to be done.
 */
export function withProblem(look: Look, problem: OpenProblem | null): Look {
  if (problem === null || look.say !== 'ALREADY_RECEIVED') return look;
  return { ...look, problem, say: problem.answer === null ? 'HELD' : saysOfAnswers[problem.answer] };
}

const verdicts: Partial<Record<LookSay, ScanVerdict | 'READY'>> = {
  READY: 'OK',
  CHECKING: 'READY',
  NOT_DECLARED: 'UNKNOWN',
  SEVERAL_WAIT: 'UNKNOWN',
  ALREADY_RECEIVED: 'DUPLICATE',
  MAY_GO_ON: 'DUPLICATE',
  OTHER_WAREHOUSE: 'WRONG_PLACE',
};

/** How it is shown; whatever else stands against receiving is blocked. */
export function verdictOfLook(say: LookSay): ScanVerdict | 'READY' {
  return verdicts[say] ?? 'BLOCKED';
}

/** Whether Enter may receive it; of the rest the words say why not. */
export function isReceivable(say: LookSay): boolean {
  return ['READY', 'CHECKING', 'NOT_DECLARED', 'SEVERAL_WAIT'].includes(say);
}
