import { ArrowLeftRight, Flag, TriangleAlert } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import css from '../unloading/unloading.module.css';
import { unloadingShares } from '../unloading/unloading-work.ts';
import { AcceptanceLists } from './acceptance-lists.tsx';
import { putComingAside, reportBroken } from './acceptance-table.ts';
import { acceptanceTexts } from './acceptance-words.ts';
import { aboutOf, BeginButton } from './coming-choice.tsx';
import type { AcceptanceAtWork, AcceptancePage } from './use-acceptance.ts';

const shown = (count: number) => formatShortDecimal(String(count));

type CardProps = { code: string; at: AcceptanceAtWork };

/** The transfer that is accepted: how much of it has come, and what is missing, too much and damaged. */
export function AcceptanceCard({ code, at }: CardProps) {
  const { card: words } = acceptanceTexts.read();
  const { page, hasLine, transfer, work } = at;
  return (
    <div className={css.whole}>
      <section className={css.card} aria-label={code}>
        <Head code={code} at={at} />
        {transfer?.state === 'DEPARTED' && (
          <p className={css.note}>
            {words.notBegun} <BeginButton code={code} at={at} />
          </p>
        )}
        {page && <Fill page={page} waiting={work.pending.length} />}
        <Acts at={at} />
      </section>
      {!hasLine && <p className={css.note}>{words.listsNeedLine}</p>}
      {page && <AcceptanceLists code={code} page={page} at={at} />}
    </div>
  );
}

function Head({ code, at }: CardProps) {
  const { list: words } = acceptanceTexts.read();
  const { transfer } = at;
  return (
    <header className={css.head}>
      <b className={css.code}>{transfer ? words.number(transfer.no, formatDay(transfer.day)) : code}</b>
      <p className={css.about}>
        <span>{transfer ? aboutOf(transfer) : code}</span>
      </p>
      <Finish code={code} at={at} />
    </header>
  );
}

function Finish({ code, at }: CardProps) {
  const { card: words } = acceptanceTexts.read();
  const { run, busy } = useSubmit();
  const { page, device, table, hasLine, work, refresh } = at;
  if (page === undefined) return null;
  const { state, unsettled } = page.transfer;
  if (state === 'FINISHED') return <p className={css.over}>{words.finished}</p>;
  const finish = () =>
    void run(async () => {
      const body = { requestId: newRequestId(), deviceId: device.id };
      const end = await call('POST /stations/coming-transfers/{code}/finish', {
        params: { code },
        body,
        quiet: true,
      });
      showMessage('success', words.done(shown(end.scanned + end.implied), shown(end.missing)));
      refresh();
      putComingAside(table);
    }, refresh);
  const waits = work.pending.length;
  const why = !hasLine
    ? words.finishNeedsLine
    : waits > 0
      ? words.waits(waits)
      : unsettled > 0 && words.unsettled(unsettled);
  return (
    <div className={css.finish}>
      {why && <span>{why}</span>}
      <Button kind="primary" onPress={finish} isDisabled={busy || Boolean(why)}>
        <Icon of={Flag} />
        {words.finish}
      </Button>
    </div>
  );
}

/** One bar of what was expected: scanned, in whole bags, missing. */
function Fill({ page, waiting }: { page: AcceptancePage; waiting: number }) {
  const { card: words } = acceptanceTexts.read();
  const { scanned, implied, missing, expected } = page.transfer;
  const shares = unloadingShares({ scanned, implied, expected });
  return (
    <div className={css.fill}>
      <div className={css.bar} aria-hidden>
        <i style={{ width: `${shares.scanned}%` }} />
        <i style={{ width: `${shares.implied}%` }} />
      </div>
      <dl>
        <div data-part="scanned">
          <dt>{words.scanned}</dt>
          <dd>{shown(scanned)}</dd>
        </div>
        <div data-part="implied">
          <dt>{words.implied}</dt>
          <dd>{shown(implied)}</dd>
        </div>
        <div data-part="missing">
          <dt>{words.missing}</dt>
          <dd>{shown(missing)}</dd>
        </div>
        {waiting > 0 && <div data-waits>{words.waits(waiting)}</div>}
        <div>
          <dt>{words.expected}</dt>
          <dd>{shown(expected)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Acts({ at: { table, work } }: Pick<CardProps, 'at'>) {
  const { card: words } = acceptanceTexts.read();
  return (
    <footer className={css.acts}>
      <Button onPress={() => putComingAside(table)}>
        <Icon of={ArrowLeftRight} />
        <span>{words.other}</span>
        <kbd>F2</kbd>
      </Button>
      <Button onPress={() => reportBroken(table)} aria-pressed={work.marksDamage}>
        <Icon of={TriangleAlert} />
        <span>{work.bag === undefined ? words.damaged : words.brokenSeal}</span>
        <kbd>F4</kbd>
      </Button>
    </footer>
  );
}
