import { ArrowRight, MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import type { PointSwitch } from './own-point.ts';
import { placeName } from './rules/shown-points.ts';
import { Box, Grid, Row as Flex, Text } from '../../../shared/ui/primitives.tsx';
import css from './switch-plan.module.css';

/** So many orders of a kind the service lists. */
const mostListed = 100;

type ListedOrder = PointSwitch['following'][number];

function Row({ order, children }: { order: ListedOrder; children?: ReactNode }) {
  const { noOrder } = cabinetTexts.read().point.plan;
  return (
    <Box as="li" paddingX={14} paddingY={10} fill="surface" radius="control" size={14} className={css.order}>
      <b>{order.orderCode ?? noOrder}</b>
      <Text as="span" tone="soft">
        {order.trackingCodes.join(comma)}
      </Text>
      {children}
    </Box>
  );
}

function whyOf({ pickupPoint, reason }: PointSwitch['staying'][number]): string {
  const { staysAt, reasons } = cabinetTexts.read().point.plan;
  if (pickupPoint === null) return reasons[reason];
  return staysAt(placeName(pickupPoint.name, pickupPoint.city), reasons[reason]);
}

/** Orders and parcels that go to the new point, and those that stay, each with the reason. */
export function SwitchLists({ plan: { follow, stay, following, staying } }: { plan: PointSwitch }) {
  const { plan: texts } = cabinetTexts.read().point;
  return (
    <>
      {follow > 0 && (
        <section>
          <Flex as="h3" gap={8} align="center" size={15} weight={600}>
            <Icon of={ArrowRight} size={18} />
            {texts.follow(follow)}
          </Flex>
          <Grid as="ul" gap={8} marginTop={8}>
            {following.map((order) => (
              <Row key={order.orderCode ?? order.trackingCodes[0]} order={order} />
            ))}
          </Grid>
        </section>
      )}
      {following.length === mostListed && (
        <Text tone="soft" size={14}>
          {texts.more}
        </Text>
      )}
      {stay > 0 && (
        <section>
          <Flex as="h3" gap={8} align="center" size={15} weight={600}>
            <Icon of={MapPinOff} size={18} />
            {texts.stay(stay)}
          </Flex>
          <Grid as="ul" gap={8} marginTop={8}>
            {staying.map((order) => (
              <Row key={order.orderCode ?? order.trackingCodes[0]} order={order}>
                <Text as="span" marginTop={4}>
                  {whyOf(order)}
                </Text>
              </Row>
            ))}
          </Grid>
        </section>
      )}
      {staying.length === mostListed && (
        <Text tone="soft" size={14}>
          {texts.more}
        </Text>
      )}
    </>
  );
}

type SwitchPlanProps = {
  plan: PointSwitch;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Says before a change which orders go to the new point and which do not. */
export function SwitchPlan({ plan, busy, onConfirm, onBack }: SwitchPlanProps) {
  const { plan: texts } = cabinetTexts.read().point;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <Grid columns={1} gap={16}>
      <Text as="h2" ref={ref} tabIndex={-1} size={16} weight={700}>
        {texts.title(placeName(plan.pickupPoint.name, plan.pickupPoint.city))}
      </Text>
      <SwitchLists plan={plan} />
      <Text tone="soft" size={14}>
        {texts.newOrders}
      </Text>
      <Flex wrap gap={10}>
        <Button onClick={onConfirm} aria-disabled={busy || undefined}>
          {texts.confirm}
        </Button>
        <Button kind="outline" onClick={onBack}>
          {texts.back}
        </Button>
      </Flex>
    </Grid>
  );
}
