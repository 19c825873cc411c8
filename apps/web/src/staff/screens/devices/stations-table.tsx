import type { ReportingDevice } from '@rohi/contract/stations/devices.contract';
import type { StationPairing } from '@rohi/contract/stations/pairings.contract';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { clockOf, type PairingActs } from './code-panel.tsx';
import { devicesTexts } from '../screen-words.ts';
import { useTimeLeft } from './use-time-left.ts';
import { Box, Text } from '../../../shared/ui/primitives.tsx';
import css from './stations-table.module.css';

const silentMs = 120_000;
const unusedMs = 30 * 86_400_000;

export type DeviceAct = (act: 'change' | 'end', device: ReportingDevice) => void;

type StationsTableProps = {
  waiting: readonly StationPairing[];
  devices: readonly ReportingDevice[];
  /** The code with digits on this page. */
  shownId: string | undefined;
  acts: PairingActs;
  onAct: DeviceAct;
};

/** What waits for somebody far away first, then the devices in use; on a phone a card each. */
export function StationsTable({ waiting, devices, shownId, acts, onAct }: StationsTableProps) {
  const { title, columns } = devicesTexts.read();
  return (
    <Box
      as="table"
      wide
      overflow="hidden"
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      className={css.table}
    >
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.station}</th>
          <th scope="col">{columns.unit}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.seen}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {waiting.map((pairing) => (
          <WaitingRow key={pairing.id} pairing={pairing} isShown={pairing.id === shownId} acts={acts} />
        ))}
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onAct={onAct} />
        ))}
      </tbody>
    </Box>
  );
}

type WaitingRowProps = { pairing: StationPairing; isShown: boolean; acts: PairingActs };

function WaitingRow({ pairing, isShown, acts }: WaitingRowProps) {
  const { pairing: words } = devicesTexts.read();
  const { name, unit, endsAt, madeAt, madeBy, isOwn } = pairing;
  const leftS = useTimeLeft(endsAt);
  return (
    <tr data-waiting>
      <th scope="row">{name}</th>
      <td>{unit}</td>
      <td>
        <ToneLabel tone="gold">{words.waits(clockOf(leftS))}</ToneLabel>
      </td>
      <td>{words.madeBy(madeBy, formatDateTime(madeAt))}</td>
      <td className={css.seen}>–</td>
      <td className={css.acts}>
        {isShown ? (
          <span className={css.quiet}>{words.awaited}</span>
        ) : (
          <>
            {isOwn && (
              <Button
                aria-label={words.renewOf(name)}
                isDisabled={acts.busy}
                onPress={() => acts.renew(pairing)}
              >
                {words.renew}
              </Button>
            )}
            <Button
              kind="danger"
              aria-label={words.withdrawOf(name)}
              isDisabled={acts.busy}
              onPress={() => acts.withdraw(pairing)}
            >
              {words.withdrawShort}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}

function DeviceRow({ device, onAct }: { device: ReportingDevice; onAct: DeviceAct }) {
  const texts = devicesTexts.read();
  const { name, unit, seenAt, waiting, waitingSince, registeredAt, registeredBy, browser, address } = device;
  const silentForMs = seenAt === null ? undefined : serverNow() - Date.parse(seenAt);
  const isHere = silentForMs !== undefined && silentForMs < silentMs;
  // One that was never online is unused once its registration is as old.
  const unseenMs = silentForMs ?? serverNow() - Date.parse(registeredAt);
  const isUnused = unseenMs > unusedMs;
  const since = waitingSince === null ? undefined : formatDateTime(waitingSince);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{unit}</td>
      <td>
        <ToneLabel tone={isHere ? 'green' : 'grey'}>
          {isHere
            ? texts.here
            : isUnused
              ? texts.unseen(Math.floor(unseenMs / 86_400_000))
              : seenAt === null
                ? texts.never
                : texts.silent(formatDateTime(seenAt))}
        </ToneLabel>
        {waiting !== null && waiting > 0 && (
          <Text as="span" display="block" tone="gold" weight={600}>
            {texts.waiting(waiting, since)}
          </Text>
        )}
      </td>
      <td className={css.who}>
        {texts.pairing.by(registeredBy, formatDateTime(registeredAt), browser, address)}
      </td>
      <td className={css.seen}>{seenAt === null ? '–' : formatDateTime(seenAt)}</td>
      <td className={css.acts}>
        <Button kind="quiet" aria-label={texts.changeOf(name)} onPress={() => onAct('change', device)}>
          {texts.change}
        </Button>
        <Button
          kind="quiet"
          aria-label={isUnused ? texts.endUnused(name) : texts.endOf(name)}
          onPress={() => onAct('end', device)}
        >
          {isUnused ? texts.endQuestion : texts.end}
        </Button>
      </td>
    </tr>
  );
}
