import { decimalMark } from '../../../shared/format/numbers.ts';
import { mostBoxesOfCargo } from '@rohi/contract/orders/order-rules';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { sumOfRows, type BoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { typedSum } from '../rules/order-fields.ts';
import type { CargoTexts } from './texts/ru.ts';

type Wrong = CargoTexts['wrong'];
const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

/** Sides up to ten metres, to the millimetre, and ten tonnes, to the gram, as the service has it. */
const limits = { side: { digits: 1, most: 10_000n }, weight: { digits: 3, most: 10_000_000n } };

function isWithin(text: string, { digits, most }: { digits: number; most: bigint }): boolean {
  const { value } = readDecimal(text, digits);
  return value !== undefined && value > 0n && value <= most;
}

/** What is wrong with a row of boxes, by its field; a row with something empty says that alone. */
export function problemsOfBox(row: BoxRow, wrong: Wrong): Partial<Record<keyof BoxRow, string>> {
  const empty = [...sides, 'weightKg' as const].filter((field) => row[field].trim() === '');
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, wrong.empty]));
  const bad = sides.filter((field) => !isWithin(row[field], limits.side));
  const count = row.count.normalize('NFKC').trim();
  return {
    ...Object.fromEntries(bad.map((field) => [field, wrong.side])),
    ...(!isWithin(row.weightKg, limits.weight) && { weightKg: wrong.weight }),
    ...(!(/^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= mostBoxesOfCargo) && {
      count: wrong.count,
    }),
  };
}

/** What is wrong with all rows together, in one sentence; undefined when they can be sent. */
export function problemOfBoxes(rows: readonly BoxRow[], wrong: Wrong): string | undefined {
  const [first] = rows.flatMap((row) => Object.values(problemsOfBox(row, wrong)));
  if (first !== undefined) return first;
  return sumOfRows(rows).count > mostBoxesOfCargo ? wrong.tooMany(mostBoxesOfCargo) : undefined;
}

/** The rows as they are sent. */
export function boxesOf(rows: readonly BoxRow[]) {
  return rows.map(({ lengthCm, widthCm, heightCm, weightKg, count }) => ({
    lengthCm,
    widthCm,
    heightCm,
    weightKg,
    count: Number(count.normalize('NFKC')),
  }));
}

type Known = {
  lengthCm: string | null;
  widthCm: string | null;
  heightCm: string | null;
  weightKg: string | null;
};

/** Boxes as rows, equal ones in one, the most of them first. */
export function rowsOfBoxes(boxes: readonly Known[], newRow: () => BoxRow): BoxRow[] {
  const numberText = (text: string | null) => typedSum(text ?? '', decimalMark);
  const alike = Map.groupBy(boxes, ({ lengthCm, widthCm, heightCm, weightKg }) =>
    [lengthCm, widthCm, heightCm, weightKg].join(' '),
  );
  return [...alike.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([box, ...others]) =>
      box === undefined
        ? []
        : [
            {
              ...newRow(),
              lengthCm: numberText(box.lengthCm),
              widthCm: numberText(box.widthCm),
              heightCm: numberText(box.heightCm),
              weightKg: numberText(box.weightKg),
              count: String(1 + others.length),
            },
          ],
    );
}
