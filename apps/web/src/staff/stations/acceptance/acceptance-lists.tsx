import { PackageMinus, PackagePlus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { PhotoSlots } from '../photos/photo-slots.tsx';
import css from '../unloading/unloading.module.css';
import { takeSurplus } from './acceptance-table.ts';
import { acceptanceTexts } from './acceptance-words.ts';
import type { AcceptanceAtWork, AcceptancePage } from './use-acceptance.ts';

type Missing = AcceptancePage['missing']['list'][number];
type Surplus = AcceptancePage['surplus']['list'][number];
type Damaged = AcceptancePage['damaged']['list'][number];
type ListsProps = { code: string; page: AcceptancePage; at: AcceptanceAtWork };

/** What is missing, what came beside the list, and what is damaged, side by side; each is settled where it stands. */
export function AcceptanceLists({ code, page, at }: ListsProps) {
  const { missing: absent, surplus: extra, damage } = acceptanceTexts.read();
  const { missing, surplus, damaged, transfer } = page;
  const settling = useSettling(code, at);
  const settle = transfer.state === 'FINISHED' ? undefined : settling;
  return (
    <div className={css.lists}>
      <List title={absent.title} icon={PackageMinus} parcels={missing.parcels} none={absent.none} tone="gold">
        {missing.list.map((thing) => (
          <MissingRow key={`${thing.code} ${thing.settled}`} thing={thing} settle={settle} />
        ))}
        <NotAll parcels={missing.parcels - missing.list.reduce((sum, each) => sum + each.parcels, 0)} />
      </List>
      <List title={extra.title} icon={PackagePlus} parcels={surplus.parcels} none={extra.none} tone="lapis">
        {surplus.list.map((thing) => (
          <SurplusRow
            key={thing.code}
            thing={thing}
            settle={settle}
            at={at}
            isOfPoint={thing.pointId === transfer.pointId}
          />
        ))}
        <NotAll parcels={surplus.parcels - surplus.list.length} />
      </List>
      <List
        title={damage.title}
        icon={TriangleAlert}
        parcels={damaged.parcels}
        none={damage.none}
        tone="danger"
      >
        {damaged.list.map((thing) => (
          <DamagedRow key={thing.code} thing={thing} at={at} />
        ))}
        <NotAll parcels={damaged.parcels - damaged.list.length} />
      </List>
    </div>
  );
}

type ListProps = {
  title: string;
  icon: LucideIcon;
  parcels: number;
  none: string;
  tone: 'gold' | 'lapis' | 'danger';
  children: ReactNode;
};

function List({ title, icon, parcels, none, tone, children }: ListProps) {
  return (
    <section className={css.list} aria-label={title} data-tone={tone}>
      <header>
        <Icon of={icon} size={20} />
        <h2>{title}</h2>
        <b>{formatShortDecimal(String(parcels))}</b>
      </header>
      {parcels === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

function NotAll({ parcels }: { parcels: number }) {
  const { notAll } = acceptanceTexts.read();
  return parcels > 0 && <li>{notAll(parcels)}</li>;
}

type Act = 'LOOK_AGAIN' | 'SHORT_LANDED' | 'SET_ASIDE';
type Settling = { settle: (act: Act, code: string) => void; busy: boolean };

function useSettling(code: string, { device, refresh, hasLine }: AcceptanceAtWork): Settling {
  const { run, busy } = useSubmit();
  const settle = (act: Act, thing: string) =>
    void run(async () => {
      const body = { requestId: newRequestId(), deviceId: device.id, act, codes: [thing] };
      await call('POST /stations/coming-transfers/{code}/settle', { params: { code }, body, quiet: true });
      refresh();
    }, refresh);
  return { settle, busy: busy || !hasLine };
}

function Settled({ thing: { settled, settledBy } }: { thing: Pick<Missing, 'settled' | 'settledBy'> }) {
  const words = acceptanceTexts.read();
  if (settled === null) return null;
  return <p className={css.settled}>{words.settledBy(words.settled[settled], settledBy ?? '')}</p>;
}

function MissingRow({ thing, settle }: { thing: Missing; settle: Settling | undefined }) {
  const { missing: words } = acceptanceTexts.read();
  const { code, isBag, parcels, customerCode, settled } = thing;
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
      <Settled thing={thing} />
      {isOpen && settle !== undefined && (
        <div className={css.rowActs}>
          {press('LOOK_AGAIN', words.lookAgain)}
          {press('SHORT_LANDED', words.shortLanded)}
        </div>
      )}
    </li>
  );
}

type SurplusProps = {
  thing: Surplus;
  settle: Settling | undefined;
  at: AcceptanceAtWork;
  /** It goes to the point that this is. */
  isOfPoint: boolean;
};

function SurplusRow({ thing, settle, at: { table, coming }, isOfPoint }: SurplusProps) {
  const { surplus: words, missing } = acceptanceTexts.read();
  const { code, customerCode, isKnown, pointId, transfer, isTakenIn, settled } = thing;
  const isOpen = !isTakenIn && settled === null && settle !== undefined;
  const point = coming?.points.find(({ id }) => id === pointId)?.name;
  const where = [
    !isKnown && words.ofNobody,
    isKnown && pointId === null && words.noPoint,
    !isOfPoint && point !== undefined && words.goesTo(point),
    transfer === null ? isOfPoint && words.ofNoTransfer : words.ofTransfer(transfer),
  ];
  return (
    <li data-settled={isOpen ? undefined : true}>
      <p>
        <b>{code}</b>
        <span>{customerCode}</span>
      </p>
      <p>{where.filter(Boolean).join(' · ')}</p>
      {isTakenIn && <p className={css.settled}>{words.takenIn}</p>}
      <Settled thing={thing} />
      {isOpen && (
        <div className={css.rowActs}>
          {isOfPoint && (
            <Button aria-label={missing.about(words.takeIn, code)} onPress={() => takeSurplus(table, code)}>
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
        </div>
      )}
    </li>
  );
}

/** A damaged parcel with the photos that were taken here of it; the last one scanned takes new ones. */
function DamagedRow({ thing: { code, customerCode }, at }: { thing: Damaged; at: AcceptanceAtWork }) {
  const { damage: words } = acceptanceTexts.read();
  const { photos, device, status, work } = at;
  const scan = status.recent.find(({ facts }) => facts.action === 'ACCEPT' && facts.code === code);
  return (
    <li>
      <p>
        <b>{code}</b>
        <span>{customerCode}</span>
      </p>
      {work.lastParcel === code && scan !== undefined && (
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
        {words.open}
      </RecordLink>
    </li>
  );
}
