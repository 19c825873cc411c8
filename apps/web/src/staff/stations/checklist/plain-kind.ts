import type { DataOf } from '@rohi/contract/endpoint';
import type { PlainChecklistCalls } from '@rohi/contract/cargo/checklists.contract';
import type { VerdictWords } from '../verdict/tones.ts';
import type { ChecklistKind, ChecklistTexts, ChecklistView, ListedContainer } from './checklist-kind.ts';
import { personName } from '../../kit/people.ts';

type Calls = PlainChecklistCalls;
type List = DataOf<Calls['list']>;
type Page = DataOf<Calls['read']>;
type Snapshot = DataOf<Calls['snapshot']>;
type Kind = ChecklistKind<List, Page, Snapshot>;

/** Its words: also what is said of a scan before a container is chosen. */
export type PlainTexts = ChecklistTexts & { own: Record<'CHOOSE', VerdictWords> };

/** What only it says of a kind with the calls of `plainChecklistCalls`: its name, its words and its calls. */
type PlainKind = Pick<
  Kind,
  'path' | 'icon' | 'list' | 'begin' | 'page' | 'snapshot' | 'settle' | 'finish'
> & {
  name: string;
  texts: () => PlainTexts;
  isContainer: (code: string) => boolean;
  /** Into which cells the parcels are put that have come. */
  shelve: Kind['scans']['shelve'];
};

/** A kind of container that the service lists, shows and answers as all of those. */
export function plainKind({ name, isContainer, shelve, ...own }: PlainKind): Kind {
  return {
    ...own,
    key: name,
    listsAgainMs: 0,
    scans: {
      action: 'TAKE_IN',
      container: name,
      isContainer,
      chooseWord: 'CHOOSE',
      knowsCells: true,
      takeIn: (container, thing) => ({ action: 'TAKE_IN', list: name, container, ...thing }),
      shelve,
    },
    containersOf: ({ list }) => list.map(listed),
    viewOf: (page) => viewOf(page, own.texts()),
    knownOf: ({ parcels }) => ({
      parcels: new Map(parcels.map(({ code, isHere }) => [code, { isHere }])),
      seals: [],
    }),
    numbersIn: ({ container: numbers }) =>
      numbers?.list === name
        ? { code: numbers.code, into: (page) => ({ ...page, container: numbers }) }
        : undefined,
    lineOf: () => undefined,
  };

  function listed({ code, expected, scanned, isBegun }: List['list'][number]): ListedContainer {
    const about = isBegun ? `${scanned} / ${expected}` : '';
    return { code, name: code, about, headLines: [], hasBegun: isBegun };
  }
}

function viewOf(
  { container, missing, surplus, damaged }: Page,
  { settled: names, surplus: words }: ReturnType<Kind['texts']>,
): ChecklistView {
  const settledOf = ({
    settled,
    settledBy,
  }: Pick<Page['missing']['list'][number], 'settled' | 'settledBy'>) => ({
    settled,
    settledText:
      settled === null ? '' : [names[settled], personName(settledBy ?? '')].filter(Boolean).join(' · '),
  });
  return {
    numbers: container,
    isOver: container.isOver,
    missing: {
      parcels: missing.parcels,
      rows: missing.list.map((thing) => ({ ...thing, ...settledOf(thing) })),
    },
    surplus: {
      parcels: surplus.parcels,
      rows: surplus.list.map((thing) => ({
        ...thing,
        ...settledOf(thing),
        where: thing.isKnown ? '' : words.unowned,
        mayTakeIn: thing.isKnown,
      })),
    },
    damaged: { parcels: damaged.parcels, rows: damaged.list },
  };
}
