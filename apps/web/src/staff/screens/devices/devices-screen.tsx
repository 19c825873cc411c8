import type { ReportingDevice } from '@rohi/contract/stations/devices.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { EmptyRows } from '../../kit/list/list-empty.tsx';
import { ListHead } from '../../kit/list/list-head.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { ChangeDevice, EndDevice } from './device-dialogs.tsx';
import { devicesTexts } from './devices-words.ts';
import css from './devices.module.css';

/** Devices report twice a minute: the page follows them. */
const lookAgainMs = 15_000;
const silentMs = 120_000;
const unusedMs = 30 * 86_400_000;

/** The key of what the service says of devices; the control room shows it too. */
const key = ['stations', 'devices'];

/** The devices that stations scan with, by their places: what each has reported last, its name and place, and the end of it. */
export function DevicesScreen() {
  const texts = devicesTexts.read();
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /stations/devices', { quiet: true, signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const inUse = answer.data?.list.filter(({ endedAt }) => endedAt === null);
  const [opened, setOpened] = useState<{ act: 'change' | 'end'; device: ReportingDevice }>();
  const close = () => {
    setOpened(undefined);
    void queries.invalidateQueries({ queryKey: key });
  };
  return (
    <div className={css.screen}>
      <ListHead title={texts.title} count={inUse && texts.count(inUse.length)} />
      <Answered answer={answer}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyRows icon={MonitorSmartphone} title={texts.empty.title} text={texts.empty.text} />
          ) : (
            <>
              <p className={css.lead}>{texts.lead}</p>
              {unitsOf(list).map(({ unitId, unit, devices }) => (
                <Panel key={unitId} title={unit}>
                  <ul className={css.list}>
                    {devices.map((device) => (
                      <DeviceRow
                        key={device.id}
                        device={device}
                        onAct={(act) => setOpened({ act, device })}
                      />
                    ))}
                  </ul>
                </Panel>
              ))}
              <Ended list={list.filter(({ endedAt }) => endedAt !== null)} />
            </>
          )
        }
      </Answered>
      {opened?.act === 'change' && <ChangeDevice device={opened.device} onClose={close} />}
      {opened?.act === 'end' && <EndDevice device={opened.device} onClose={close} />}
    </div>
  );
}

type UnitOfDevices = { unitId: number; unit: string; devices: ReportingDevice[] };

/** Those in use, by their places in the order of their names. */
function unitsOf(list: readonly ReportingDevice[]): UnitOfDevices[] {
  const units = new Map<number, UnitOfDevices>();
  for (const device of list)
    if (device.endedAt === null) {
      const { unitId, unit } = device;
      const known = units.get(unitId) ?? { unitId, unit, devices: [] };
      units.set(unitId, { ...known, devices: [...known.devices, device] });
    }
  return [...units.values()].toSorted((a, b) => a.unit.localeCompare(b.unit));
}

type RowProps = { device: ReportingDevice; onAct: (act: 'change' | 'end') => void };

function DeviceRow({ device, onAct }: RowProps) {
  const texts = devicesTexts.read();
  const { name, seenAt, waiting, waitingSince, registeredAt, registeredBy } = device;
  const silentForMs = seenAt === null ? undefined : serverNow() - Date.parse(seenAt);
  const since = waitingSince === null ? undefined : formatDateTime(waitingSince);
  // One that was never online is unused once its registration is as old.
  const isUnused = (silentForMs ?? serverNow() - Date.parse(registeredAt)) > unusedMs;
  return (
    <li className={css.row}>
      <div className={css.about}>
        <b>{name}</b>
        <span className={silentForMs !== undefined && silentForMs < silentMs ? css.here : css.silent}>
          {connectionOf(seenAt, silentForMs)}
        </span>
        {waiting !== null && waiting > 0 && (
          <span className={css.waiting}>{texts.waiting(waiting, since)}</span>
        )}
        {isUnused && <span className={css.waiting}>{texts.unused}</span>}
        <span className={css.quiet}>{texts.registered(formatDateTime(registeredAt), registeredBy)}</span>
      </div>
      <div className={css.acts}>
        <Button aria-label={texts.changeOf(name)} onPress={() => onAct('change')}>
          {texts.change}
        </Button>
        <Button kind="danger" aria-label={texts.endOf(name)} onPress={() => onAct('end')}>
          {texts.end}
        </Button>
      </div>
    </li>
  );
}

function connectionOf(seenAt: string | null, silentForMs: number | undefined): string {
  const { here, silent, never } = devicesTexts.read();
  if (seenAt === null || silentForMs === undefined) return never;
  return silentForMs < silentMs ? here : silent(formatDateTime(seenAt));
}

function Ended({ list }: { list: readonly ReportingDevice[] }) {
  const texts = devicesTexts.read();
  if (list.length === 0) return null;
  return (
    <details className={css.ended}>
      <summary>{texts.endedList(list.length)}</summary>
      <ul className={css.list}>
        {list.map(({ id, name, unit, endedAt, endedBy }) => (
          <li key={id} className={css.row}>
            <div className={css.about}>
              <b>{`${unit}, ${name}`}</b>
              {endedAt !== null && (
                <span className={css.quiet}>{texts.ended(formatDateTime(endedAt), endedBy ?? '')}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
