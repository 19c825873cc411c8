import { isStayReason } from '@rohi/contract/tracking/stays-put';
import { useQuery } from '@tanstack/react-query';
import { PackageMinus, PackagePlus, TriangleAlert } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { sayOwn } from '../bench/bench.ts';
import { countText, RowActs, SettledNote, ThingList, ThingLists } from '../bench/container-card.tsx';
import { PhotoSlots } from '../photos/photo-slots.tsx';
import type { ChecklistAtWork, ChecklistView, MissingRow, SettleAct, SurplusRow } from './checklist-kind.ts';
import { takeSurplus } from './checklist-table.ts';

/** What is on record of a parcel beside the list is asked once in so long. */
const surplusAgainMs = 60_000;

type ListsProps = { code: string; view: ChecklistView; at: ChecklistAtWork };

/** What is missing, what came beside the list, and what is damaged, side by side; each is settled where it stands. */
export function ChecklistLists({ code, view, at }: ListsProps) {
  const { missing: absent, surplus: extra, damage } = at.kind.texts();
  const { missing, surplus, damaged } = view;
  const settling = useSettling(code, at);
  const settle = view.isOver ? undefined : settling;
  const head = ({ parcels }: { parcels: number }, none: string) => ({
    count: <b>{countText(parcels)}</b>,
    none: parcels === 0 ? none : undefined,
  });
  return (
    <ThingLists columns={3}>
      <ThingList title={absent.title} icon={PackageMinus} tone="gold" {...head(missing, absent.none)}>
        {missing.rows.map((row) => (
          <Missing key={`${row.code} ${row.settled}`} row={row} settle={settle} at={at} />
        ))}
        <NotAll
          at={at}
          parcels={missing.parcels - missing.rows.reduce((sum, each) => sum + each.parcels, 0)}
        />
      </ThingList>
      <ThingList title={extra.title} icon={PackagePlus} tone="lapis" {...head(surplus, extra.none)}>
        {surplus.rows.map((row) => (
          <Surplus key={row.code} row={row} settle={settle} at={at} />
        ))}
        <NotAll at={at} parcels={surplus.parcels - surplus.rows.length} />
      </ThingList>
      <ThingList title={damage.title} icon={TriangleAlert} tone="danger" {...head(damaged, damage.none)}>
        {damaged.rows.map((row) => (
          <Damaged key={row.code} row={row} at={at} />
        ))}
        <NotAll at={at} parcels={damaged.parcels - damaged.rows.length} />
      </ThingList>
    </ThingLists>
  );
}

function NotAll({ parcels, at }: { parcels: number; at: ChecklistAtWork }) {
  return parcels > 0 && <li>{at.kind.texts().notAll(parcels)}</li>;
}

type Settling = { settle: (act: SettleAct, thing: string) => void; busy: boolean };

function useSettling(code: string, { kind, device, refresh, hasLine }: ChecklistAtWork): Settling {
  const { run, busy } = useSubmit();
  const settle = (act: SettleAct, thing: string) =>
    void run(async () => {
      await kind.settle({ code, deviceId: device.id, requestId: newRequestId(), act, thing });
      refresh();
    }, refresh);
  return { settle, busy: busy || !hasLine };
}

type RowProps<Row> = { row: Row; settle: Settling | undefined; at: ChecklistAtWork };

