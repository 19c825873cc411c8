import { isSameSeal } from '@rohi/contract/stations/seal-number';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { askChoice, notify, sayOwn, storeScan, type Bench, type FactsToStore } from '../bench/bench.ts';
import type { PendingScan } from '../bench/pending-scans.ts';
import { createObserved, type Observed } from '../observed.ts';
import { readScaleLine, type ScaleReading } from '../scale/scale-line.ts';
import { looksLikeCell } from '../shelving/shelving-work.ts';

/** A parcel or bag of a container, as a scan has it. */
export type TakenThing = {
  code: string;
  seal?: string;
  isDamaged?: boolean;
  isSure?: boolean;
  /** What a hub finds out of a parcel. */
  customerCode?: string;
  weightG?: number;
  weighedBy?: 'SCALE' | 'HAND';
  isUnweighed?: boolean;
};

/** What the scans of a kind of container are. */
export type ChecklistScans = {
  action: 'INBOUND' | 'ACCEPT' | 'TAKE_IN';
  /** Of the codes that choose one; of a kind with codes that are none of ours, its name. */
  container: string;
  /** Whether a code chooses a container with codes that are none of ours. */
  isContainer?: (code: string) => boolean;
  /** The own word of the station for a scan before a container is chosen. */
  chooseWord: string;
  /** A cell is known by its look, and need not be asked for. */
  knowsCells: boolean;
  takeIn: (container: string, thing: TakenThing) => FactsToStore;
  shelve: (code: string, cell: string) => FactsToStore;
  /** Takes a line of a scale that types like a keyboard, where parcels are weighed. */
  takeScaleLine?: (table: ChecklistTable, reading: ScaleReading) => void;
  /** Takes a text for the parcel that an owner is being found for, and says whether it was one. */
  takeOwnerText?: (table: ChecklistTable, text: string) => boolean;
  /** Asks for the owner of a parcel before it is taken in; false where none is asked for. */
  askOwner?: (table: ChecklistTable, thing: TakenThing) => boolean;
  /** Takes in the parcel that an owner is being found for, with what is there by now; false where there is none. */
  leaveOwner?: (table: ChecklistTable) => boolean;
  /** Compares a seal of the vehicle; undefined where it has none. */
  seal?: (container: string, number: string) => FactsToStore;
};

/**
 * The table of a station that takes in a container: what is taken in, what is known of it, and what the banner says.
 */
export type ChecklistTable = {
  bench: Bench;
  scans: ChecklistScans;
  view: Observed<ChecklistState>;
  /** As the station has stored it; nothing before it is there. */
  expected: Observed<KnownContainer>;
};

export function openChecklistTable(bench: Bench, scans: ChecklistScans): ChecklistTable {
  return { bench, scans, view: createObserved(nothingTakenIn), expected: createObserved(nothingKnown) };
}

export function change({ view }: ChecklistTable, next: Partial<ChecklistState>): void {
  view.write({ ...view.read(), ...next });
}

/** The parcel at hand comes in before anything else is done; false where none is. */
export function leaveOpen(table: ChecklistTable): boolean {
  return table.scans.leaveOwner?.(table) === true;
}

/** A container is taken in from now on; what waits for its answer stays. */
export function chooseContainer(table: ChecklistTable, container: string): void {
  leaveOpen(table);
  const { pending, findsOwners, container: before } = table.view.read();
  if (before !== container) table.expected.write(nothingKnown);
  table.view.write({ ...nothingTakenIn, container, pending, findsOwners });
  sayOwn(table.bench, 'CHOSEN', container);
}

/** No container is taken in from now on: it is put aside for the moment, or done; what was scanned stays. */
export function putAside(table: ChecklistTable, as: 'ASIDE' | 'DONE' = 'ASIDE'): void {
  leaveOpen(table);
  const { container, pending } = table.view.read();
  if (container === undefined) return;
  table.expected.write(nothingKnown);
  table.view.write({ ...nothingTakenIn, pending });
  sayOwn(table.bench, as, container);
}

/** What is read next are seals of the vehicle, or things of the container again. */
export function toggleSeals(table: ChecklistTable): void {
  const { container, readsSeals } = table.view.read();
  if (container === undefined) return sayOwn(table.bench, table.scans.chooseWord);
  leaveOpen(table);
  change(table, { readsSeals: !readsSeals, bag: undefined, marksDamage: false });
  return sayOwn(table.bench, readsSeals ? 'GO_ON' : 'READ_SEALS');
}

