import type { differenceReasons } from '@rohi/contract/billing/cash';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useCashRefresh, useShifts } from './cash-queries.ts';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { drawerName, usePointOfDrawer } from './drawer-name.ts';
import { ShiftReport } from './shift-report.tsx';
import { absText, minorOf } from './sums.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';
import { personName } from '../../kit/people.ts';
import { differenceNames } from '@rohi/contract/billing/difference-names';
import { locale } from '../../../shared/i18n/locale.ts';

const pageSize = 50;
const tones = { OPEN: 'lapis', COUNTED: 'gold', WAITING: 'danger', CLOSED: 'green' } as const;

/** All shifts with their differences, those that wait for a second person first; one opens as its report. */
export function AllShifts() {
  const { shifts } = cashTexts.read();
  const [page, setPage] = useState(1);
  const answer = useShifts(page, pageSize);
  const [openId, setOpenId] = useState<string>();
  return (
    <Answered answer={answer}>
      {({ total, list }) => {
        const open = list.find(({ id }) => id === openId);
        return (
          <section className={css.card} aria-label={shifts.title}>
            <h2>
              {shifts.title} <span className={css.quiet}>{shifts.count(total)}</span>
            </h2>
            {total === 0 && <p>{shifts.empty}</p>}
            <ul className={css.drawers}>
              {list.map((shift) => (
                <ShiftLine key={shift.id} shift={shift} onOpen={() => setOpenId(shift.id)} />
              ))}
            </ul>
            {total > pageSize && (
              <div className={css.buttons}>
                <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
                  {shifts.previous}
                </Button>
                <Button isDisabled={page * pageSize >= total} onPress={() => setPage(page + 1)}>
                  {shifts.following}
                </Button>
              </div>
            )}
            {open !== undefined && <ShiftDialog shift={open} onClose={() => setOpenId(undefined)} />}
          </section>
        );
      }}
    </Answered>
  );
}

function ShiftLine({ shift, onOpen }: { shift: Shift; onOpen: () => void }) {
  const { report } = cashTexts.read();
  const title = `${drawerName(shift.drawer)} · ${personName(shift.clerk)}`;
  const isWaiting = shift.state === 'WAITING';
  const why = shift.reason as (typeof differenceReasons)[number] | null;
  const pointOf = usePointOfDrawer();
  const facts = [
    pointOf(shift.drawer),
    formatDate(shift.day),
    differenceText(shift),
    isWaiting && why && differenceNames[why][locale],
    isWaiting && shift.note,
  ].filter(Boolean);
  return (
    <li>
      <span>
        <b>{title}</b>
        <span className={css.quiet}>{facts.join(' · ')}</span>
      </span>
      <ToneLabel tone={tones[shift.state]}>{report.state[shift.state]}</ToneLabel>
      <ConfirmDifference shift={shift} />
      <Button onPress={onOpen} aria-label={`${report.title}: ${title}, ${formatDate(shift.day)}`}>
        {report.title}
      </Button>
    </li>
  );
}

function differenceText({ result }: Shift): string {
  const { shifts, close } = cashTexts.read();
  if (result === null) return '—';
  const parts = (['TJS', 'USD'] as const).flatMap((currency) => {
    const minor = minorOf(result.difference[currency]);
    if (minor === 0n) return [];
    const sum = formatMoney({ amount: absText(result.difference[currency]), currency });
    return [`${minor < 0n ? close.missing : close.surplus} ${sum}`];
  });
  const difference = parts.length === 0 ? `${shifts.difference}: 0` : parts.join(', ');
  return result.late.length === 0 ? difference : `${difference} · ${shifts.late(result.late.length)}`;
}

/** A difference that waits is confirmed where the shift stands, never by the owner of the shift. */
function ConfirmDifference({ shift }: { shift: Shift }) {
  const { shifts } = cashTexts.read();
  const { username } = useUser();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  if (shift.state !== 'WAITING') return null;
  if (shift.clerk === username) return <p className={css.quiet}>{shifts.own}</p>;
  const confirm = () =>
    void run(async () => {
      await call('POST /staff/shifts/{id}/confirm', {
        params: { id: shift.id },
        body: { requestId },
        quiet: true,
      });
      showMessage('success', shifts.confirmed);
      await refresh();
    });
  return (
    <Button kind="primary" isDisabled={busy} onPress={confirm}>
      {shifts.confirm}
    </Button>
  );
}

function ShiftDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { report } = cashTexts.read();
  return (
    <Dialog wide title={report.title} onClose={onClose}>
      <Grid gap={14} overflow="auto" paddingX={24} paddingTop={0} paddingBottom={20} className={css.dialog}>
        <ShiftReport shift={shift}>
          <ConfirmDifference shift={shift} />
        </ShiftReport>
      </Grid>
    </Dialog>
  );
}
