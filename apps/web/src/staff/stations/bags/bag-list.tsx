import { bagKinds } from '@rohi/contract/containers/bag-kinds';
import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole, Plus, Printer, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { bagsTexts, benchTexts } from '../station-words.ts';
import { change, takeUp } from './bag-table.ts';
import type { KnownChannel } from './known/bag-floor.ts';
import type { ListedBag } from './known/shown-bag.ts';
import type { BagsAtWork } from './use-bags.ts';
import { Grid, Row as Flex, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './bag-list.module.css';

type BagListProps = { bags: BagsAtWork; deviceId: string; onPrint: (code: string) => void };

/** No bag is on the table: a new one is opened, or one of those that are open or were closed is taken up. */
export function BagList({ bags, deviceId, onPrint }: BagListProps) {
  const { list: words } = bagsTexts.read();
  const { lists, hasLine, table } = bags;
  const [reopening, setReopening] = useState<string>();
  return (
    <Stack
      as="section"
      gap={12}
      minWidth={0}
      minHeight={0}
      overflow="auto"
      padding={20}
      fill="surface"
      border="all"
      radius="panel"
      className={css.panel}
    >
      <Flex as="header" gap={12} align="center" tone="soft">
        <Icon of={ShoppingBag} size={32} />
        <div>
          <Text as="h2" tone="ink">
            {words.title}
          </Text>
          <p>{words.lead}</p>
        </div>
      </Flex>
      <NewBagForm bags={bags} />
      {!hasLine && <Text tone="soft">{words.needsLine}</Text>}
      {lists !== undefined && (
        <>
          <Text as="h3" marginTop={4} size={16}>
            {words.open}
          </Text>
          {lists.open.length === 0 && <Text tone="soft">{words.noneOpen}</Text>}
          <Grid as="ul" className={css.list}>
            {lists.open.map((bag) => (
              <Row key={bag.code} bag={bag}>
                <Button aria-label={words.fill(bag.code)} onPress={() => takeUp(table, bag.code)}>
                  {words.go}
                </Button>
              </Row>
            ))}
          </Grid>
          {lists.closed.length > 0 && (
            <Text as="h3" marginTop={4} size={16}>
              {words.closed}
            </Text>
          )}
          <Grid as="ul" className={css.list}>
            {lists.closed.map((bag) => (
              <Row key={bag.code} bag={bag}>
                <Button
                  aria-label={words.print(bag.code)}
                  onPress={() => onPrint(bag.code)}
                  isDisabled={!hasLine}
                >
                  <Icon of={Printer} />
                </Button>
                <Button
                  aria-label={words.reopenBag(bag.code)}
                  onPress={() => setReopening(bag.code)}
                  isDisabled={!hasLine}
                >
                  {words.reopen}
                </Button>
              </Row>
            ))}
          </Grid>
        </>
      )}
      {reopening !== undefined && (
        <Reopen code={reopening} deviceId={deviceId} onClose={() => setReopening(undefined)} />
      )}
    </Stack>
  );
}

function Row({ bag, children }: { bag: ListedBag; children: ReactNode }) {
  const { list: words } = bagsTexts.read();
  const { kinds, kg, parcels } = benchTexts.read();
  const { code, kind, isOpen, destination, channel, cell, seal } = bag;
  const weightG = bag.weightG ?? bag.contentsG;
  const facts = [
    kinds[kind],
    destination,
    channel,
    parcels(bag.parcels),
    weightG !== null && weightG > 0 && `${formatDecimal((weightG / 1_000).toFixed(2))}\u00A0${kg}`,
    cell,
    seal && words.seal(seal),
  ];
  return (
    <li>
      <Icon of={isOpen ? ShoppingBag : LockKeyhole} size={18} />
      <span>
        <b>{code}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {children}
    </li>
  );
}

/** One that was chosen and is no longer in use stays in view, since the service will refuse it. */
function channelsToChoose(channels: readonly KnownChannel[], chosen: KnownChannel | undefined) {
  const isMissing = chosen !== undefined && !channels.some(({ id }) => id === chosen.id);
  return isMissing ? [...channels, chosen] : channels;
}

/** What a new bag becomes, by its scanned code or by a new one. */
function NewBagForm({ bags: { table, draft, newBag, hasLine, snapshot } }: { bags: BagsAtWork }) {
  const { list: words } = bagsTexts.read();
  const { kinds } = benchTexts.read();
  const destinations = useDestinations();
  const channels = channelsToChoose(snapshot?.channels ?? [], draft.channel);
  return (
    <Flex
      as="form"
      wrap
      gap={10}
      align="end"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        newBag();
      }}
    >
      <label>
        {words.kind}
        <select
          value={draft.kind}
          onChange={(event) =>
            change(table, { draft: { ...draft, kind: event.currentTarget.value as BagKind } })
          }
        >
          {bagKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.destination}
        <select
          value={draft.destination?.id ?? ''}
          onChange={(event) => {
            const chosen = destinations.find(({ id }) => id === Number(event.currentTarget.value));
            change(table, { draft: { ...draft, destination: chosen } });
          }}
        >
          <option value="">{words.none}</option>
          {destinations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.channel}
        <select
          value={draft.channel?.id ?? ''}
          onChange={(event) => {
            const chosen = channels.find(({ id }) => id === Number(event.currentTarget.value));
            change(table, { draft: { ...draft, channel: chosen } });
          }}
        >
          <option value="">{words.anyChannel}</option>
          {channels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="primary" isDisabled={!hasLine}>
        <Icon of={Plus} />
        {words.newBag}
      </Button>
    </Flex>
  );
}

/** Hubs first, then pickup points. */
function useDestinations() {
  const { data } = useQuery({
    queryKey: ['warehouses'],
    queryFn: ({ signal }) => call('GET /common/all-ltds', { quiet: true, signal }),
  });
  const units = (data ?? []).filter(({ enabled }) => enabled);
  return (['HUB', 'PICKUP_POINT'] as const).flatMap((kind) =>
    units.filter(({ type }) => type === kind).map(({ id, name }) => ({ id, name, isHub: kind === 'HUB' })),
  );
}

/** A closed bag is opened again, with a reason. */
function Reopen({ code, deviceId, onClose }: { code: string; deviceId: string; onClose: () => void }) {
  const { list: words } = bagsTexts.read();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await call('POST /stations/bags/{code}/reopen', {
        params: { code },
        body: { deviceId, reason: reason.trim() },
      });
      showMessage('success', words.reopened);
      onClose();
    } catch {
      // Why not was shown; the reason stays as it was typed.
      setSending(false);
    }
    await queries.invalidateQueries({ queryKey: ['stations', 'bags'] });
  };
  return (
    <Dialog title={words.reopenBag(code)} onClose={onClose}>
      <Flex
        as="form"
        wrap
        gap={10}
        align="end"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={classNames(css.form)}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '' && !isSending) void send();
        }}
      >
        <label>
          {words.reason}
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be written in
            autoFocus
            required
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" kind="primary" isDisabled={isSending}>
          {words.reopen}
        </Button>
      </Flex>
    </Dialog>
  );
}