function Missing({ row, settle, at: { kind, table } }: RowProps<MissingRow>) {
  const { missing: words } = kind.texts();
  const { code, isBag, parcels, customerCode, where, settled, settledText } = row;
  const isOpen = settled === null || settled === 'LOOK_AGAIN';
  const press = (act: 'LOOK_AGAIN' | 'SHORT_LANDED', name: string) => (
    <Button
      aria-label={words.about(name, code)}
      aria-pressed={settled === act}
      isDisabled={settle?.busy === true}
      onPress={() => settle?.settle(act, code)}
    >
      {name}
    </Button>
  );
  return (
    <li data-settled={!isOpen || undefined}>
      <p>
        <b>{code}</b>
        <span>{isBag ? words.bag(parcels) : customerCode}</span>
      </p>
      {where !== undefined && <p>{where}</p>}
      {settled !== null && <SettledNote>{settledText}</SettledNote>}
      {isOpen && settle !== undefined && (
        <RowActs>
          {press('LOOK_AGAIN', words.lookAgain)}
          {press('SHORT_LANDED', words.shortLanded)}
          {words.found !== undefined && (
            <Button
              aria-label={words.about(words.found, code)}
              onPress={() => sayOwn(table.bench, 'SCAN_FOUND', code)}
            >
              {words.found}
            </Button>
          )}
        </RowActs>
      )}
    </li>
  );
}

function Surplus({ row, settle, at }: RowProps<SurplusRow>) {
  const { surplus: words, missing } = at.kind.texts();
  const { code, customerCode, where, isTakenIn, settled, settledText } = row;
  const isOpen = !isTakenIn && settled === null && settle !== undefined;
  const mayTakeIn = useMayTakeIn(row, isOpen, at);
  return (
    <li data-settled={isOpen ? undefined : true}>
      <p>
        <b>{code}</b>
        <span>{customerCode}</span>
      </p>
      <p>{where}</p>
      {isTakenIn && <SettledNote>{words.takenIn}</SettledNote>}
      {settled !== null && <SettledNote>{settledText}</SettledNote>}
      {isOpen && (
        <RowActs>
          {mayTakeIn && (
            <Button
              aria-label={missing.about(words.takeIn, code)}
              onPress={() => takeSurplus(at.table, code)}
            >
              {words.takeIn}
            </Button>
          )}
          <Button
            aria-label={missing.about(words.setAside, code)}
            isDisabled={settle.busy}
            onPress={() => settle.settle('SET_ASIDE', code)}
          >
            {words.setAside}
          </Button>
        </RowActs>
      )}
    </li>
  );
}

/**
 * A parcel that is brought on nowhere is not taken in: neither where a scan here was answered so, nor where it is on
 * record as cancelled.
 */
function useMayTakeIn({ code, mayTakeIn }: SurplusRow, isOpen: boolean, at: ChecklistAtWork): boolean {
  const { device, hasLine, status } = at;
  const answer = status.recent.find(({ facts }) => facts.code === code)?.answer;
  const isHeldBack = isStayReason(answer?.say) || answer?.parcel?.notes?.some(isStayReason) === true;
  const asks = isOpen && mayTakeIn && !isHeldBack;
  const { data } = useQuery({
    queryKey: ['stations', at.kind.scans.container, 'surplus', device.id, code],
    queryFn: ({ signal }) =>
      call('GET /stations/parcels/{code}', {
        params: { code },
        query: { deviceId: device.id },
        quiet: true,
        signal,
      }),
    enabled: asks && hasLine,
    staleTime: surplusAgainMs,
  });
  return asks && data?.refusal !== 'CANCELLED';
}

type DamagedProps = { row: ChecklistView['damaged']['rows'][number]; at: ChecklistAtWork };

/** A damaged parcel with the photos that were taken here of it; the last one scanned takes new ones. */
function Damaged({ row: { code, customerCode }, at }: DamagedProps) {
  const { kind, photos, device, status, state } = at;
  const isTaken = ({ facts }: (typeof status.recent)[number]) =>
    facts.action === kind.scans.action && facts.code === code;
  const scan = status.recent.find(isTaken);
  return (
    <li>
      <p>
        <b>{code}</b>
        <span>{customerCode}</span>
      </p>
      {state.lastParcel === code && scan !== undefined && (
        <PhotoSlots
          photos={photos}
          code={code}
          deviceId={device.id}
          scanId={scan.scanId}
          isProblem
          onDone={() => document.querySelector<HTMLInputElement>('[data-scan-field]')?.focus()}
        />
      )}
      <RecordLink to="parcels" id={code}>
        {kind.texts().damage.open}
      </RecordLink>
    </li>
  );
}
