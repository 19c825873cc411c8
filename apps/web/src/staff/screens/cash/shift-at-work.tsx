import { HandCoins, Landmark, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CollectDialog, PayOutDialog } from './outlay-dialogs.tsx';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { drawerName } from './drawer-name.ts';
import { TakePayment } from './payment/take-payment.tsx';
import { differenceOf } from './sums.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

/** An open shift: with what it began, and the ways cash leaves the drawer. What it holds by now is not shown. */
export function ShiftAtWork({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { work } = cashTexts.read();
  const [dialog, setDialog] = useState<'payOut' | 'collect'>();
  // A courier has a drawer, and takes payments at the door.
  const mayTake = useUser().authorities.includes('payment:take');
  const close = () => setDialog(undefined);
  return (
    <>
      <Row as="header" wrap align="center" className={css.act}>
        <h2>{work.title}</h2>
        <p>{work.since(drawerName(shift.drawer), momentText(shift.openedAt))}</p>
      </Row>
      <Grid gap={12} align="start" className={css.work}>
        <Grid gap={12} alignContent="start" minWidth={0}>
          {mayTake && <TakePayment />}
        </Grid>
        <Grid gap={12} alignContent="start" minWidth={0}>
          <section className={css.card} aria-label={work.title}>
            <div className={css.ways}>
              <Button onPress={() => setDialog('payOut')}>
                <Icon of={HandCoins} size={18} />
                {work.payOut}
              </Button>
              <Button onPress={() => setDialog('collect')}>
                <Icon of={Landmark} size={18} />
                {work.collect}
              </Button>
              <Button onPress={onClose}>
                <Icon of={LockKeyhole} size={18} />
                {work.close}
              </Button>
            </div>
          </section>
          <FloatCard shift={shift} />
        </Grid>
      </Grid>
      {dialog === 'payOut' && <PayOutDialog shiftId={shift.id} onClose={close} />}
      {dialog === 'collect' && <CollectDialog shiftId={shift.id} onClose={close} />}
    </>
  );
}

/** What was found beside what the last shift left, in each currency; both stay. */
function FloatCard({ shift }: { shift: Shift }) {
  const { work } = cashTexts.read();
  const differences = differenceOf(shift.float, shift.left);
  return (
    <section className={css.card} aria-label={work.float}>
      <h2>{work.float}</h2>
      {(['TJS', 'USD'] as const).map((currency) => (
        <Grid as="dl" key={currency} gap={8} className={css.pair}>
          <Box paddingX={14} paddingY={10} border="all" radius={10}>
            <dt>{work.left}</dt>
            <Text as="dd" size={18} weight={700} digits>
              {formatMoney({ amount: shift.left[currency], currency })}
            </Text>
          </Box>
          <Box paddingX={14} paddingY={10} border="all" radius={10}>
            <dt>{work.found}</dt>
            <Text as="dd" size={18} weight={700} digits>
              {formatMoney({ amount: shift.float[currency], currency })}
            </Text>
          </Box>
        </Grid>
      ))}
      {shift.isFirst && (
        <Text tone="faint" size={13} weight={400}>
          {work.first}
        </Text>
      )}
      {!shift.isFirst && differences.length === 0 && (
        <Text tone="green" weight={600}>
          {work.same}
        </Text>
      )}
      {!shift.isFirst && differences.length > 0 && (
        <>
          {differences.map(({ currency, minor, amount }) => (
            <Row
              as="p"
              key={currency}
              wrap
              rowGap={4}
              columnGap={12}
              align="baseline"
              justify="between"
              paddingX={14}
              paddingY={12}
              radius={10}
              weight={600}
              className={css.differs}
            >
              {(minor < 0n ? work.less : work.more)(formatMoney({ amount, currency }))}
            </Row>
          ))}
          <Text tone="faint" size={13} weight={400}>
            {work.bothStay}
          </Text>
        </>
      )}
    </section>
  );
}
