import type { ReportingDevice } from '@rohi/contract/stations/devices.contract';
import type { StationPairing } from '@rohi/contract/stations/pairings.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Info, Monitor, MonitorSmartphone, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { EmptyRows } from '../../kit/list/list-empty.tsx';
import { ListHead } from '../../kit/list/list-head.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CodePanel, type MadeCode } from './code-panel.tsx';
import { ChangeDevice, EndDevice } from './device-dialogs.tsx';
import { devicesTexts } from '../screen-words.ts';
import { NewStation } from './new-station.tsx';
import { StationsTable } from './stations-table.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './devices.module.css';
import { serverNow } from '../../../shared/session/session-state.ts';

/** Devices report twice a minute: the page follows them. */
const lookAgainMs = 15_000;
/** While somebody far away has digits before them. */
const awaitedMs = 2_000;

/** The key of what the service says of devices; the control room shows it too. */
const devicesKey = ['stations', 'devices'];
const pairingsKey = ['stations', 'pairings'];

/** Whether somebody may type the code now. */
function isOpen({ endedAt, endsAt }: Pick<StationPairing, 'endedAt' | 'endsAt'>): boolean {
  return endedAt === null && Date.parse(endsAt) > serverNow();
}

function usePairings() {
  return useQuery({
    queryKey: pairingsKey,
    queryFn: ({ signal }) => call('GET /stations/pairings', { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.list.some(isOpen) ? awaitedMs : lookAgainMs),
    staleTime: 0,
  });
}

function useDevices(isAwaited: boolean) {
  return useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => call('GET /stations/devices', { quiet: true, signal }),
    refetchInterval: isAwaited ? awaitedMs : lookAgainMs,
    staleTime: 0,
  });
}

/**
 * The stations: a new one by a code that is read out, those that wait for theirs, and the devices in use with their
 * last report, name, place and end.
 */
export function DevicesScreen() {
  const texts = devicesTexts.read();
  const { line } = useStaffRoute();
  const queries = useQueryClient();
  const refresh = () =>
    void Promise.all([
      queries.invalidateQueries({ queryKey: devicesKey }),
      queries.invalidateQueries({ queryKey: pairingsKey }),
    ]);
  const pairings = usePairings();
  const waiting = pairings.data?.list.filter(isOpen) ?? [];
  const answer = useDevices(waiting.length > 0);
  const inUse = answer.data?.list.filter(({ endedAt }) => endedAt === null);
  const { made, setMade, acts } = usePairingActs(refresh);
  const pairing = latestOf(made, pairings.data?.list);
  const device = inUse?.find(({ id }) => id === pairing?.deviceId);
  const [opened, setOpened] = useState<{ act: 'change' | 'end'; device: ReportingDevice }>();
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  return (
    <Stack gap={16} paddingX={24} paddingY={20} className={css.screen}>
      <ListHead title={texts.title} count={inUse && texts.count(inUse.length)}>
        <Text
          as="a"
          display="inline-flex"
          gap={8}
          align="center"
          paddingX={14}
          paddingY={6}
          radius={10}
          tone="ink"
          weight={600}
          className={css.link}
          href={staffHref(line, 'receiving')}
        >
          <Icon of={Monitor} />
          {texts.connectHere}
        </Text>
      </ListHead>
      {pairings.data?.alarm && <Alarm alarm={pairings.data.alarm} onSeen={refresh} />}
      <Grid gap={16} className={css.making}>
        <NewStation
          onMade={(code) => {
            setMade(code);
            refresh();
          }}
        />
        <CodePanel made={made} pairing={pairing} device={device} acts={acts} />
      </Grid>
      <Answered answer={answer}>
        {({ list }) =>
          list.length === 0 && waiting.length === 0 ? (
            <EmptyRows icon={MonitorSmartphone} title={texts.empty.title} text={texts.empty.text} />
          ) : (
            <>
              <StationsTable
                waiting={waiting}
                devices={inUse?.toSorted(byPlace) ?? []}
                shownId={made?.pairing.id}
                acts={acts}
                onAct={(act, of) => setOpened({ act, device: of })}
              />
              <Ended list={list.filter(({ endedAt }) => endedAt !== null)} />
            </>
          )
        }
      </Answered>
      <Row as="p" gap={10} align="start" paddingX={8} paddingY={0} tone="soft" className={css.note}>
        <Icon of={Info} />
        {texts.pairing.note}
      </Row>
      {opened?.act === 'change' && <ChangeDevice device={opened.device} onClose={close} />}
      {opened?.act === 'end' && <EndDevice device={opened.device} onClose={close} />}
    </Stack>
  );
}

