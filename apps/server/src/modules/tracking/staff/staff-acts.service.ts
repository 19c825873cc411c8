/**
 * What somebody may do to parcels, shown before it is done. The transition table judges as it will judge the act
 * itself; nothing is written here.
 */
import type { ErrorName, ErrorParams } from '@rohi/contract/errors';
import type { Locale } from '@rohi/contract/locales';
import { cancelReasons } from '@rohi/contract/tracking/parcel-events';
import { officeFlags } from '@rohi/contract/tracking/parcel-status';
import type { moveActs } from '@rohi/contract/tracking/staff-acts.contract';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type * as z from 'zod/mini';
import type { Context } from '../../../context.ts';
import { errorText } from '../../../messages.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { readWords, type PublicWords } from '../../reference-data/words.service.ts';
import { describeEvent } from '../answers/event-text.ts';
import type { ParcelEvent } from '../moves/parcel-history.ts';
import type { Move, MoveOutcome } from '../moves/parcel-move.ts';
import { decideMove } from '../moves/parcel-moves.ts';
import { findParcelsOfCodes, type KnownParcel } from '../tracking.service.ts';
import { lastTakenBack } from './last-taken-back.ts';

/** What the table says of one parcel. */
export type MoveActs = { [Key in keyof typeof moveActs]: z.output<(typeof moveActs)[Key]> };
type Words = Pick<PublicWords, 'eventTexts' | 'statusNames'>;
/** How a move would end, in words where it is refused. */
type Judge = (move: Pick<Move, 'type' | 'reason' | 'flag' | 'corrects'>) => {
  fits: boolean;
  why: string | null;
};

/** What may be done to each of these parcels; one that the caller does not see is left out, as an unknown one is. */
export async function judgeActs(
  context: Context,
  principal: UserPrincipal,
  ids: readonly string[],
  locale: Locale,
): Promise<MoveActs[]> {
  const codes = [...new Set(ids.map(normalizeTrackingCode))];
  const bound = boundPointOf(principal);
  const [parcels, words] = await Promise.all([findParcelsOfCodes(context.db, codes), readWords(context)]);
  const seen = parcels.filter(({ facts }) => bound === undefined || facts.pickupPointId === bound);
  const places = placeDirectoryOf(context);
  await places.prepare(
    context.db,
    seen.map(({ history }) => lastTakenBack(history)?.placeId ?? null),
  );
  const placeOf = (id: number | null) => (id === null ? undefined : places.find(id, locale)) ?? null;
  const now = context.clock.now();
  return seen.map((parcel) => {
    const judge: Judge = (move) => {
      const fullMove = { ...move, actor: principal, source: 'office' } as const;
      return verdictOf(
        decideMove(parcel.history, fullMove, now, parcel.facts.customerCode),
        words[locale],
        locale,
      );
    };
    return actsOf(
      parcel,
      judge,
      (last) => describeEvent(words[locale].eventTexts, last, placeOf(last.placeId)).title,
    );
  });
}

function actsOf(
  { trackingCode, state, history }: KnownParcel,
  judge: Judge,
  titleOf: (event: ParcelEvent) => string,
): MoveActs {
  const cancels = cancelReasons.map((reason) => ({ reason, ...judge({ type: 'CANCELLED', reason }) }));
  const flags = (type: 'FLAG_RAISED' | 'FLAG_CLEARED') => {
    const judged = officeFlags.map((flag) => ({ flag, ...judge({ type, flag }) }));
    return { ...summed(judged), flags: judged.flatMap(({ flag, fits }) => (fits ? [flag] : [])) };
  };
  const last = lastTakenBack(history);
  return {
    id: trackingCode,
    version: state.version,
    accept: judge({ type: 'FORECAST_ACCEPTED' }),
    cancel: { ...summed(cancels), reasons: cancels.flatMap(({ reason, fits }) => (fits ? [reason] : [])) },
    undo: {
      ...judge({ type: 'CORRECTED', corrects: last?.seq ?? 0, reason: 'given' }),
      event: last === undefined ? null : titleOf(last),
      at: last?.occurredAt.toISOString() ?? null,
      actor: last?.actor ?? null,
    },
    raise: flags('FLAG_RAISED'),
    clear: flags('FLAG_CLEARED'),
  };
}

/** One of several ways is enough; the first refusal speaks for all. */
function summed(ways: readonly { fits: boolean; why: string | null }[]): {
  fits: boolean;
  why: string | null;
} {
  if (ways.some(({ fits }) => fits)) return { fits: true, why: null };
  return { fits: false, why: ways.find(({ why }) => why !== null)?.why ?? null };
}

function verdictOf(
  outcome: MoveOutcome,
  words: Words,
  locale: Locale,
): { fits: boolean; why: string | null } {
  if (outcome.result !== 'refused') return { fits: outcome.result === 'moved', why: null };
  return {
    fits: false,
    why: errorText(outcome.error, locale, inWords(outcome.error, outcome.params ?? {}, words)),
  };
}

/** The parameters of a refusal, with event and status as people read them. */
export function inWords(
  error: ErrorName,
  params: ErrorParams,
  { eventTexts, statusNames }: Words,
): ErrorParams {
  if (error !== 'tracking.moveNotAllowed') return params;
  const { event, status } = params;
  const titles: Readonly<Record<string, { title: string } | undefined>> = eventTexts.events;
  const names: Readonly<Record<string, string | undefined>> = statusNames;
  return {
    ...params,
    event: titles[String(event)]?.title ?? String(event),
    status: names[String(status)] ?? String(status),
  };
}
