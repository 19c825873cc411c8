/** What a customer knows a parcel by. */
export type KnownBy = {
  trackingCode: string;
  name: string | null;
  goods: string | null;
  weightKg: string | null;
};

const signsOfTail = 4;

/**
 * The line of a parcel: its own name, else its goods, else its code; then what else is known, and the end of the code.
 */
export function parcelLine(
  { trackingCode, name, goods, weightKg }: KnownBy,
  weightOf: (kg: string) => string,
): { title: string; facts: string[] } {
  const title = name ?? goods ?? trackingCode;
  return {
    title,
    facts: [
      ...(name !== null && goods !== null ? [goods] : []),
      ...(weightKg === null ? [] : [weightOf(weightKg)]),
      ...(title === trackingCode ? [] : [`…${trackingCode.slice(-signsOfTail)}`]),
    ],
  };
}
