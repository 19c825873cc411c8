import { ParcelStatus, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { stayFlags } from '@rohi/contract/tracking/stays-put';
import { expect, test } from 'vitest';
import {
  isCertainNow,
  isReceivable,
  lookAtParcel,
  lookInSnapshot,
  lookUnknown,
  sayOfOtherThing,
  verdictOfLook,
  withProblem,
} from './look-up.ts';
import { isReportable, problemOfDigit } from './problem-reports.ts';
import {
  emptyWork,
  fieldOf,
  label,
  receive,
  takenAtOnce,
  withFacts,
  withLook,
  withMark,
  withParcel,
  withReport,
  withTyped,
  withWeighed,
} from './receiving-work.ts';
import type { Card } from './receiving-work.ts';

const expected = {
  code: 'YT8834201957402',
  customerCode: 'TJ-10482',
  orderCode: 'RA2611164KX7PW',
  goods: '服装',
  weightG: 3_500,
  sides: null,
  pickupPointId: 7,
  flags: [],
  isSeveral: false,
};
const ready = lookInSnapshot(expected, true) ?? lookUnknown('NOT_DECLARED', true);
const at = '2026-11-20T08:41:00.000Z';

function cardOf(typed: Partial<Card['typed']> = {}, more: Partial<Card> = {}): Card {
  const { card } = withParcel(emptyWork, expected.code, ready, 1);
  if (card === undefined) throw new Error('no card');
  return { ...card, ...more, typed: { ...card.typed, ...typed } };
}

test('a declared parcel is received as it was weighed and measured', () => {
  expect(receive(cardOf({ weight: '3,42', sides: '38*28*21', cell: ' a-03-2 ' }), at)).toEqual({
    facts: {
      action: 'RECEIVE',
      code: expected.code,
      at,
      weightG: 3_420,
      weighedBy: 'HAND',
      sides: { lengthMm: 380, widthMm: 280, heightMm: 210 },
      cell: 'a-03-2',
    },
  });
});

test('a sticker goes with the receipt of its box, or alone to one that was received before', () => {
  const facts = { action: 'RECEIVE', code: expected.code, at, sticker: 'RPK7NXW3JVA' };
  const received = cardOf({}, { look: lookUnknown('ALREADY_RECEIVED', true) });
  expect(label(received, 'RPK7NXW3JVA', at)).toEqual(facts);
  expect(label(cardOf(), 'RPK7NXW3JVA', at)).toBeUndefined();
  const withSticker = cardOf({ weight: '3,42', sticker: 'RPK7NXW3JVA' });
  expect(receive(withSticker, at)).toMatchObject({ facts: { ...facts, weightG: 3_420 } });
  expect(
    withFacts(cardOf(), { action: 'RECEIVE', code: expected.code, at, sticker: 'RPK7NXW3JVA' }).typed.sticker,
  ).toBe('RPK7NXW3JVA');
  expect(fieldOf('STICKER_USED')).toBe('sticker');
});

test('a missing weight is asked about once, a wrong one until it is right', () => {
  expect(receive(cardOf(), at)).toEqual({ asked: 'NO_WEIGHT' });
  expect(receive(cardOf({}, { asked: 'NO_WEIGHT' }), at)).toMatchObject({ facts: { action: 'RECEIVE' } });
  expect(receive(cardOf({ weight: '3kg' }, { asked: 'BAD_WEIGHT' }), at)).toEqual({ asked: 'BAD_WEIGHT' });
  expect(receive(cardOf({ weight: '3', sides: '1*2' }), at)).toEqual({ asked: 'BAD_SIDES' });
});

test('Enter says yes to what the service has asked, and to nothing else', () => {
  expect(receive(cardOf({ weight: '9' }, { asked: 'FAR_FROM_DECLARED' }), at)).toMatchObject({
    facts: { isSure: true, weightG: 9_000 },
  });
  const undeclared = cardOf({ weight: '9' }, { look: lookUnknown('NOT_DECLARED', true) });
  expect(receive(undeclared, at)).not.toHaveProperty('facts.isSure');
  expect(receive({ ...undeclared, asked: 'NOT_DECLARED' }, at)).toMatchObject({ facts: { isSure: true } });
  const named = cardOf({ weight: '3', customerCode: 'TJ-10482' }, { asked: 'NO_SUCH_CUSTOMER' });
  expect(receive(named, at)).toMatchObject({ facts: { customerCode: 'TJ-10482' } });
  expect(receive(named, at)).not.toHaveProperty('facts.isSure');
});

test('what is more than a third away from the declaration is asked about on the table, offline too', () => {
  const declared = { ...ready, weightG: 3_000, sides: { lengthMm: 600, widthMm: 400, heightMm: 300 } };
  const far = cardOf({ weight: '4,1' }, { look: { ...declared, hasLine: false } });
  expect(receive(far, at)).toEqual({ asked: 'FAR_FROM_DECLARED' });
  expect(receive({ ...far, asked: 'FAR_FROM_DECLARED' }, at)).toMatchObject({ facts: { isSure: true } });
  const near = { look: declared };
  expect(receive(cardOf({ weight: '4', sides: '30*40*60' }, near), at)).not.toHaveProperty('asked');
  expect(receive(cardOf({ weight: '4', sides: '30*40*90' }, near), at)).toHaveProperty('asked');
  // What is broken is not weighed first.
  expect(receive({ ...far, reports: { problem: 'WET' } }, at)).not.toHaveProperty('asked');
});

test('the owner of an undeclared box is asked on the table, offline too, and answered by its customer code', () => {
  const undeclared = cardOf({ weight: '9' }, { look: lookUnknown('NOT_DECLARED', false) });
  expect(receive(undeclared, at)).toEqual({ asked: 'NOT_DECLARED' });
  expect(receive(withTyped(undeclared, 'customerCode', 'TJ-10482'), at)).toMatchObject({
    facts: { customerCode: 'TJ-10482' },
  });
  // The weight is asked first; no answer to it names the owner of the box.
  const unweighed = { ...undeclared, typed: { ...undeclared.typed, weight: '' } };
  expect(receive({ ...unweighed, asked: 'NO_WEIGHT' }, at)).toEqual({ asked: 'NOT_DECLARED' });
});

test('codes of ours that no parcel bears are named, and not looked up', () => {
  expect(sayOfOtherThing('RB12D25TPDW')).toBe('BAG_CODE');
  expect(sayOfOtherThing('RA261126LD7DCK')).toBe('ORDER_CODE');
  expect(sayOfOtherThing('SF1402877330001YT8834207330002')).toBe('SEVERAL_CODES');
  // A carrier's number that begins alike, and a sticker.
  expect(sayOfOtherThing('RB123456789CN')).toBeUndefined();
  expect(sayOfOtherThing('RPU3833RHRN')).toBeUndefined();
});

test('a second Enter says that the owner is illegible, also where several wait', () => {
  const several = cardOf({ weight: '9' }, { look: { ...ready, say: 'SEVERAL_WAIT' } });
  expect(receive(several, at)).not.toHaveProperty('facts.isSure');
  expect(receive({ ...several, asked: 'SEVERAL_WAIT' }, at)).toMatchObject({ facts: { isSure: true } });
});

test('the weight of the scale is the scale’s until somebody changes it', () => {
  const weighed = withWeighed(cardOf(), { grams: 3_420, isStable: true });
  expect(receive(weighed, at)).toMatchObject({ facts: { weightG: 3_420, weighedBy: 'SCALE' } });
  expect(receive(withTyped(weighed, 'sides', '38*28*21'), at)).toMatchObject({
    facts: { weighedBy: 'SCALE' },
  });
  expect(receive(withTyped(weighed, 'weight', '3.5'), at)).toMatchObject({ facts: { weighedBy: 'HAND' } });
});

test('a scale that moves or stands below zero is asked to weigh again, and Enter does not receive without', () => {
  for (const reading of [
    { grams: 3_420, isStable: false },
    { grams: -120, isStable: true },
    { grams: 0, isStable: true },
  ]) {
    const card = withWeighed(cardOf(), reading);
    expect(card).toMatchObject({ asked: 'SCALE_MOVES', typed: { weight: '' } });
    expect(receive(card, at)).toEqual({ asked: 'NO_WEIGHT' });
  }
});

test('a scan that did not do its work comes back as it was sent', () => {
  const sent = receive(
    cardOf({ weight: '3.42', sides: '38*28*21', cell: 'A-1', customerCode: 'TJ-10482' }),
    at,
  );
  if (sent === undefined || 'asked' in sent) throw new Error('nothing was sent');
  expect(receive(withFacts(cardOf(), sent.facts), at)).toEqual(sent);
});

test('a new value is asked about anew', () => {
  expect(withTyped(cardOf({}, { asked: 'FAR_FROM_DECLARED' }), 'weight', '3').asked).toBeUndefined();
});

test('what must not be received, or was sent already, is not sent', () => {
  const held = lookInSnapshot({ ...expected, flags: ['HELD'] }, true) ?? ready;
  expect(receive(cardOf({ weight: '3' }, { look: held }), at)).toBeUndefined();
  expect(receive(cardOf({ weight: '3' }, { scanId: 'a' }), at)).toBeUndefined();
});

test("the snapshot's word is certain for as long as the line stands, the service's for good", () => {
  expect(isCertainNow(ready, true)).toBe(true);
  expect(isCertainNow(ready, false)).toBe(false);
  expect(isCertainNow(lookInSnapshot(expected, false) ?? ready, true)).toBe(false);
  expect(isCertainNow(lookUnknown('NOT_DECLARED', true), false)).toBe(true);
});

test('a parcel that makes way for the next one unreceived is listed with what was typed, and comes back with it', () => {
  let work = withParcel(emptyWork, 'A1', ready, 1);
  if (work.card) work = { ...work, card: withTyped(work.card, 'weight', '3,4') };
  work = withParcel(work, 'B2', ready, 2);
  expect(work.open.map(({ code }) => code)).toEqual(['A1']);
  work = withParcel(work, 'A1', ready, 3);
  expect(work.card).toMatchObject({ code: 'A1', typed: { weight: '3,4' } });
  expect(work.open.map(({ code }) => code)).toEqual(['B2']);
});

test('S02: 20 codes one after another are 20 looks, in their order', () => {
  let work = emptyWork;
  for (let index = 0; index < 20; index += 1) work = withParcel(work, `C${index}`, ready, index);
  expect(work.card?.code).toBe('C19');
  expect(work.open.map(({ code }) => code)).toEqual(
    Array.from({ length: 10 }, (_, index) => `C${index + 9}`),
  );
});

test('an answer that comes late changes its own parcel alone', () => {
  let work = withParcel(emptyWork, 'A1', lookUnknown('CHECKING', true), 1);
  work = withParcel(work, 'B2', ready, 2);
  work = withLook(work, 'A1', lookUnknown('NOT_DECLARED', true));
  expect(work.card?.look.say).toBe('READY');
  expect(work.open[0]?.look.say).toBe('NOT_DECLARED');
});

test('what the service has on record is told from what may be received', () => {
  const parcel = {
    customerCode: null,
    orderCode: null,
    weightKg: '3.420',
    problems: [] as ParcelProblem[],
    pickupPoint: { id: 7 },
  };
  const sayOf = (status: ParcelStatus, receivedAt: string | null, problems: ParcelProblem[] = []) =>
    lookAtParcel({ ...parcel, status, receivedAt, problems }).say;
  expect(sayOf(ParcelStatus.AwaitingDeparture, null)).toBe('READY');
  expect([
    ready,
    lookAtParcel({ ...parcel, status: ParcelStatus.AwaitingDeparture, receivedAt: null }),
  ]).toEqual([expect.objectContaining({ pickupPointId: 7 }), expect.objectContaining({ pickupPointId: 7 })]);
  expect(sayOf(ParcelStatus.AwaitingDeparture, null, ['HELD'])).toBe('HELD');
  for (const flag of stayFlags) {
    expect(sayOf(ParcelStatus.AwaitingDeparture, null, ['HELD', flag])).toBe(flag);
    expect(lookInSnapshot({ ...expected, flags: [flag] }, false)?.say).toBe(flag);
    expect(sayOf(ParcelStatus.AwaitingHubIn, at, [flag])).toBe(flag);
  }
  expect(sayOf(ParcelStatus.AwaitingDeparture, at)).toBe('ALREADY_RECEIVED');
  expect(sayOf(ParcelStatus.AwaitingHubIn, at)).toBe('LEFT_CHINA');
  expect(sayOf(ParcelStatus.AwaitingHubIn, null)).toBe('LEFT_CHINA');
  expect(sayOf(ParcelStatus.Received, at)).toBe('COLLECTED');
  expect(sayOf(ParcelStatus.Cancelled, null)).toBe('CANCELLED');
  expect([verdictOfLook('ALREADY_RECEIVED'), verdictOfLook('CANCELLED')]).toEqual(['DUPLICATE', 'BLOCKED']);
  expect(isReceivable('ALREADY_RECEIVED')).toBe(false);
});

test('a problem goes out with what was typed, asks for no weight, and may be reported of a box that was received before', () => {
  const marked = withMark(withMark(cardOf(), 'BATTERY'), 'FRAGILE');
  const card = withReport(withMark(marked, 'BATTERY'), { problem: 'WET', note: '底部' });
  expect(receive(card, at)).toEqual({
    facts: {
      action: 'REPORT_PROBLEM',
      problem: 'WET',
      note: '底部',
      code: expected.code,
      at,
      marks: ['FRAGILE'],
    },
  });
  const report = withFacts(cardOf(), { action: 'REPORT_PROBLEM', problem: 'WET', code: expected.code, at });
  expect(receive({ ...report, asked: 'FAR_FROM_DECLARED' }, at)).toMatchObject({
    facts: { action: 'REPORT_PROBLEM', problem: 'WET', isSure: true },
  });
  const received = cardOf({}, { look: lookUnknown('ALREADY_RECEIVED', true) });
  expect(receive(received, at)).toBeUndefined();
  expect(receive(withReport(received, { problem: 'OPENED' }), at)).toMatchObject({
    facts: { problem: 'OPENED' },
  });
  expect(isReportable(cardOf({}, { look: lookUnknown('CHECKING', true) }))).toBe(true);
  expect(isReportable({ look: { ...ready, say: 'CANCELLED' } })).toBe(false);
  expect([problemOfDigit('1'), problemOfDigit('7'), problemOfDigit('8'), problemOfDigit('12')]).toEqual([
    'DAMAGED',
    'OTHER_GOODS',
    undefined,
    undefined,
  ]);
});

test('a box that was received and is held says for what, and what its owner has answered', () => {
  const look = lookUnknown('ALREADY_RECEIVED', true);
  expect(withProblem(look, null).say).toBe('ALREADY_RECEIVED');
  const saying = (answer: 'SEND_ON' | 'RETURN' | 'DISPOSE' | null) =>
    withProblem(look, { kind: 'WET', answer }).say;
  expect([null, 'SEND_ON', 'RETURN', 'DISPOSE'].map((answer) => saying(answer as null))).toEqual([
    'HELD',
    'MAY_GO_ON',
    'TO_RETURN',
    'TO_DISPOSE',
  ]);
  expect(verdictOfLook('MAY_GO_ON')).toBe('DUPLICATE');
});

test('several owners, and where each question is answered', () => {
  expect(lookInSnapshot({ ...expected, isSeveral: true, customerCode: null }, false)).toMatchObject({
    say: 'SEVERAL_WAIT',
    hasLine: false,
  });
  expect([
    fieldOf('SEVERAL_WAIT'),
    fieldOf('BAD_SIDES'),
    fieldOf('NO_SUCH_CELL'),
    fieldOf(undefined),
  ]).toEqual(['customerCode', 'sides', 'cell', 'weight']);
});

test('where owner and weight are left to the hub a code alone is a receipt, with what was on the scale', () => {
  expect(takenAtOnce(cardOf(), at)).toEqual({ action: 'RECEIVE', code: expected.code, at });
  expect(takenAtOnce(cardOf({ weight: '2,42' }, { isWeighed: true }), at)).toMatchObject({
    weightG: 2_420,
    weighedBy: 'SCALE',
  });
  const undeclared = cardOf({}, { look: lookUnknown('NOT_DECLARED', true) });
  expect(takenAtOnce(undeclared, at)).not.toHaveProperty('isSure');
  for (const say of ['SEVERAL_WAIT', 'HELD', 'ALREADY_RECEIVED'] as const)
    expect(takenAtOnce(cardOf({}, { look: { ...ready, say } }), at)).toBeUndefined();
});
