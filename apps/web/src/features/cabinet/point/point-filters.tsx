import { ChevronDown, LocateFixed } from 'lucide-react';
import { useId } from 'react';
import type { PositionState } from '../../../shared/geo/use-position.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import css from './point.module.css';

function positionWords(position: PositionState): string {
  const texts = cabinetTexts.read().point;
  if (position.state === 'failed') return texts.position[position.why];
  return position.state === 'known' ? texts.nearestFirst : texts.staysHere;
}

type PointFiltersProps = {
  cities: readonly { code: string; name: string }[];
  city: string;
  onCity: (code: string) => void;
  position: PositionState;
  ask: () => void;
  forget: () => void;
};

/** By city, or by the distance that the browser computes for itself. */
export function PointFilters({ cities, city, onCity, position, ask, forget }: PointFiltersProps) {
  const texts = cabinetTexts.read().point;
  const id = useId();
  const isKnown = position.state === 'known';
  const isAsking = position.state === 'asking';
  return (
    <>
      <div className={css.filters}>
        <div>
          <label htmlFor={id} className={css.label}>
            {texts.city}
          </label>
          <div className={css.select}>
            <select id={id} value={city} onChange={(event) => onCity(event.currentTarget.value)}>
              <option value="">{texts.allCities}</option>
              {cities.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} />
          </div>
        </div>
        <Button kind="outline" onClick={isKnown ? forget : ask} aria-disabled={isAsking || undefined}>
          <Icon of={LocateFixed} size={18} />
          {isAsking ? texts.locating : isKnown ? texts.byCity : texts.nearMe}
        </Button>
      </div>
      <p role="status" className={position.state === 'failed' ? css.failed : css.hint}>
        {positionWords(position)}
      </p>
    </>
  );
}
