import { formatDateTime } from '../../../shared/format/dates.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { useDevices } from './standstill-queries.ts';
import type { Device } from './standstill-queries.ts';
import { Line } from './side-panels.tsx';
import { standstillTexts } from '../screen-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './side-panels.module.css';

/** A device reports twice a minute: one that was not there for so long is silent. */
const silentMs = 120_000;
const mostShown = 6;

function isHere({ seenAt }: Device): boolean {
  return seenAt !== null && serverNow() - Date.parse(seenAt) < silentMs;
}

/** The devices that stations scan with: those on which scans wait first, then those that are silent. */
export function DevicesPanel() {
  const { title, here, none, others, connected } = standstillTexts.read().devices;
  const answer = useDevices();
  const used = (answer.data?.list ?? []).filter(({ endedAt }) => endedAt === null);
  const well = used.filter((device) => isHere(device) && !device.waiting);
  const ill = used.filter((device) => !well.includes(device));
  const visible = ill.toSorted((a, b) => (b.waiting ?? 0) - (a.waiting ?? 0)).slice(0, mostShown);
  const left = used.length - visible.length;
  return (
    <Panel title={title} end={answer.data && here(used.filter(isHere).length, used.length)}>
      <Answered answer={answer}>
        {() =>
          used.length === 0 ? (
            <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft">
              {none}
            </Text>
          ) : (
            <ul>
              {visible.map((device) => (
                <DeviceLine key={device.id} device={device} />
              ))}
              {left > 0 && (
                <Row as="li" gap={12} justify="between" paddingX={20} paddingY={10} border="top" size={14}>
                  <Text as="span" minWidth={0} weight={600} breaks className={css.name}>
                    {others(left)}
                    <Text as="span" display="block" tone="soft" size={13} weight={400}>
                      {left === well.length ? connected : ''}
                    </Text>
                  </Text>
                </Row>
              )}
            </ul>
          )
        }
      </Answered>
    </Panel>
  );
}

function DeviceLine({ device }: { device: Device }) {
  const words = standstillTexts.read().devices;
  const { name, unit, seenAt, waiting } = device;
  const state =
    seenAt === null
      ? words.never
      : isHere(device)
        ? words.sending
        : words.silentSince(formatDateTime(seenAt));
  const { line } = useStaffRoute();
  return (
    <Line
      href={staffHref(line, 'devices')}
      name={[unit, name].filter(Boolean).join(', ')}
      about={state}
      end={waiting !== null && waiting > 0 && words.waiting(waiting)}
    />
  );
}
