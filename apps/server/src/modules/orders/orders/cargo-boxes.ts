import type { FieldError } from '@rohi/contract/errors';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import { codeOf, readCode } from '@rohi/contract/tracking/read-code';

/** Sides in millimetres, weight in grams. */
export type BoxMeasures = { lengthMm: number; widthMm: number; heightMm: number; weightG: number };

/** One box to be; `trackingCode` is null where a code of ours is to be made. */
export type CargoBox = BoxMeasures & { trackingCode: string | null };

export type BoxProblem = { field: string; error: FieldError };

type TypedMeasures = { lengthCm: string; widthCm: string; heightCm: string; weightKg: string };
type TypedBox = TypedMeasures & { trackingCode?: string | undefined; count: number };

/** Up to ten metres a side, to the millimetre, and ten tonnes, to the gram: more is a slip of the hand. */
const measures = {
  lengthCm: { scale: 1, most: 10_000n },
  widthCm: { scale: 1, most: 10_000n },
  heightCm: { scale: 1, most: 10_000n },
  weightKg: { scale: 3, most: 10_000_000n },
} as const;

/** Reads the measures of one row; names each that cannot be read below `path`. */
export function readMeasures(
  typed: TypedMeasures,
  path: string,
): { measures: BoxMeasures; problems: BoxProblem[] } {
  const problems: BoxProblem[] = [];
  const read = (field: keyof typeof measures): number => {
    const { scale, most } = measures[field];
    const { value, problem } = readDecimal(typed[field], scale);
    if (value !== undefined && value > 0n && value <= most) return Number(value);
    problems.push({
      field: `${path}.${field}`,
      error: typed[field].trim() === '' ? 'required' : (problem ?? (value === 0n ? 'tooSmall' : 'tooLarge')),
    });
    return 1;
  };
  return {
    measures: {
      lengthMm: read('lengthCm'),
      widthMm: read('widthCm'),
      heightMm: read('heightCm'),
      weightG: read('weightKg'),
    },
    problems,
  };
}

/** The boxes of a form, equal ones each for itself; names the rows that cannot be read, a code twice among them. */
export function readBoxes(rows: readonly TypedBox[]): { boxes: CargoBox[]; problems: BoxProblem[] } {
  const boxes: CargoBox[] = [];
  const problems: BoxProblem[] = [];
  const codes = new Set<string>();
  rows.forEach((row, index) => {
    const path = `boxes[${index}]`;
    const read = readMeasures(row, path);
    problems.push(...read.problems);
    const typed = row.trackingCode?.trim() ?? '';
    const code = codeOf(readCode(typed));
    if (typed !== '') {
      const field = `${path}.trackingCode`;
      if (code === undefined) problems.push({ field, error: 'badFormat' });
      // A code names one box.
      else if (codes.has(code) || row.count > 1) problems.push({ field, error: 'notAllowed' });
      if (code !== undefined) codes.add(code);
    }
    for (let each = 0; each < row.count; each += 1)
      boxes.push({ ...read.measures, trackingCode: code ?? null });
  });
  return { boxes, problems };
}

/** Weight in grams and volume in cm³ of all boxes together. */
export function sumOfBoxes(boxes: readonly BoxMeasures[]): { weightG: number; volumeCm3: number } {
  const volumeMm3 = boxes.reduce((sum, box) => sum + box.lengthMm * box.widthMm * box.heightMm, 0);
  return {
    weightG: boxes.reduce((sum, { weightG }) => sum + weightG, 0),
    volumeCm3: Math.max(1, Math.round(volumeMm3 / 1_000)),
  };
}
