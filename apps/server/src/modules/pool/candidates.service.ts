/**
 * Owns the likely owners of an unidentified parcel. Promises that only declarations which wait at this moment are
 * named, that nothing is assigned by it, and that of people no more is shown than the end of a telephone number.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { PoolCandidate, poolCandidates } from '@rohi/contract/pool/pool.contract';
import { mostCandidates, type ClueName } from '@rohi/contract/pool/pool-rules';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { findCustomersAsWritten, readCodeShapes } from '../accounts/codes/customer-codes.service.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import { cluesFrom } from './compared-forms.service.ts';
import { probesOf } from './matching/clue-keys.ts';
import type { Clues, ReadClues } from './matching/clues.ts';
import { likenessOf, readableSigns } from './matching/code-likeness.ts';
import { mayBind, rank, scoreOf, type Reason, type Scored } from './matching/score-candidate.ts';
import { countDeclarations, describeDeclared, findDeclarations } from './open-declaration.store.ts';
import { findPooled, neighboursOf, type Pooled } from './pool-parcels.service.ts';
import type { StoredNeighbours } from './pool.store.ts';

/** Some more than are shown: what was received a moment ago falls out. */
const mostRanked = 10;

export type Ranking = { ranked: Scored[]; clues: Clues; compared: number; mayBind: boolean };

/** The candidates for what was read, the best first. */
export async function rankCandidates(
  context: Pick<Context, 'changes' | 'clock' | 'db' | 'log'>,
  read: ReadClues & { weightG: number | null },
  beside: ReadonlyMap<string, number> = new Map(),
): Promise<Ranking> {
  const written = read.customerCode ?? '';
  const { named } = await findCustomersAsWritten(context.db, [written]);
  const customerCode = named.get(written)?.customerCode ?? read.customerCode;
  const clues = cluesFrom({ ...read, customerCode }, await readCodeShapes(context), beside);
  const compared = await countDeclarations(context.db);
  const found = await findDeclarations(context.db, probesOf(clues));
  const scored = rank(
    found.map((declared) => scoreOf(clues, declared, compared)),
    mostRanked,
  );
  const open = new Set(
    (await describeDeclared(context.db, scored.map(idOf))).map(({ parcelId }) => parcelId),
  );
  const ranked = scored.filter((each) => open.has(idOf(each)) && each.bits > 0);
  return { ranked, clues, compared, mayBind: mayBind(ranked) };
}

const idOf = ({ declared }: Scored) => declared.parcelId;

/** The candidates of a parcel of the pool. */
export async function rankForParcel(
  context: Pick<Context, 'changes' | 'clock' | 'db' | 'log'>,
  pooled: Pooled,
): Promise<Ranking> {
  const around = await neighboursOf(context.db, pooled);
  const read = { ...pooled.stored.clues, weightG: pooled.parcel.facts.weightG };
  return rankCandidates(context, read, scannedBeside(around, pooled.receipt.at));
}

const besideMs = 5 * 60_000;

function scannedBeside({ before, after }: StoredNeighbours, receivedAt: Date): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { customerCode, at } of [...before, ...after]) {
    if (customerCode === null || Math.abs(Date.parse(at) - receivedAt.getTime()) > besideMs) continue;
    counts.set(customerCode, (counts.get(customerCode) ?? 0) + 1);
  }
  return counts;
}

/** The candidates as they are shown. Throws `pool.notFound`. */
export async function readCandidates(
  context: Context,
  reader: UserPrincipal,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof poolCandidates>> {
  const startedAt = performance.now();
  const pooled = await findPooled(context, reader, code);
  const ranking = await rankForParcel(context, pooled);
  const visible = pooled.binding === undefined ? ranking.ranked.slice(0, mostCandidates) : [];
  const facts = new Map(
    (await describeDeclared(context.db, visible.map(idOf))).map((each) => [each.parcelId, each]),
  );
  const places = placeDirectoryOf(context);
  await places.prepare(
    context.db,
    [...facts.values()].map(({ pickupPointId }) => pickupPointId),
  );
  const nameOf = (id: number | null) => (id === null ? null : (places.find(id, locale)?.name ?? null));
  const read = { ...pooled.stored.clues, weightG: pooled.parcel.facts.weightG };
  return {
    list: visible.flatMap((each) => {
      const fact = facts.get(idOf(each));
      if (fact === undefined) return [];
      return [
        {
          customerCode: each.declared.customerCode,
          orderCode: fact.orderCode,
          trackingCode: each.declared.trackingCode,
          goods: fact.goods,
          pickupPoint: nameOf(fact.pickupPointId),
          score: each.score,
          steps: stepsOf(ranking.clues, each),
          reasons: each.reasons.map((reason) =>
            shownReason(reason, { read, each, goods: fact.goods, clues: ranking.clues }),
          ),
        },
      ];
    }),
    compared: ranking.compared,
    tookMs: Math.round(performance.now() - startedAt),
    mayBind: pooled.binding === undefined && ranking.mayBind,
  };
}

function stepsOf({ code }: Clues, { declared }: Scored): PoolCandidate['steps'] {
  return code === '' ? [] : [...likenessOf(code, readableSigns(declared.trackingCode)).steps];
}

type Shown = {
  read: ReadClues & { weightG: number | null };
  each: Scored;
  goods: string | null;
  clues: Clues;
};

function shownReason({ clue, bits }: Reason, texts: Shown): PoolCandidate['reasons'][number] {
  const [read, declared] = valuesOf(clue, texts);
  return { clue, isFor: bits > 0, read, declared };
}

function valuesOf(clue: ClueName, { read, each, goods, clues }: Shown): [string | null, string | null] {
  const { declared } = each;
  const values: Record<ClueName, [string | null, string | null]> = {
    CODE: [read.code, declared.trackingCode],
    CUSTOMER: [read.customerCode, declared.customerCode],
    NAME: [read.name, null],
    PHONE: [
      clues.phone,
      declared.phones.find((phone) => phone.endsWith(clues.phone)) ?? declared.phones[0] ?? null,
    ],
    GOODS: [read.goods, goods],
    WEIGHT: [gramsOf(read.weightG), gramsOf(declared.weightG)],
    SELLER: [read.seller, null],
    BESIDE: [String(clues.beside.get(declared.customerCode) ?? 0), null],
  };
  return values[clue];
}

function gramsOf(weightG: number | null): string | null {
  return weightG === null ? null : String(weightG);
}
