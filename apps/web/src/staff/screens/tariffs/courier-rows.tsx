import type { CourierTexts, TermsProblem } from '@rohi/contract/pricing/tariff-texts';
import { Plus, X } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import { tariffsTexts } from '../screen-words.ts';
import { Cell, Choice } from './terms-cells.tsx';
import css from './tariffs.module.css';

export type City = { code: string; name: string };

type CourierRowsProps = {
  prices: readonly CourierTexts[];
  cities: readonly City[];
  problemOf: (field: string) => TermsProblem | undefined;
  readOnly: boolean;
  onChange: (next: CourierTexts[]) => void;
};

/** What a courier costs city by city: each row offers the cities that no other row has. */
export function CourierRows({ prices, cities, problemOf, readOnly, onChange }: CourierRowsProps) {
  const { addCity, remove } = tariffsTexts.read();
  const names = fieldNames('tariff');
  // A city that a stored version names and that is there no more stands by its code.
  const cityNames: Record<string, string> = Object.fromEntries([
    ...prices.map(({ city }) => [city, city]),
    ...cities.map(({ code, name }) => [code, name]),
  ]);
  const free = cities.map(({ code }) => code).filter((code) => prices.every(({ city }) => city !== code));
  const set = (index: number, part: Partial<CourierTexts>) =>
    onChange(prices.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const [next] = free;
  return (
    <>
      {prices.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the city of a row changes while it is typed
        <div key={index} className={css.row}>
          <Choice
            label={names.city}
            value={each.city}
            options={[each.city, ...free]}
            names={cityNames}
            problem={problemOf(`courierPrices[${index}].city`)}
            readOnly={readOnly}
            onChange={(city) => set(index, { city })}
          />
          <Cell
            label={names.doorPrice}
            value={each.doorPrice}
            problem={problemOf(`courierPrices[${index}].doorPrice`)}
            readOnly={readOnly}
            onChange={(doorPrice) => set(index, { doorPrice })}
          />
          {!readOnly && (
            <Button
              kind="quiet"
              square
              aria-label={remove(cityNames[each.city] ?? each.city)}
              onPress={() => onChange(prices.filter((_, at) => at !== index))}
            >
              <Icon of={X} size={18} />
            </Button>
          )}
        </div>
      ))}
      {!readOnly && next !== undefined && (
        <div>
          <Button kind="quiet" onPress={() => onChange([...prices, { city: next, doorPrice: '' }])}>
            <Icon of={Plus} size={18} />
            {addCity}
          </Button>
        </div>
      )}
    </>
  );
}
