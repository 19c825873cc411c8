import { ArrowRight, MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import type { PointSwitch } from './own-point.ts';
import { placeName } from './rules/shown-points.ts';
import css from './switch-plan.module.css';

/** So many orders of a kind the service lists. */
const mostListed = 100;

type ListedOrder = PointSwitch['following'][number];

function Row({ order, children }: { order: ListedOrder; children?: ReactNode }) {
  const { noOrder } = cabinetTexts.read().point.plan;
  return (
    <li className={css.order}>
      <b>{order.orderCode ?? noOrder}</b>
      <span className={css.codes}>{order.trackingCodes.join(comma)}</span>
      {children}
    </li>
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
          <h3 className={css.heading}>
            <Icon of={ArrowRight} size={18} />
            {texts.follow(follow)}
          </h3>
          <ul className={css.orders}>
            {following.map((order) => (
              <Row key={order.orderCode ?? order.trackingCodes[0]} order={order} />
            ))}
          </ul>
        </section>
      )}
      {following.length === mostListed && <p className={css.remark}>{texts.more}</p>}
      {stay > 0 && (
        <section>
          <h3 className={css.heading}>
            <Icon of={MapPinOff} size={18} />
            {texts.stay(stay)}
          </h3>
          <ul className={css.orders}>
            {staying.map((order) => (
              <Row key={order.orderCode ?? order.trackingCodes[0]} order={order}>
                <span className={css.why}>{whyOf(order)}</span>
              </Row>
            ))}
          </ul>
        </section>
      )}
      {staying.length === mostListed && <p className={css.remark}>{texts.more}</p>}
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
    <div className={css.plan}>
      <h2 ref={ref} tabIndex={-1} className={css.title}>
        {texts.title(placeName(plan.pickupPoint.name, plan.pickupPoint.city))}
      </h2>
      <SwitchLists plan={plan} />
      <p className={css.remark}>{texts.newOrders}</p>
      <div className={css.buttons}>
        <Button onClick={onConfirm} aria-disabled={busy || undefined}>
          {texts.confirm}
        </Button>
        <Button kind="outline" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}
