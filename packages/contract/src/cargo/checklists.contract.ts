/**
 * The six calls by which a unit takes in what a container brings, held against what it should bring. They stand once
 * for all kinds of containers: a kind names its path, its words, and what it answers beside the numbers.
 */
import * as z from 'zod/mini';
import type { Authority } from '../authorities.ts';
import { missingSettlements, settlements } from '../containers/settlements.ts';
import { endpoint, type DataOf } from '../endpoint.ts';
import type { ErrorName } from '../errors.ts';
import { wireText } from '../wire-text.ts';

export const nullableText = z.nullable(z.string());
const longestCode = 40;
/** So many things are settled at once. */
const mostSettled = 1_000;
/** So many things each list of a page names. */
export const shownOnChecklist = 200;

export const atDevice = z.object({ deviceId: z.uuid() });
/** An act that is done once under its request id. */
export const onceAtDevice = { requestId: z.uuid(), deviceId: z.uuid() };
/** Things by their codes; that of a bag means all of it that is missing. */
export const settledCodes = z
  .array(wireText({ max: longestCode, min: 1 }))
  .check(z.minLength(1), z.maxLength(mostSettled));

/** How many parcels stand behind a list, which names the first of them. */
export const listOf = <Thing extends z.ZodMiniType>(thing: Thing) =>
  z.object({ parcels: z.int(), list: z.array(thing) });

/** What somebody has said of a thing that is missing or too much. */
export const settledBy = { settled: z.nullable(z.enum(settlements)), settledBy: nullableText };

/** What stands against what was expected. */
export const checklistNumbers = {
  /** Scanned, in whole bags and missing together. */
  expected: z.int(),
  scanned: z.int(),
  /** In bags that went or came whole, by their seals. */
  implied: z.int(),
  missing: z.int(),
  /** Came without being expected, and were taken in or not. */
  surplus: z.int(),
  damaged: z.int(),
  /** Missing or surplus, and not settled. */
  unsettled: z.int(),
};

export const notThere = ['request.invalid', 'stations.deviceNotFound', 'list.notFound'] as const;

type ChecklistKind<List, Numbers, Page, Snapshot, Settled> = {
  authority: Authority;
  /** The code of a container, as it stands in the path. */
  code: ReturnType<typeof wireText>;
  /** What each call does, in the words of the kind; `settle` is one for all. */
  summaries: Readonly<Record<'list' | 'begin' | 'read' | 'snapshot' | 'finish', string>>;
  list: List;
  numbers: Numbers;
  /** What is missing, too much and damaged, and what belongs to it. */
  page: Page;
  /** What a snapshot has beside parcels and bags. */
  snapshot: Snapshot;
  settled: Settled;
  otherState: ErrorName;
  unsettled: ErrorName;
};

const settleSummary =
  'Says what becomes of things that are missing or too much; the code of a bag means all of it that is missing. The same request id settles once';

/** The calls of a kind of container below `/stations/<name>`. */
export function checklistCalls<
  const Name extends string,
  List extends z.ZodMiniType,
  Numbers extends z.ZodMiniType,
  Page extends z.ZodMiniType,
  Snapshot extends z.core.$ZodLooseShape,
  Settled extends z.ZodMiniType,
