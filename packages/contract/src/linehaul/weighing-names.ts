/** What a second weight at a hub comes to: the last two wait for a person. */
export const weighingOutcomes = ['AGREES', 'LOWERED', 'LOWERED_PAID', 'HIGHER'] as const;
export type WeighingOutcome = (typeof weighingOutcomes)[number];

/** What a person does about it: the first weight stays, the second counts, or what was paid too much was paid back. */
export const weighingActs = ['KEEP', 'ACCEPT', 'REFUNDED'] as const;
export type WeighingAct = (typeof weighingActs)[number];

/** What has become of it. `WEIGHED_AGAIN`: a third weight has taken its place. */
export const weighingSettlements = ['KEPT', 'ACCEPTED', 'REFUNDED', 'WEIGHED_AGAIN'] as const;
export type WeighingSettlement = (typeof weighingSettlements)[number];

/** What may be done about which. */
export const actsOfWeighing: Readonly<Record<WeighingOutcome, readonly WeighingAct[]>> = {
  AGREES: [],
  LOWERED: [],
  LOWERED_PAID: ['REFUNDED'],
  HIGHER: ['KEEP', 'ACCEPT'],
};