/** By their places in the order of their names; within one as the service answers, by name. */
const byPlace = (a: ReportingDevice, b: ReportingDevice) => a.unit.localeCompare(b.unit);

/** A code as it is by now: its list may be from before its digits were made anew. */
function latestOf(
  made: MadeCode | undefined,
  list: readonly StationPairing[] = [],
): StationPairing | undefined {
  const listed = list.find(({ id }) => id === made?.pairing.id);
  const isOlder = listed === undefined || (made !== undefined && listed.endsAt < made.pairing.endsAt);
  return isOlder ? made?.pairing : listed;
}

/** The code with digits on this page, and what can be done with codes. */
function usePairingActs(refresh: () => void) {
  const { pairing: words } = devicesTexts.read();
  const { run, busy } = useSubmit();
  const [made, setMade] = useState<MadeCode>();
  const renew = ({ id: requestId, name, unitId, works, printer, scale }: StationPairing) =>
    void run(async () => {
      const body = { requestId, name, unitId, works, printer, scale };
      const { code, ...pairing } = await call('POST /stations/pairings', { body, quiet: true });
      setMade({ pairing, code });
      refresh();
    }, refresh);
  const withdraw = ({ id }: StationPairing) =>
    void run(async () => {
      await call('POST /stations/pairings/{id}/withdraw', { params: { id }, quiet: true });
      showMessage('success', words.withdrawn);
      if (made?.pairing.id === id) setMade(undefined);
      refresh();
    }, refresh);
  return { made, setMade, acts: { renew, withdraw, close: () => setMade(undefined), busy } };
}

type AlarmProps = { alarm: { id: string; rungAt: string; putOut: number }; onSeen: () => void };

/** Somebody was guessing codes: no code is made until a person has looked into it. */
function Alarm({ alarm: { id, rungAt, putOut }, onSeen }: AlarmProps) {
  const { alarm: words } = devicesTexts.read().pairing;
  const { run, busy } = useSubmit();
  const see = () =>
    void run(async () => {
      await call('POST /stations/pairing-alarms/{id}/see', { params: { id }, quiet: true });
      onSeen();
    });
  return (
    <Row
      as="section"
      wrap
      rowGap={12}
      columnGap={16}
      align="center"
      paddingX={20}
      paddingY={16}
      fill="danger-soft"
      radius="panel"
      tone="danger"
      className={css.alarm}
      role="alert"
    >
      <Icon of={ShieldAlert} size={24} />
      <div>
        <h2>{words.title}</h2>
        <p>{words.text(formatDateTime(rungAt), putOut)}</p>
      </div>
      <Button isDisabled={busy} onPress={see}>
        {words.seen}
      </Button>
    </Row>
  );
}

function Ended({ list }: { list: readonly ReportingDevice[] }) {
  const texts = devicesTexts.read();
  if (list.length === 0) return null;
  return (
    <Box as="details" fill="surface" border="all" radius="panel" className={css.ended}>
      <summary>{texts.endedList(list.length)}</summary>
      <ul>
        {list.map(({ id, name, unit, endedAt, endedBy }) => (
          <Stack as="li" key={id} paddingX={20} paddingY={12} border="top" breaks className={css.row}>
            <b>{`${unit}, ${name}`}</b>
            {endedAt !== null && (
              <Text as="span" tone="soft">
                {texts.ended(formatDateTime(endedAt), endedBy ?? '')}
              </Text>
            )}
          </Stack>
        ))}
      </ul>
    </Box>
  );
}
