import { CircleHelp, PackageCheck, Undo2 } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { countText } from '../bench/container-card.tsx';
import type { ChecklistAtWork } from '../checklist/checklist-kind.ts';
import type { Owning } from '../checklist/checklist-table.ts';
import { readWeightG, weightText } from '../receiving/typed-measures.ts';
import { shownCode } from '../verdict/shown-code.ts';
import {
  chooseOwner,
  clearOwner,
  enterOwner,
  isLastStep,
  noteWeighed,
  openOwners,
  typeOwner,
  type OpenOwner,
} from './owner-table.ts';
import { unloadingTexts } from './unloading-kind.ts';
import css from './owner-panel.module.css';

type Foretold = ReplyTo<'GET /stations/arrivals/{code}/owner'>;

const longestCode = 40;
const longestWeight = 8;

/** Owners and weights at the hub: the parcel before the clerk, and below it what needs a look. */
export function OwnerPanel({ at }: { at: ChecklistAtWork }) {
  const { owner: words } = unloadingTexts.read();
  const { state, status } = at;
  const open = openOwners(status.recent);
  return (
    <div className={css.panel}>
      <Grid
        as="section"
        gap={12}
        padding={16}
        fill="surface"
        border="all"
        radius="panel"
        aria-label={words.title}
      >
        {state.owning === undefined ? (
          <Text tone="soft">{words.scanFirst}</Text>
        ) : (
          <AtHand key={state.owning.thing.code} at={at} owning={state.owning} />
        )}
        {open.length > 0 && (
          <Grid gap={8}>
            <Row wrap rowGap={2} columnGap={12} justify="between" align="baseline">
              <Text as="h2" size={15} weight={700}>
                {words.look}
              </Text>
              <Text tone="soft" size={13}>
                {words.lookHint}
              </Text>
            </Row>
            <ul className={css.looks}>
              {open.map((each, index) => (
                <Look key={each.code} at={at} open={each} isFirst={isFirstOfSeveral(open, index)} />
              ))}
            </ul>
          </Grid>
        )}
      </Grid>
      <Counts at={at} />
    </div>
  );
}

/** A digit chooses for the newest of those that may be of several. */
const isFirstOfSeveral = (open: readonly OpenOwner[], index: number) =>
  open.findIndex(({ owner }) => owner.state === 'SEVERAL') === index;

function useForetold({ device, state, hasLine }: ChecklistAtWork, owning: Owning): Foretold | undefined {
  const trip = state.container ?? '';
  // What was only offered says nothing.
  const customerCode = owning.isOffered ? '' : owning.customerCode.trim();
  const weightG = readWeightG(owning.weight);
  const question = { parcel: owning.thing.code, customerCode, weightG };
  const { data } = useQuery({
    queryKey: ['stations', 'owner', trip, question],
    enabled: hasLine,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('GET /stations/arrivals/{code}/owner', {
        params: { code: trip },
        query: {
          deviceId: device.id,
          parcel: question.parcel,
          ...(customerCode === '' ? {} : { customerCode }),
          ...(weightG === undefined ? {} : { weightG }),
        },
        quiet: true,
        signal,
      }),
  });
  return data;
}

function AtHand({ at, owning }: { at: ChecklistAtWork; owning: Owning }) {
  const { owner: words, weigh } = unloadingTexts.read();
  const { table } = at;
  const foretold = useForetold(at, owning);
  const { code } = owning.thing;
  const isWeighed = foretold === undefined ? undefined : foretold.weighedG !== null;
  useEffect(() => {
    if (isWeighed !== undefined) noteWeighed(table, code, isWeighed);
  }, [table, code, isWeighed]);
  return (
    <>
      <div className={css.tiles}>
        <Tile name={words.parcel}>
          <b>{shownCode(owning.thing.code)}</b>
        </Tile>
        <Tile name={words.code} isNow={owning.field === 'customerCode'} note={whoText(owning, foretold)}>
          <OwnerField name="customerCode" at={at} owning={owning} />
        </Tile>
        <Tile name={words.weight} isNow={owning.field === 'weight'} note={weightNote(foretold)}>
          <OwnerField name="weight" at={at} owning={owning} />
        </Tile>
      </div>
      <Sums foretold={foretold} hasLine={at.hasLine} />
      <Row wrap rowGap={8} columnGap={8} align="center">
        <Button onPress={() => clearOwner(table, 'weight')}>
          <Icon of={CircleHelp} />
          {words.noCode}
          <kbd>F9</kbd>
        </Button>
        <Button onPress={() => clearOwner(table, 'customerCode')}>
          <Icon of={Undo2} />
          {words.wrongCode}
        </Button>
        <Text tone="soft" size={13} flex={1}>
          {words.noCodeHint}
        </Text>
        <Button kind="primary" onPress={() => enterOwner(table)}>
          <Icon of={PackageCheck} />
          {owning.confirms === 'FAR_WEIGHT' ? weigh.sure : isLastStep(owning) ? words.take : words.next}
          <kbd>Enter</kbd>
        </Button>
      </Row>
    </>
  );
}

