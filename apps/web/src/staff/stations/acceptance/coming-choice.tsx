import { Truck } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import css from '../loading/loading.module.css';
import { chooseComing } from './acceptance-table.ts';
import { acceptanceTexts } from './acceptance-words.ts';
import type { AcceptanceAtWork, ComingTransfer } from './use-acceptance.ts';

/** No transfer is chosen: those that are accepted here or on their way, the ones at hand first. */
export function ComingChoice({ at }: { at: AcceptanceAtWork }) {
  const { list: words } = acceptanceTexts.read();
  const { coming, hasLine } = at;
  return (
    <section className={css.card}>
      <header className={css.choice}>
        <Icon of={Truck} size={32} />
        <div>
          <h2>{words.title}</h2>
          <p>{words.lead}</p>
        </div>
      </header>
      {!hasLine && <p className={css.note}>{words.needsLine}</p>}
      {coming?.list.length === 0 && <p className={css.note}>{words.none}</p>}
      <ul className={css.list}>
        {coming?.list.map((transfer) => (
          <Coming key={transfer.code} transfer={transfer} at={at} />
        ))}
      </ul>
    </section>
  );
}

function Coming({ transfer, at }: { transfer: ComingTransfer; at: AcceptanceAtWork }) {
  const { list: words } = acceptanceTexts.read();
  const { code, state } = transfer;
  return (
    <li>
      <span>
        <b>{words.number(transfer.no, formatDay(transfer.day))}</b>
        <span>{aboutOf(transfer)}</span>
      </span>
      {state === 'DEPARTED' ? (
        <BeginButton code={code} at={at} />
      ) : (
        <Button aria-label={words.about(words.goOn, code)} onPress={() => chooseComing(at.table, code)}>
          {words.goOn}
        </Button>
      )}
    </li>
  );
}

/** Writes down what is expected, and accepts it from then on. */
export function BeginButton({ code, at }: { code: string; at: AcceptanceAtWork }) {
  const { list: words } = acceptanceTexts.read();
  const { run, busy } = useSubmit();
  const { device, table, hasLine, refresh } = at;
  const begin = () =>
    void run(async () => {
      const body = { deviceId: device.id };
      await call('POST /stations/coming-transfers/{code}/begin', { params: { code }, body, quiet: true });
      chooseComing(table, code);
      refresh();
    }, refresh);
  return (
    <Button
      kind="primary"
      aria-label={words.about(words.begin, code)}
      onPress={begin}
      isDisabled={busy || !hasLine}
    >
      {words.begin}
    </Button>
  );
}

export function aboutOf({ code, hub, vehicle, driver, departedAt, expected, state }: ComingTransfer): string {
  const { list: words } = acceptanceTexts.read();
  const left = departedAt !== null && words.left(momentText(departedAt));
  const about = [code, words.from(hub), vehicle, driver, left, words.parcels(expected)];
  return [...about, state === 'FINISHED' && words.over].filter(Boolean).join(' · ');
}
