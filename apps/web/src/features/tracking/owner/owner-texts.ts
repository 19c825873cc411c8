/** Words of what only the owner of a parcel sees on the tracking screen. */
export type OwnerTexts = {
  openUntil: (time: string) => string;
  opensAt: (day: string, time: string) => string;
  alwaysOpen: string;
  free: (day: string, left: number) => string;
  freeToday: string;
  running: (amount: string, perDay: string) => string;
  most: (amount: string) => string;
  paused: string;
  code: string;
  codeLabel: string;
  qr: string;
  noCode: string;
  loading: string;
  map: string;
  /** Of one that was collected in the last thirty days. */
  claimWhen: string;
  claim: string;
  facts: { point: string; weight: string; chargeable: string; price: string };
  weight: (kg: string) => string;
};