/**
 * The bag that was scanned has no whole seal; else the parcel that is scanned next is damaged, or no more when it is
 * called for again.
 */
export function reportBroken(table: ChecklistTable): void {
  const { container, bag, marksDamage } = table.view.read();
  if (container === undefined) return sayOwn(table.bench, table.scans.chooseWord);
  if (bag !== undefined) return takeIn(table, container, { code: bag });
  change(table, { marksDamage: !marksDamage, readsSeals: false, asksCell: false });
  return sayOwn(table.bench, marksDamage ? 'GO_ON' : 'SCAN_DAMAGED');
}

/** What is read next is the cell of the parcel that was scanned last, or a thing of the container again. */
export function toggleCell(table: ChecklistTable): void {
  const { lastParcel, asksCell } = table.view.read();
  if (lastParcel === undefined) return sayOwn(table.bench, 'SCAN_SHELVED');
  change(table, { asksCell: !asksCell, readsSeals: false, marksDamage: false });
  return sayOwn(table.bench, asksCell ? 'GO_ON' : 'READ_CELL', lastParcel);
}

/** The clerk takes in what was not expected. */
export function takeSurplus(table: ChecklistTable, code: string): void {
  const { container } = table.view.read();
  const thing = { code, isSure: true };
  if (container === undefined || table.scans.askOwner?.(table, thing) === true) return;
  takeIn(table, container, thing);
}

/** Stores that something has come. */
export function takeIn(table: ChecklistTable, container: string, thing: TakenThing): void {
  store(table, table.scans.takeIn(container, thing));
  const isBag = kindOfOwnCode(thing.code) === 'bag';
  change(table, {
    bag: undefined,
    marksDamage: false,
    lastParcel: isBag ? undefined : thing.code,
    readsSeals: false,
    weighing: undefined,
    owning: undefined,
  });
}

/** Stores a scan, and whatever is at hand stays there. */
export function store(table: ChecklistTable, facts: FactsToStore): void {
  const scanId = storeScan(table.bench, facts);
  change(table, { pending: [{ scanId, code: facts.code }, ...table.view.read().pending] });
}

function kindOfRead(code: string, { container, isContainer }: ChecklistScans): ReadKind {
  const kind = kindOfOwnCode(code);
  if (kind === container || isContainer?.(code) === true) return 'container';
  return kind === 'bag' || kind === 'parcel' ? kind : 'other';
}

/** What was scanned, once it is known to be no card. */
export function takeChecklistScan(table: ChecklistTable, code: string): void {
  const { bench, scans } = table;
  const reading = scans.takeScaleLine && readScaleLine(code);
  if (reading !== undefined) return scans.takeScaleLine?.(table, reading);
  if (scans.takeOwnerText?.(table, code) === true) return;
  const state = table.view.read();
  const kind = kindOfRead(code, scans);
  const step = stepOfChecklist(state, code, kind, table.expected.read(), scans);
  if (step.do === 'choose') return chooseContainer(table, step.container);
  if (step.do === 'ask') return askChoice(bench, scans.chooseWord, code);
  if (step.do === 'askSeal') {
    leaveOpen(table);
    change(table, { bag: step.bag, readsSeals: false, marksDamage: false });
    return sayOwn(bench, 'READ_BAG_SEAL', step.bag);
  }
  if (step.do === 'bag') return takeIn(table, step.container, { code: step.bag, seal: step.seal });
  if (step.do === 'shelve') {
    store(table, scans.shelve(step.code, step.cell));
    return change(table, { asksCell: false });
  }
  if (step.do === 'seal' && scans.seal !== undefined)
    return store(table, scans.seal(step.container, step.number));
  if (!isTrackingCodeFormat(code) && kindOfOwnCode(code) === undefined)
    return notify(bench, { kind: 'noCode', code, at: Date.now() });
  const damage = state.marksDamage ? { isDamaged: true } : {};
  if (scans.askOwner?.(table, { code, ...damage }) === true) return;
  return takeIn(table, step.container, { code, ...damage });
}

/** A second weight that is typed, or comes from the scale. */
export type Weighing = {
  code: string;
  typed: string;
  /** It was not typed. */
  isOfScale: boolean;
  /** The clerk has called for it: the field has the focus. */
  isWanted: boolean;
  /** The service has asked about this weight. */
  isAsked: boolean;
};

