import { transferStateNames } from '@rohi/contract/containers/transfer-words';
import { locale } from '../../../shared/i18n/locale.ts';
import { MapPin } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ChoiceList } from '../bench/choice-list.tsx';
import { chooseContainer } from '../filling/filling-table.ts';
import {
  transferTexts,
  type ShownTransfer,
  type TransfersAtWork,
  type WaitingPoint,
} from './transfer-kind.ts';

/** No transfer is chosen: what lies here for each point, the oldest first, and the transfers that were filled. */
export function TransferChoice({ at }: { at: TransfersAtWork }) {
  const { list: words } = transferTexts.read();
  const { hub, hasLine, table } = at;
  const isEmpty = hub?.points.every(({ parcels }) => parcels === 0);
  const points = hub?.points.map((point) => ({
    key: point.pointId,
    name: words.place(point.point, point.city),
    about: waitingText(point),
    act: <FillButton point={point} at={at} />,
  }));
  const sent = hub?.transfers
    .filter(({ state }) => state !== 'OPEN')
    .map((transfer) => ({
      key: transfer.code,
      name: words.place(transfer.point, transfer.city),
      about: sentText(transfer),
      act: (
        <Button
          aria-label={words.about(words.show, transfer.code)}
          onPress={() => chooseContainer(table, transfer.code)}
        >
          {words.show}
        </Button>
      ),
    }));
  return (
    <ChoiceList
      icon={MapPin}
      words={words}
      notes={[!hasLine && words.needsLine, isEmpty && words.none]}
      choices={points ?? []}
      more={{ title: words.sent, choices: sent ?? [] }}
    />
  );
}

function sentText({ day, no, state, vehicle, scanned, implied }: ShownTransfer): string {
  const { list: words, card } = transferTexts.read();
  const stateName = transferStateNames[state][locale];
  const about = [card.number(no, formatDay(day)), vehicle, words.waiting(scanned + implied), stateName];
  return about.filter(Boolean).join(' · ');
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
      if (!hasLine && openTransfer !== null) return chooseContainer(table, openTransfer);
      const body = { deviceId: device.id, pointId };
      const { code } = await call('POST /stations/transfers', { body, quiet: true });
      chooseContainer(table, code);
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
