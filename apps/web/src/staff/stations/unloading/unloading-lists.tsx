import { PackageMinus, PackagePlus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { PhotoSlots } from '../photos/photo-slots.tsx';
import { sayOwn, takeSurplus } from './unloading-table.ts';
import { unloadingTexts } from './unloading-words.ts';
import type { UnloadingAtWork, UnloadingPage } from './use-unloading.ts';
import css from './unloading.module.css';

const shown = (count: number) => formatShortDecimal(String(count));

type Missing = UnloadingPage['missing']['list'][number];
type Surplus = UnloadingPage['surplus']['list'][number];
type ListsProps = { code: string; page: UnloadingPage; unloading: UnloadingAtWork };

/** What is missing, what came beside the list, and what is damaged, side by side; each is settled where it stands. */
export function UnloadingLists({ code, page, unloading }: ListsProps) {
  const { missing: absent, surplus: extra, damage } = unloadingTexts.read();
  const { missing, surplus, damaged } = page;
  const isOver = page.trip.unloading?.isOver === true;
  const settle = useSettling(code, unloading);
  return (
    <div className={css.lists}>
      <List title={absent.title} icon={PackageMinus} parcels={missing.parcels} none={absent.none} tone="gold">
        {missing.list.map((thing) => (
          <MissingRow
            key={`${thing.code} ${thing.settled}`}
            thing={thing}
            settle={isOver ? undefined : settle}
            unloading={unloading}
          />
        ))}
        <NotAll parcels={missing.parcels - missing.list.reduce((sum, each) => sum + each.parcels, 0)} />
      </List>
      <List title={extra.title} icon={PackagePlus} parcels={surplus.parcels} none={extra.none} tone="lapis">
        {surplus.list.map((thing) => (
          <SurplusRow
            key={thing.code}
            thing={thing}
            settle={isOver ? undefined : settle}
            unloading={unloading}
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
          <DamagedRow key={thing.code} thing={thing} unloading={unloading} />
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
        <b>{shown(parcels)}</b>
      </header>
      {parcels === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

function NotAll({ parcels }: { parcels: number }) {
  const { notAll } = unloadingTexts.read();
  return parcels > 0 && <li>{notAll(parcels)}</li>;
}

type Act = 'LOOK_AGAIN' | 'SHORT_LANDED' | 'SET_ASIDE';
type Settling = { settle: (act: Act, code: string) => void; busy: boolean };

function useSettling(code: string, { device, refresh, hasLine }: UnloadingAtWork): Settling {
  const { run, busy } = useSubmit();
  const settle = (act: Act, thing: string) =>
    void run(async () => {
      const body = { requestId: newRequestId(), deviceId: device.id, act, codes: [thing] };
      await call('POST /stations/arrivals/{code}/settle', { params: { code }, body, quiet: true });
      refresh();
    }, refresh);
  return { settle, busy: busy || !hasLine };
}

type Settled = Pick<Missing, 'settled' | 'settledAt' | 'settledBy'>;

function settledText({ settled, settledAt, settledBy }: Settled): string {
  const words = unloadingTexts.read();
  if (settled === null || settledAt === null) return '';
  return words.settledBy(words.settled[settled], settledBy ?? '', momentText(settledAt));
}

type RowProps<Thing> = { thing: Thing; settle: Settling | undefined; unloading: UnloadingAtWork };

function MissingRow({ thing, settle, unloading: { table } }: RowProps<Missing>) {
  const { missing: words } = unloadingTexts.read();
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
      <p>{whereMissing(thing)}</p>
      {settled !== null && <p className={css.settled}>{settledText(thing)}</p>}
      {isOpen && settle !== undefined && (
        <div className={css.rowActs}>
          {press('LOOK_AGAIN', words.lookAgain)}
          {press('SHORT_LANDED', words.shortLanded)}
          <Button
            aria-label={words.about(words.found, code)}
            onPress={() => sayOwn(table, 'SCAN_FOUND', code)}
          >
            {words.found}
          </Button>
        </div>
      )}
    </li>
  );
}

function whereMissing({ isBag, bagCode, isBagHere, loadedAt }: Missing): string {
  const { missing: words } = unloadingTexts.read();
  if (bagCode !== null) return isBagHere ? words.bagHere(bagCode) : words.inBag(bagCode);
  if (loadedAt !== null) return words.loaded(momentText(loadedAt));
  return isBag ? '' : words.loose;
}

function SurplusRow({ thing, settle, unloading: { table } }: RowProps<Surplus>) {
  const { surplus: words, missing } = unloadingTexts.read();
  const { code, customerCode, isKnown, trip, isTakenIn, settled } = thing;
  const isOpen = !isTakenIn && settled === null && settle !== undefined;
  const where = trip === null ? (isKnown ? words.ofNoTrip : words.ofNobody) : words.fromTrip(trip);
  return (
    <li data-settled={isOpen ? undefined : true}>
      <p>
        <b>{code}</b>
        <span>{customerCode}</span>
      </p>
      <p>{where}</p>
      {isTakenIn && <p className={css.settled}>{words.takenIn}</p>}
      {settled !== null && <p className={css.settled}>{settledText(thing)}</p>}
      {isOpen && (
        <div className={css.rowActs}>
          {isKnown && (
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

type Damaged = UnloadingPage['damaged']['list'][number];

/** A damaged parcel with the photos that were taken here of it; the last one scanned takes new ones. */
function DamagedRow({ thing: { code, customerCode }, unloading }: Omit<RowProps<Damaged>, 'settle'>) {
  const { damage: words } = unloadingTexts.read();
  const { photos, device, status, work } = unloading;
  const scan = status.recent.find(({ facts }) => facts.action === 'INBOUND' && facts.code === code);
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