/** The parcel before the clerk, while its owner and weight are found at the hub. */
export type Owning = {
  thing: TakenThing;
  customerCode: string;
  /** The code is that of the parcel before, and was not confirmed. */
  isOffered: boolean;
  weight: string;
  isOfScale: boolean;
  /** What is typed next. */
  field: 'customerCode' | 'weight';
  /** It was weighed before: a weight is taken where the clerk has one, and not asked for. */
  isWeighed: boolean;
  /** What Enter confirms when it comes again: that there is no weight, or one that is far from the first. */
  confirms: 'NO_WEIGHT' | 'FAR_WEIGHT' | undefined;
};

/** What stands on the screen of a station that takes in a container: a trip at a hub, a transfer at a pickup point. */
export type ChecklistState = {
  /** The code of the container that is taken in. */
  container: string | undefined;
  /** The bag with the seal that is read next. */
  bag: string | undefined;
  /** What is read next are the seals of the vehicle, until a thing of the container is. */
  readsSeals: boolean;
  /** The parcel that was scanned last. */
  lastParcel: string | undefined;
  /** The parcel that is scanned next is damaged. */
  marksDamage: boolean;
  /** What is read next is the cell of the parcel that was scanned last. */
  asksCell: boolean;
  /** The parcel that is weighed once more, where that is done; another thing that is scanned ends it. */
  weighing: Weighing | undefined;
  /** The hub finds owners and weights of what this container brings. */
  findsOwners: boolean;
  owning: Owning | undefined;
  /** The customer code that was typed last: it is offered for the next parcel. */
  lastCustomer: string;
  pending: readonly PendingScan[];
};

export const nothingTakenIn: ChecklistState = {
  container: undefined,
  bag: undefined,
  readsSeals: false,
  lastParcel: undefined,
  marksDamage: false,
  asksCell: false,
  weighing: undefined,
  findsOwners: false,
  owning: undefined,
  lastCustomer: '',
  pending: [],
};

/** What the station has stored of its container; `seals`: of the vehicle, where they are compared. */
export type KnownContainer = {
  parcels: ReadonlyMap<string, { isHere: boolean }>;
  seals: readonly string[];
};

const nothingKnown: KnownContainer = { parcels: new Map(), seals: [] };

/** A code of ours, or anything else. */
export type ReadKind = 'container' | 'bag' | 'parcel' | 'other';

export type ChecklistStep =
  | { do: 'choose'; container: string }
  | { do: 'ask' }
  | { do: 'askSeal'; bag: string }
  | { do: 'seal'; container: string; number: string }
  | { do: 'bag'; container: string; bag: string; seal: string }
  | { do: 'shelve'; code: string; cell: string }
  | { do: 'parcel'; container: string; code: string };

/**
 * Decides what a scan does. The code of a container chooses it; a bag asks for the number of its seal, which is
 * whatever is read next and is no thing of the container; a seal of the vehicle is known by its number, or by being
 * asked for; a cell takes the parcel that was scanned last, where it is asked for or `knowsCells`; anything else is a
 * parcel.
 */
export function stepOfChecklist(
  { container, bag, readsSeals, lastParcel, asksCell }: ChecklistState,
  code: string,
  kind: ReadKind,
  snapshot: KnownContainer,
  { knowsCells }: { knowsCells: boolean },
): ChecklistStep {
  if (asksCell && lastParcel !== undefined) return { do: 'shelve', code: lastParcel, cell: code };
  if (kind === 'container') return { do: 'choose', container: code };
  if (container === undefined) return { do: 'ask' };
  if (kind === 'bag') return { do: 'askSeal', bag: code };
  if (kind === 'parcel' || snapshot.parcels.has(code)) return { do: 'parcel', container, code };
  if (bag !== undefined) return { do: 'bag', container, bag, seal: code };
  if (knowsCells && lastParcel !== undefined && looksLikeCell(code))
    return { do: 'shelve', code: lastParcel, cell: code };
  const isSeal = readsSeals || snapshot.seals.some((seal) => isSameSeal(seal, code));
  return isSeal ? { do: 'seal', container, number: code } : { do: 'parcel', container, code };
}

/** What the station knows of a parcel by itself: it is expected, was scanned before, or is not on the list. */
export type KnownAs = 'EXPECTED' | 'SCANNED' | 'SURPLUS';

export function knownAs(container: KnownContainer, code: string, scannedHere: ReadonlySet<string>): KnownAs {
  const parcel = container.parcels.get(code);
  if (parcel === undefined) return 'SURPLUS';
  return parcel.isHere || scannedHere.has(code) ? 'SCANNED' : 'EXPECTED';
}
