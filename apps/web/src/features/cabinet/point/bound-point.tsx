import { ChevronRight, PackageCheck, Store } from 'lucide-react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { openingWords } from './opening-words.ts';
import type { Binding, OwnPoint } from './own-point.ts';
import { placeName } from './rules/shown-points.ts';
import type { Point } from './rules/shown-points.ts';
import { SwitchLists } from './switch-plan.tsx';
import css from './point.module.css';

/** What a change has done to orders under way, as the service answered. */
export function BindingResult({ binding }: { binding: Binding }) {
  const texts = cabinetTexts.read().point;
  const { pickupPoint, follow, stay } = binding;
  return (
    <div role="status" className={css.result}>
      <p>{texts.bound(placeName(pickupPoint.name, pickupPoint.city))}</p>
      {follow + stay === 0 ? <p>{texts.nothingMoves}</p> : <SwitchLists plan={binding} />}
      <ButtonLink kind="soft" href={hrefOf('orderManagement', { new: '1' })}>
        {texts.addOrder}
      </ButtonLink>
    </div>
  );
}

function Waiting({ waiting }: { waiting: number }) {
  const texts = cabinetTexts.read().point;
  if (waiting === 0) return <p className={css.nothing}>{texts.nothingWaits}</p>;
  return (
    <a href={hrefOf('platform')} className={css.waiting}>
      <Icon of={PackageCheck} />
      <span>{texts.waiting(waiting)}</span>
      <b>
        {texts.show}
        <Icon of={ChevronRight} size={18} />
      </b>
    </a>
  );
}

type BoundPointProps = {
  own: OwnPoint;
  /** Undefined until they have come. */
  points: readonly Point[] | undefined;
};

/** The bound point with the count of parcels that wait there (specification, section 2). */
export function BoundPoint({ own: { pickupPoint, waiting }, points }: BoundPointProps) {
  const texts = cabinetTexts.read().point;
  if (pickupPoint === null)
    return <p className={css.remark}>{points?.length === 0 ? texts.notChosen : texts.none}</p>;
  const whole = points?.find(({ id }) => id === pickupPoint.id);
  const opening = whole && openingWords(whole);
  return (
    <>
      <div className={css.place}>
        <span className={css.picture}>
          <Icon of={Store} size={22} />
        </span>
        <div>
          <p className={css.name}>{placeName(pickupPoint.name, pickupPoint.city)}</p>
          {whole && <p className={css.remark}>{whole.address}</p>}
          {opening !== undefined && <p className={css.remark}>{opening}</p>}
        </div>
      </div>
      <Waiting waiting={waiting} />
    </>
  );
}
