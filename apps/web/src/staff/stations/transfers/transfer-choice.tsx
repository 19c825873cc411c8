import { MapPin } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import css from '../loading/loading.module.css';
import { chooseTransfer } from './transfer-table.ts';
import { transferTexts } from './transfer-words.ts';
import type { ShownTransfer, TransfersAtWork, WaitingPoint } from './use-transfers.ts';

/** No transfer is chosen: what lies here for each point, the oldest first, and the transfers that were filled. */
export function TransferChoice({ at }: { at: TransfersAtWork }) {
  const { list: words } = transferTexts.read();
  const { hub, hasLine } = at;
  const sent = hub?.transfers.filter(({ state }) => state !== 'OPEN') ?? [];
  return (
    <section className={css.card}>
      <header className={css.choice}>
        <Icon of={MapPin} size={32} />
        <div>
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
        </div>
      </header>
      {!hasLine && <p className={css.note}>{words.needsLine}</p>}
      {hub?.points.every(({ parcels }) => parcels === 0) && <p className={css.note}>{words.none}</p>}
      <ul className={css.list}>
        {hub?.points.map((point) => (
          <li key={point.pointId}>
            <span>
              <b>{words.place(point.point, point.city)}</b>
              <span>{waitingText(point)}</span>
            </span>
            <FillButton point={point} at={at} />
          </li>
        ))}
      </ul>
      {sent.length > 0 && <h3>{words.sent}</h3>}
      <ul className={css.list}>
        {sent.map((transfer) => (
          <Sent key={transfer.code} transfer={transfer} at={at} />
        ))}
      </ul>
    </section>
  );
}

/** How much waits for a point, and since when. */
export function waitingText({ parcels, since }: Pick<WaitingPoint, 'parcels' | 'since'>): string {
  const { list: words } = transferTexts.read();
  if (since === null) return words.nothingWaits;
  return `${words.waiting(parcels)} · ${words.since(momentText(since))}`;
}

/** Opens the transfer to a point, or goes on with the open one; what has come since is meant for it as well. */
export function FillButton({ point, at }: { point: WaitingPoint; at: TransfersAtWork }) {
  const { list: words } = transferTexts.read();
  const { run, busy } = useSubmit();
  const { device, table, hasLine, refresh } = at;
  const { pointId, openTransfer, parcels } = point;
  const fill = () =>
    void run(async () => {
      if (!hasLine && openTransfer !== null) return chooseTransfer(table, openTransfer);
      const body = { deviceId: device.id, pointId };
      const { code } = await call('POST /stations/transfers', { body, quiet: true });
      chooseTransfer(table, code);
      return refresh();
    }, refresh);
  const name = openTransfer === null ? words.open : words.goOn;
  const isIdle = openTransfer === null && (parcels === 0 || !hasLine);
  return (
    <Button
      kind={openTransfer === null ? 'outline' : 'primary'}
      aria-label={words.about(name, point.point)}
      onPress={fill}
      isDisabled={busy || isIdle}
    >
      {name}
    </Button>
  );
}

function Sent({ transfer, at: { table } }: { transfer: ShownTransfer; at: TransfersAtWork }) {
  const { list: words, states, card } = transferTexts.read();
  const { code, point, city, day, no, state, vehicle, scanned, implied } = transfer;
  const about = [card.number(no, formatDay(day)), vehicle, words.waiting(scanned + implied), states[state]];
  return (
    <li>
      <span>
        <b>{words.place(point, city)}</b>
        <span>{about.filter(Boolean).join(' · ')}</span>
      </span>
      <Button aria-label={words.about(words.show, code)} onPress={() => chooseTransfer(table, code)}>
        {words.show}
      </Button>
    </li>
  );
}
