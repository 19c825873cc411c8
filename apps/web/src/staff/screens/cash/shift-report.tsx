import type { differenceReasons } from '@rohi/contract/billing/cash';
import { differenceNames } from '@rohi/contract/billing/difference-names';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { drawerName } from './drawer-name.ts';
import { CardSums, CashSums, LateItems } from './shift-sums.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';
import { personName } from '../../kit/people.ts';
import { locale } from '../../../shared/i18n/locale.ts';

/** The report of a shift, as it is signed; `children` are what can be done with it. */
export function ShiftReport({ shift, children }: { shift: Shift; children?: ReactNode }) {
  const { report } = cashTexts.read();
  const why = shift.reason as (typeof differenceReasons)[number] | null;
  const facts = [
    [report.drawer, drawerName(shift.drawer)],
    [personName(report.clerk), shift.clerk],
    [report.day, formatDate(shift.day)],
    [report.opened, momentText(shift.openedAt)],
    [report.closed, shift.closedAt && momentText(shift.closedAt)],
    [report.reason, why && differenceNames[why][locale]],
    [report.note, shift.note],
    [personName(report.confirmedBy ?? ''), shift.confirmedBy],
  ] as const;
  return (
    <Grid as="article" gap={12} className={css.report} aria-label={report.title}>
      <Row as="header" wrap align="center" className={css.act}>
        <h2>{report.title}</h2>
        <p>{report.state[shift.state]}</p>
        <Row wrap gap={8}>
          <Button onPress={() => window.print()}>
            <Icon of={Printer} size={18} />
            {report.print}
          </Button>
          {children}
        </Row>
      </Row>
      <section className={css.card} aria-label={report.title}>
        <Grid as="dl" gap={6} className={css.lines}>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </Grid>
      </section>
      {shift.result === null ? (
        <Text tone="faint" size={13} weight={400}>
          {report.notCounted}
        </Text>
      ) : (
        <Grid gap={12} align="start" className={css.work}>
          <CashSums result={shift.result} />
          <CardSums result={shift.result} />
          {shift.result.late.length > 0 && <LateItems late={shift.result.late} />}
        </Grid>
      )}
      <p className={css.signature}>{report.signature}</p>
    </Grid>
  );
}