function Tile(props: { name: string; isNow?: boolean; note?: string | undefined; children: ReactNode }) {
  const { name, isNow = false, note, children } = props;
  return (
    <label className={css.tile} data-now={isNow}>
      <span>{name}</span>
      {children}
      {note !== undefined && <span>{note}</span>}
    </label>
  );
}

/** The field has the focus as long as it is the next one; what is offered is replaced by the first sign. */
function OwnerField({ name, at, owning }: { name: Owning['field']; at: ChecklistAtWork; owning: Owning }) {
  const field = useRef<HTMLInputElement>(null);
  const isNow = owning.field === name;
  useEffect(() => {
    if (!isNow) return;
    field.current?.focus();
    field.current?.select();
  }, [isNow]);
  const value = name === 'weight' ? owning.weight : owning.customerCode;
  return (
    <input
      ref={field}
      name={name}
      value={value}
      maxLength={name === 'weight' ? longestWeight : longestCode}
      inputMode={name === 'weight' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => typeOwner(at.table, name, event.currentTarget.value)}
    />
  );
}

/** The customer of the code, as it is understood, with what was written. */
function whoText(owning: Owning, foretold: Foretold | undefined): string | undefined {
  const { owner: words } = unloadingTexts.read();
  if (owning.isOffered) return words.offered;
  if (foretold === undefined) return undefined;
  const { state, customers } = foretold;
  const [customer] = customers;
  if (state === 'NOBODY') return words.unknownCode;
  if (state === 'SEVERAL') return words.several(customers.map(({ customerCode }) => customerCode).join(', '));
  if (state === 'OTHER') return words.other;
  if (state === 'AWAITED') return words.awaited;
  if (customer === undefined) return words.known;
  return words.understood(customer.customerCode, customer.name ?? '', owning.customerCode.trim());
}

function weightNote(foretold: Foretold | undefined): string | undefined {
  const { owner: words } = unloadingTexts.read();
  if (foretold === undefined) return undefined;
  const { weighedG } = foretold;
  return weighedG === null ? words.firstWeight : words.weighed(formatDecimal(weightText(weighedG)));
}

/** What it costs and where it goes, before Enter. */
function Sums({ foretold, hasLine }: { foretold: Foretold | undefined; hasLine: boolean }) {
  const { owner: words } = unloadingTexts.read();
  const facts = [
    [words.delivery, foretold?.price ? formatMoney(foretold.price.usd) : '—'],
    [words.inSomoni, foretold?.price?.tjs ? formatMoney(foretold.price.tjs) : '—'],
    [words.point, foretold?.point ?? '—'],
  ] as const;
  if (!hasLine) return <Text tone="soft">{words.sumsNeedLine}</Text>;
  return (
    <dl className={css.sums}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Look({ at, open, isFirst }: { at: ChecklistAtWork; open: OpenOwner; isFirst: boolean }) {
  const { owner: words } = unloadingTexts.read();
  const { code, owner } = open;
  const { state, customers, weightG } = owner;
  const names = customers.map(({ customerCode, name }) => [customerCode, name].filter(Boolean).join(', '));
  const kg = weightG === null ? words.unweighed : words.kgTaken(formatDecimal(weightText(weightG)));
  return (
    <li>
      <b>{owner.written}</b>
      <span>
        {state === 'NOBODY' ? words.noSuch : words.fit(names.join('; '))}
        <Text as="span" tone="soft" size={13}>
          {words.isIn(shownCode(code), kg)}
        </Text>
      </span>
      {state === 'NOBODY' ? (
        <Text as="span" tone="gold" size={13}>
          {words.managerDecides}
        </Text>
      ) : (
        <Row as="span" wrap rowGap={6} columnGap={8}>
          {customers.map(({ customerCode }, index) => (
            <Button key={customerCode} onPress={() => chooseOwner(at.table, open, customerCode)}>
              {customerCode}
              {isFirst && <kbd>{index + 1}</kbd>}
            </Button>
          ))}
        </Row>
      )}
    </li>
  );
}

/** How far owners and weights are known of what has come. */
function Counts({ at: { device, state, hasLine, view } }: { at: ChecklistAtWork }) {
  const { owner: words } = unloadingTexts.read();
  const trip = state.container ?? '';
  const { data } = useQuery({
    queryKey: ['stations', 'arrivals', 'owners', device.id, trip],
    enabled: hasLine && trip !== '',
    queryFn: ({ signal }) =>
      call('GET /stations/arrivals/{code}/owners', {
        params: { code: trip },
        query: { deviceId: device.id },
        quiet: true,
        signal,
      }),
  });
  const numbers = view?.numbers;
  const facts = [
    [words.expected, numbers?.expected],
    [words.taken, numbers?.scanned],
    [words.owned, data?.owned],
    [words.withoutCode, data?.awaited],
    [words.withUnknownCode, data?.unknown],
    [words.notWeighed, data?.unweighed],
  ] as const;
  return (
    <dl className={css.counts} aria-label={words.counts}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count === undefined ? '—' : countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
