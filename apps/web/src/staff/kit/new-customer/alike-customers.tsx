import { reasonsOfDoubles } from '@rohi/contract/orders/reasons-of-doubles';
import type { AlikeCustomer, ReasonOfDouble } from '@rohi/contract/orders/new-customer.contract';
import { Users } from 'lucide-react';
import { formatDay } from '../../../shared/format/dates.ts';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { newCustomerWords } from '../kit-words.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';

type Props = {
  alike: readonly AlikeCustomer[];
  reason: ReasonOfDouble | undefined;
  onReason: (reason: ReasonOfDouble) => void;
  onChosen: (customer: AlikeCustomer) => void;
};

/** Customers who may be the same person, before one is made: masked, with what waits there. */
export function AlikeCustomers({ alike, reason, onReason, onChosen }: Props) {
  const words = newCustomerWords.read();
  return (
    <Box as="section" flex="none" border="all" radius="panel" overflow="hidden" aria-label={words.alike}>
      <Row gap={8} align="center" paddingX={14} paddingY={10} fill="gold-soft" border="bottom" tone="gold">
        <Icon of={Users} size={20} />
        <Text weight={600} role="status">
          {words.alike}
        </Text>
      </Row>
      <ul>
        {alike.map((customer) => (
          <Row
            as="li"
            key={customer.id}
            gap={12}
            align="center"
            justify="between"
            paddingX={14}
            paddingY={10}
            border="bottom"
          >
            <Box minWidth={0}>
              <b>
                {customer.nameMasked}, {customer.customerCode}
              </b>
              <Text tone="soft" size={14}>
                {factsOf(customer)}
              </Text>
            </Box>
            <Button onPress={() => onChosen(customer)}>{words.itIs}</Button>
          </Row>
        ))}
      </ul>
      <Grid gap={8} paddingX={14} paddingY={10}>
        <Text tone="soft" size={14}>
          {words.why}
        </Text>
        <Segmented
          label={words.why}
          value={reason}
          options={reasonsOfDoubles.map((value) => ({ value, label: words.reasons[value] }))}
          onChange={onReason}
        />
      </Grid>
    </Box>
  );
}

function factsOf({ by, phoneMasked, waiting, coming, lastCollectedAt, hasAccount }: AlikeCustomer): string {
  const words = newCustomerWords.read();
  return [
    ...by.map((each) => words.by[each]),
    ...(by.includes('PHONE') ? [] : [phoneMasked ?? words.noPhone]),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(coming > 0 ? [words.coming(coming)] : []),
    ...(lastCollectedAt === null ? [] : [words.lastAt(formatDay(dushanbeDay(new Date(lastCollectedAt))))]),
    ...(hasAccount ? [] : [words.noAccount]),
  ].join(' · ');
}