>(name: Name, kind: ChecklistKind<List, Numbers, Page, Snapshot, Settled>) {
  const { authority, code, summaries } = kind;
  const access = { kind: 'staff', authority } as const;
  const params = z.object({ code });
  const refusals = [...notThere, 'stations.deviceEnded', kind.otherState, 'server.busy'] as const;
  return {
    list: endpoint({
      method: 'GET',
      path: `/stations/${name}` as const,
      summary: summaries.list,
      access,
      query: atDevice,
      data: kind.list,
      errors: ['request.invalid', 'stations.deviceNotFound'],
    }),
    begin: endpoint({
      method: 'POST',
      path: `/stations/${name}/{code}/begin` as const,
      summary: summaries.begin,
      access,
      params,
      body: z.strictObject({ deviceId: z.uuid() }),
      data: kind.numbers,
      errors: refusals,
    }),
    read: endpoint({
      method: 'GET',
      path: `/stations/${name}/{code}` as const,
      summary: summaries.read,
      access,
      params,
      query: atDevice,
      data: kind.page,
      errors: notThere,
    }),
    snapshot: endpoint({
      method: 'GET',
      path: `/stations/${name}/{code}/snapshot` as const,
      summary: summaries.snapshot,
      access,
      params,
      query: atDevice,
      data: z.object({
        /** No name, telephone or document. */
        parcels: z.array(
          z.object({
            code: z.string(),
            customerCode: nullableText,
            bagCode: nullableText,
            isHere: z.boolean(),
          }),
        ),
        /** Bags that were loaded or came whole, with the numbers of their seals. */
        bags: z.array(z.object({ code: z.string(), seal: nullableText })),
        ...kind.snapshot,
        takenAt: z.string(),
      }),
      errors: notThere,
    }),
    settle: endpoint({
      method: 'POST',
      path: `/stations/${name}/{code}/settle` as const,
      summary: settleSummary,
      access,
      params,
      body: z.strictObject({
        ...onceAtDevice,
        /** `LOOK_AGAIN` leaves it open, and says that somebody is looking. `SET_ASIDE` is for what is too much. */
        act: z.enum([...missingSettlements, 'SET_ASIDE']),
        codes: settledCodes,
      }),
      data: kind.settled,
      errors: refusals,
    }),
    finish: endpoint({
      method: 'POST',
      path: `/stations/${name}/{code}/finish` as const,
      summary: summaries.finish,
      access,
      params,
      body: z.strictObject(onceAtDevice),
      data: kind.numbers,
      errors: [...refusals, kind.unsettled],
    }),
  } as const;
}

export type ChecklistCalls = ReturnType<typeof checklistCalls>;

/** What of its numbers decides over a list. */
type ListNumbers = { scanned: number; implied: number; unsettled: number };

/** What the calls of a kind answer; `snapshot` is what it has beside parcels and bags. */
export type ChecklistAnswers<Calls extends ChecklistCalls> = {
  list: DataOf<Calls['list']> & object;
  numbers: DataOf<Calls['begin']> & ListNumbers;
  page: DataOf<Calls['read']> & object;
  snapshot: Omit<DataOf<Calls['snapshot']>, 'parcels' | 'bags' | 'takenAt'>;
  settled: DataOf<Calls['settle']> & object;
};

/** The numbers of a container of a kind without numbers of its own. */
export const listedContainer = z.object({
  /** The name of its kind. */
  list: z.string(),
  code: z.string(),
  isBegun: z.boolean(),
  isOver: z.boolean(),
  ...checklistNumbers,
});
export type ListedContainer = z.output<typeof listedContainer>;

const longestContainer = 40;
const seenThing = { code: z.string(), customerCode: nullableText };

/** The calls of a kind of container that says what all kinds say: a new one begins with these. */
export function plainChecklistCalls<const Name extends string>(
  name: Name,
  { authority, summaries }: Pick<ChecklistKind<never, never, never, never, never>, 'authority' | 'summaries'>,
) {
  return checklistCalls(name, {
    authority,
    summaries,
    code: wireText({ max: longestContainer, min: 1 }),
    list: z.object({ list: z.array(listedContainer) }),
    numbers: listedContainer,
    page: z.object({
      container: listedContainer,
      missing: listOf(z.object({ ...seenThing, isBag: z.boolean(), parcels: z.int(), ...settledBy })),
      surplus: listOf(z.object({ ...seenThing, isKnown: z.boolean(), isTakenIn: z.boolean(), ...settledBy })),
      damaged: listOf(z.object({ ...seenThing, by: nullableText })),
    }),
    snapshot: {},
    settled: z.object({ settled: z.int(), container: listedContainer }),
    otherState: 'list.otherState',
    unsettled: 'list.unsettled',
  });
}

export type PlainChecklistCalls = ReturnType<typeof plainChecklistCalls>;
