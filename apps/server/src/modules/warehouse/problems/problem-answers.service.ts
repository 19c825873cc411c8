/**
 * Owns what owners answer to a parcel that is held for a problem. Promises that each sees and answers the own ones
 * alone, that of two windows one answer stands, that a parcel which may go on is held no more in the same transaction,
 * and that the answer may be changed until the warehouse has acted. Prices are named here, not charged
 * (docs/decisions/money.md#0102), and stay as they were when the problem was reported (docs/decisions/money.md#0114).
 */
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { problemAnswerNames, receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { problemAnswerDays, type ProblemAnswer } from '@rohi/contract/tracking/receipt-problems';
import type {
  answerProblem as answerCall,
  OwnProblem,
} from '@rohi/contract/warehouse/parcel-problems.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { systemPrincipal, type UserPrincipal } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { lockParcels, writeParcels } from '../../tracking/tracking.service.ts';
import { lastDayToAnswer } from './answer-days.ts';
import {
  findOwnedProblem,
  markOverdueProblems,
  openProblemsOf,
  writeAnswer,
  type OwnedProblem,
} from './answered-problem.store.ts';
import { priceText, recordedPrice } from './price-text.ts';
import { openOffers, wirePrice, type Offer } from './problem-offers.service.ts';

type Answering = { principal: UserPrincipal; actor: AuditActor };

/** Own parcels that are held for a problem. */
export async function readOwnProblems(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<{ list: OwnProblem[] }> {
  const problems = await openProblemsOf(context.db, principal.customerCode ?? '');
  if (problems.length === 0) return { list: [] };
  const offersOf = await openOffers(context, context.db);
  return { list: problems.map((problem) => described(problem, offersOf(problem), locale)) };
}

/**
 * Says what is to be done with a parcel. Throws `warehouse.problemNotFound`, `warehouse.problemSettled` once the
 * warehouse has acted, `warehouse.answeredMeanwhile` over a revision that is not the last, `request.invalid` for what
 * cannot be done with such a parcel.
 */
export async function answerProblem(
  context: Context,
  answering: Answering,
  id: string,
  body: BodyOf<typeof answerCall>,
  locale: Locale,
): Promise<DataOf<typeof answerCall>> {
  const customerCode = answering.principal.customerCode ?? '';
  const found = await findOwnedProblem(context.db, customerCode, id, 'read');
  if (found === undefined) throw new AppError('warehouse.problemNotFound');
  const { trackingCode } = found;
  return inPatientTransaction(context, `parcel:${trackingCode}`, async (tx) => {
    await lockParcels(tx, [trackingCode]);
    const problem = await findOwnedProblem(tx, customerCode, id, 'lock');
    if (problem === undefined) throw new AppError('warehouse.problemNotFound');
    const offers = (await openOffers(context, tx))(problem);
    // The same from another window, or sent again, is one answer.
    if (problem.answer !== body.answer || problem.isEnded) {
      const offer = chosen(problem, offers, body);
      await act(context, tx, problem, offer.answer);
      await writeAnswer(tx, id, { ...offer, at: context.clock.now() });
      await record(context, tx, answering.actor, problem, offer);
    }
    const written = await findOwnedProblem(tx, customerCode, id, 'read');
    return described(written ?? problem, offers, locale);
  });
}

function chosen(
  { isEnded, revision }: OwnedProblem,
  offers: readonly Offer[],
  body: BodyOf<typeof answerCall>,
): Offer {
  if (isEnded) throw new AppError('warehouse.problemSettled');
  if (revision !== body.revision) throw new AppError('warehouse.answeredMeanwhile');
  const offer = offers.find(({ answer }) => answer === body.answer);
  if (offer === undefined)
    throw new AppError('request.invalid', { fields: [{ field: 'answer', error: 'notAllowed' }] });
  return offer;
}

/**
 * "Send on" takes down what the problem has raised; another answer in its place holds the parcel again. What follows
 * from a rule is not the act of a user.
 */
async function act(context: Context, tx: Tx, problem: OwnedProblem, answer: ProblemAnswer): Promise<void> {
  const isReleased = answer === 'SEND_ON';
  if (!isReleased && problem.answer !== 'SEND_ON') return;
  const { trackingCode, kind: cause, flags } = problem;
  const type = isReleased ? 'FLAG_CLEARED' : 'FLAG_RAISED';
  const mover = { actor: systemPrincipal('warehouse'), source: 'system', cause, answer } as const;
  const [result] = await writeParcels(context, tx, [
    { trackingCode, moves: flags.map((flag) => ({ ...mover, type, flag })) },
  ]);
  if (result === undefined || result.outcomes.some(({ result: outcome }) => outcome === 'refused'))
    throw new AppError('warehouse.problemSettled');
}

function record(
  context: Context,
  tx: Tx,
  actor: AuditActor,
  { trackingCode, kind }: OwnedProblem,
  { answer, price }: Offer,
): Promise<void> {
  return recordAudit(tx, {
    at: context.clock.now(),
    actor,
    action: 'parcel:answer',
    subject: { type: 'parcel', id: trackingCode },
    details: { cause: kind, answer, price: recordedPrice(price) },
  });
}

function described(problem: OwnedProblem, offers: readonly Offer[], locale: Locale): OwnProblem {
  const { id, revision, trackingCode, orderCode, goods, kind, raisedAt, answer, answeredAt, doneBy } =
    problem;
  const { priceMinor, currency } = problem;
  const answered = wirePrice(
    priceMinor === null || currency === null ? undefined : { minor: priceMinor, currency },
  );
  return {
    id,
    revision,
    trackingCode,
    orderCode,
    goods,
    kind,
    kindName: receiptProblemNames[kind][locale],
    raisedAt: raisedAt.toISOString(),
    answerBy: lastDayToAnswer(raisedAt),
    options: offers.map((offer) => ({
      answer: offer.answer,
      name: problemAnswerNames[offer.answer][locale],
      price: offer.price,
      priceText: priceText(offer.price, locale),
      doneBy: offer.doneBy,
    })),
    answer:
      answer === null || answeredAt === null || doneBy === null
        ? null
        : {
            answer,
            name: problemAnswerNames[answer][locale],
            at: answeredAt.toISOString(),
            price: answered,
            priceText: priceText(answered, locale),
            doneBy,
          },
  };
}

/** Hands to support what was not answered in time. Idempotent. */
export async function askSupport({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await markOverdueProblems(db, startOfDushanbeDay(addDays(dushanbeDay(now), -problemAnswerDays)), now);
}
