/** Owner and first weight of a parcel at the hub, in the order of the hands: parcel, code, kilograms. */
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { OwnerFound } from '@rohi/contract/stations/scans.contract';
import { isSameSeal } from '@rohi/contract/stations/seal-number';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';
import { sayOwn } from '../bench/bench.ts';
import {
  change,
  store,
  takeIn,
  type ChecklistTable,
  type Owning,
  type TakenThing,
} from '../checklist/checklist-table.ts';
import { readWeightG, weightText } from '../receiving/typed-measures.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';

/** A parcel was scanned: its owner is asked for, and that of the one before is offered. */
export function askOwner(table: ChecklistTable, thing: TakenThing): boolean {
  leaveOwner(table);
  const { findsOwners, lastCustomer } = table.view.read();
  if (!findsOwners) return false;
  const owning: Owning = {
    thing,
    customerCode: lastCustomer,
    isOffered: lastCustomer !== '',
    weight: '',
    isOfScale: false,
    field: 'customerCode',
    isWeighed: false,
    confirms: undefined,
  };
  change(table, { owning, lastParcel: undefined, marksDamage: false, weighing: undefined });
  sayOwn(table.bench, 'ASK_OWNER', thing.code);
  return true;
}

/** Something else is done: the parcel at hand has come, with what is there; a code that was only offered is not. */
export function leaveOwner(table: ChecklistTable): boolean {
  const { owning, container } = table.view.read();
  if (owning === undefined || container === undefined) return false;
  takeIn(table, container, thingOf(owning.isOffered ? { ...owning, customerCode: '' } : owning));
  return true;
}

/** A customer code that was scanned, or the digit of one of several. */
export function takeOwnerText(table: ChecklistTable, text: string): boolean {
  const { owning, bag, readsSeals, asksCell } = table.view.read();
  // A seal or a cell is read.
  if (bag !== undefined || readsSeals || asksCell || isOfTrip(table, text)) return false;
  if (owning === undefined) return /^[1-9]$/.test(text) && chooseByDigit(table, Number(text));
  const isOfShape = /^\p{L}/u.test(text) && readCustomerCode(text, readCodeShapes()) !== undefined;
  // A code that no customer has may look like any: while one is asked for, what is no parcel is taken for it.
  const isAsked = owning.field === 'customerCode' && codeLook.test(text);
  if (!isOfShape && !isAsked) return false;
  change(table, { owning: { ...owning, customerCode: text, isOffered: false, field: 'weight' } });
  return true;
}

/** Letters, up to eight digits, perhaps a letter behind them. */
const codeLook = /^\p{L}{0,5}-?\d{1,8}\p{L}?$/u;

/** A parcel or a seal that the station has stored, or a code of our own. */
function isOfTrip({ expected }: ChecklistTable, text: string): boolean {
  const { parcels, seals } = expected.read();
  const isSeal = seals.some((seal) => isSameSeal(seal, text));
  return isSeal || parcels.has(text) || kindOfOwnCode(text) !== undefined;
}

export function typeOwner(table: ChecklistTable, name: Owning['field'], value: string): void {
  const { owning } = table.view.read();
  if (owning === undefined) return;
  const typed =
    name === 'weight' ? { weight: value, isOfScale: false } : { customerCode: value, isOffered: false };
  change(table, { owning: { ...owning, ...typed, field: name, confirms: undefined } });
}

/** A weight of the scale; false while no parcel stands before the clerk. */
export function takeOwnerScale(table: ChecklistTable, grams: number): boolean {
  const { owning } = table.view.read();
  if (owning === undefined) return false;
  change(table, { owning: { ...owning, weight: weightText(grams), isOfScale: true, confirms: undefined } });
  return true;
}

/** No code stands on the box, or another one than was typed. */
export function clearOwner(table: ChecklistTable, next: Owning['field']): void {
  const { owning } = table.view.read();
  if (owning !== undefined)
    change(table, { owning: { ...owning, customerCode: '', isOffered: false, field: next } });
}

/** Whether the parcel at hand was weighed before, once that is known. */
export function noteWeighed(table: ChecklistTable, code: string, isWeighed: boolean): void {
  const { owning } = table.view.read();
  if (owning?.thing.code === code && owning.isWeighed !== isWeighed)
    change(table, { owning: { ...owning, isWeighed } });
}

