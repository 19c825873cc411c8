import { useId } from 'react';
import { formatKm } from '../../../shared/geo/distance.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { openingWords } from './opening-words.ts';
import { joined, optionName } from './rules/shown-points.ts';
import type { ShownPoint } from './rules/shown-points.ts';
import css from './point.module.css';

function PointOption({
  shown,
  isChosen,
  onChoose,
}: {
  shown: ShownPoint;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { distance } = cabinetTexts.read().point;
  const { point, km } = shown;
  const opening = openingWords(point);
  return (
    <label className={css.option}>
      <input type="radio" name="pickupPoint" value={point.id} checked={isChosen} onChange={onChoose} />
      <span className={css.what}>
        <span className={css.name}>{optionName(point.name, point.city.name)}</span>
        <span className={css.remark}>{joined(point.address, point.landmark)}</span>
        {opening !== undefined && <span className={css.remark}>{opening}</span>}
        {km !== undefined && <span className={css.km}>{distance(formatKm(km))}</span>}
      </span>
    </label>
  );
}

type PointOptionsProps = {
  shown: readonly ShownPoint[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  error: string | undefined;
};

/** The points, one of which is chosen. */
export function PointOptions({ shown, chosenId, onChoose, error }: PointOptionsProps) {
  const { points } = cabinetTexts.read().point;
  const errorId = useId();
  return (
    <fieldset className={css.points} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={css.label}>{points}</legend>
      {error !== undefined && <FieldError id={errorId} text={error} />}
      <div className={css.list}>
        {shown.map((each) => (
          <PointOption
            key={each.point.id}
            shown={each}
            isChosen={each.point.id === chosenId}
            onChoose={() => onChoose(each.point.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
