import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { inventoryTexts } from '../station-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './inventory.module.css';
import type { SurplusSay } from './texts/ru.ts';
import type { InventoryAtWork, InventoryPage } from './use-inventory.ts';
import { personName } from '../../kit/people.ts';

type Thing = InventoryPage['differences'][number];
type Act = 'LOOK_AGAIN' | 'FOUND' | 'MISSING' | 'SET_ASIDE';
export type Settling = { settle: (act: Act, codes: readonly string[]) => void; busy: boolean };

/** Says what becomes of differences of a count. */
export function useSettling(id: string, { refresh, hasLine }: InventoryAtWork): Settling {
  const { run, busy } = useSubmit();
  const settle = (act: Act, codes: readonly string[]) =>
    void run(async () => {
      const body = { requestId: newRequestId(), act, codes: [...codes] };
      await call('POST /stations/inventories/{id}/settle', { params: { id }, body, quiet: true });
      refresh();
    }, refresh);
  return { settle, busy: busy || !hasLine };
}

/** Where it should lie and where it does, or that it should not lie there at all. */
function stateOf({ outcome, listedCell, foundCell, say }: Thing): string {
  const { list: words, noCell } = inventoryTexts.read();
  if (outcome === 'ELSEWHERE') return `${listedCell ?? noCell} → ${foundCell ?? noCell}`;
  if (outcome === 'SURPLUS' || say !== null) return words.surplus;
  return listedCell === null ? words.missingNowhere : words.missingIn(listedCell);
}

function linesOf({ outcome, say, point, transfer, foundCell, foundBy, last }: Thing): string[] {
  const { list: words, goesTo } = inventoryTexts.read();
  const why = say === null ? undefined : words.why[say as SurplusSay];
  const where = [foundCell, why, point && goesTo(point), transfer && words.inTransfer(transfer)];
  const moved =
    last && (last.isPlaced ? words.placed : words.happened)(momentText(last.at), personName(last.by));
  const lines = say === null ? [] : [where.filter(Boolean).join(' · ')];
  if (moved) lines.push(moved);
  if (outcome === 'ELSEWHERE') lines.push(words.putRight);
  if (foundBy !== null) lines.push(words.foundBy(personName(foundBy)));
  return lines;
}

/** A difference with its last movement, and the acts that settle it; none of a count that is over. */
export function DifferenceRow({ thing, settle }: { thing: Thing; settle: Settling | undefined }) {
  const { list: words } = inventoryTexts.read();
  const { code, customerCode, outcome, settled, settledBy } = thing;
  const isOpen = outcome !== 'ELSEWHERE' && (settled === null || settled === 'LOOK_AGAIN');
  const acts: readonly Act[] =
    outcome === 'SURPLUS' ? ['SET_ASIDE'] : (['LOOK_AGAIN', 'FOUND', 'MISSING'] as const);
  return (
    <li data-outcome={outcome} data-settled={!isOpen || undefined}>
      <p>
        <b>{code}</b>
        <span className={css.state}>{stateOf(thing)}</span>
      </p>
      {[customerCode, ...linesOf(thing)].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {settled !== null && (
        <p className={css.settled}>{words.settledBy(words.settled[settled], personName(settledBy ?? ''))}</p>
      )}
      {isOpen && settle !== undefined && (
        <Row wrap gap={8} className={css.rowActs}>
          {acts.map((act) => (
            <Button
              key={act}
              aria-label={words.about(words.acts[act], code)}
              aria-pressed={settled === act}
              isDisabled={settle.busy}
              onPress={() => settle.settle(act, [code])}
            >
              {words.acts[act]}
            </Button>
          ))}
        </Row>
      )}
    </li>
  );
}

/** Differences of the count that goes on, unsettled ones first, then what moved meanwhile. */
export function Differences({ page, settle }: { page: InventoryPage; settle: Settling }) {
  const { list: words } = inventoryTexts.read();
  const { differences, moved } = page;
  const { missing, surplus, elsewhere } = page.inventory;
  const open = differences.filter(({ outcome, settled }) => outcome === 'MISSING' && settled === null);
  const hidden = missing + surplus + elsewhere - differences.length;
  return (
    <section className={css.list} aria-label={words.title}>
      {differences.length === 0 && (
        <Text paddingX={14} paddingY={12} className={css.note}>
          {words.none}
        </Text>
      )}
      <ul>
        {open.length > 1 && (
          <li>
            <Button
              isDisabled={settle.busy}
              onPress={() =>
                settle.settle(
                  'MISSING',
                  open.map(({ code }) => code),
                )
              }
            >
              {words.reportAll(open.length)}
            </Button>
          </li>
        )}
        {differences.map((thing) => (
          <DifferenceRow key={`${thing.code} ${thing.settled}`} thing={thing} settle={settle} />
        ))}
        {hidden > 0 && <li>{words.more(hidden)}</li>}
        {moved.length > 0 && <Moved things={moved} />}
      </ul>
    </section>
  );
}

function Moved({ things }: { things: InventoryPage['moved'] }) {
  const { list: words, noCell } = inventoryTexts.read();
  return (
    <li data-outcome="MOVED">
      <p>
        <b>{words.moved}</b>
        <span>{words.notDifference(things.length)}</span>
      </p>
      {things.map(({ code, outcome, listedCell, foundCell }) => (
        <p key={code}>
          {[code, foundCell ?? listedCell ?? noCell, outcome === 'CAME' ? words.came : words.gone].join(
            ' · ',
          )}
        </p>
      ))}
    </li>
  );
}