/** Enter takes the parcel in: a weight was asked for, or it has one and none was typed. */
export function isLastStep({ field, isWeighed, weight }: Owning): boolean {
  return field === 'weight' || (isWeighed && weight.trim() === '');
}

/** The service asks whether the weight of the parcel that was scanned last is right: it stands there once more. */
export function takeOwnerAnswer(table: ChecklistTable, { scanId, facts, answer }: StationScanRow): void {
  const { lastParcel, owning } = table.view.read();
  if (owning !== undefined || facts.code !== lastParcel || facts.action !== 'INBOUND') return;
  if (answer?.say !== 'FAR_FROM_FIRST_WEIGHT' || table.bench.view.read().last?.scanId !== scanId) return;
  const { code, isDamaged, customerCode = '', weightG, weighedBy } = facts;
  if (weightG === undefined) return;
  const again: Owning = {
    thing: { code, ...(isDamaged === undefined ? {} : { isDamaged }) },
    customerCode,
    isOffered: false,
    weight: weightText(weightG),
    isOfScale: weighedBy === 'SCALE',
    field: 'weight',
    isWeighed: true,
    confirms: 'FAR_WEIGHT',
  };
  change(table, { owning: again, lastParcel: undefined });
}

/** Enter: from the code to the weight, and from the weight to the next parcel. False while nothing is asked for. */
export function enterOwner(table: ChecklistTable): boolean {
  const { owning, container } = table.view.read();
  if (owning === undefined || container === undefined) return false;
  if (!isLastStep(owning)) {
    change(table, { owning: { ...owning, isOffered: false, field: 'weight' } });
    return true;
  }
  const hasWeight = owning.weight.trim() !== '';
  if (hasWeight && readWeightG(owning.weight) === undefined) {
    sayOwn(table.bench, 'BAD_WEIGHT', owning.thing.code);
    return true;
  }
  if (!hasWeight && !owning.isWeighed && owning.confirms !== 'NO_WEIGHT') {
    change(table, { owning: { ...owning, confirms: 'NO_WEIGHT' } });
    sayOwn(table.bench, 'NO_WEIGHT', owning.thing.code);
    return true;
  }
  const lastCustomer = owning.customerCode.trim();
  takeIn(table, container, thingOf(owning));
  change(table, { lastCustomer });
  return true;
}

function thingOf({ thing, customerCode, weight, isOfScale, isWeighed, confirms }: Owning): TakenThing {
  const weightG = readWeightG(weight);
  const named = customerCode.trim();
  return {
    ...thing,
    ...(named === '' ? {} : { customerCode: named }),
    ...(weightG === undefined && !isWeighed ? { isUnweighed: true } : {}),
    ...(weightG === undefined ? {} : { weightG, weighedBy: isOfScale ? 'SCALE' : 'HAND' }),
    ...(confirms === 'FAR_WEIGHT' ? { isSure: true } : {}),
  };
}

/** A parcel that is in, with an owner that somebody has to find. */
export type OpenOwner = { trip: string; code: string; at: number; owner: OwnerFound };

const mostShown = 4;

/** Those of the last scans, the newest first: what was settled by a later scan is gone. */
export function openOwners(recent: readonly StationScanRow[]): OpenOwner[] {
  const last = new Map<string, StationScanRow>();
  for (const row of recent) {
    if (row.answer?.owner === undefined) continue;
    const before = last.get(row.facts.code);
    if (before === undefined || before.seq < row.seq) last.set(row.facts.code, row);
  }
  return [...last.values()]
    .flatMap(({ facts, storedAt: at, answer }) => {
      const owner = answer?.owner;
      if (facts.action !== 'INBOUND' || (owner?.state !== 'NOBODY' && owner?.state !== 'SEVERAL')) return [];
      return [{ trip: facts.trip, code: facts.code, at, owner }];
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostShown);
}

/** One of several is the owner, in the trip that brought the parcel: the whole code says so. The box at hand stays. */
export function chooseOwner(table: ChecklistTable, { trip, code }: OpenOwner, customerCode: string): void {
  store(table, table.scans.takeIn(trip, { code, customerCode, isUnweighed: true }));
}

function chooseByDigit(table: ChecklistTable, digit: number): boolean {
  const several = openOwners(table.bench.queue.read().recent).find(({ owner }) => owner.state === 'SEVERAL');
  const customer = several?.owner.customers[digit - 1];
  if (several === undefined || customer === undefined) return false;
  chooseOwner(table, several, customer.customerCode);
  return true;
}
