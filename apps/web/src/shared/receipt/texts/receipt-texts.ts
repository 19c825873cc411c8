import type { DeliveryPayment } from '@rohi/contract/billing/delivery-payments';
import type { PhotoKind } from '@rohi/contract/tracking/photo-rules';

/** Words of the receipt of an own parcel in China. Weights come with their unit, amounts with their currency. */
export type ReceiptTexts = {
  title: string;
  /** The parcel waits for its owner’s word, which is given on the page that the link leads to. */
  asked: (day: string) => string;
  answer: string;
  loading: string;
  failed: string;
  kg: (weight: string) => string;
  photos: {
    kinds: Record<PhotoKind, string>;
    label: (kind: string) => string;
    enlarge: string;
    gone: string;
    none: string;
  };
  weight: {
    title: string;
    declared: string;
    scale: string;
    volume: string;
    /** For those who cannot see which bar is filled. */
    counts: string;
    notWeighed: string;
    byVolume: (sides: string, volume: string, divisor: string, weight: string) => string;
    byScale: (sides: string) => string;
    withoutSides: string;
  };
  charge: {
    title: string;
    /** Of what was paid, or of a parcel that was collected: it changes no more. */
    fixed: string;
    somoni: (amount: string, day: string) => string;
    how: (quantity: string, price: string) => string;
    minimum: string;
    payment: Record<DeliveryPayment, string>;
    why: string;
    disagree: string;
    disagreeText: string;
  };
  ahead: {
    title: string;
    received: string;
    receivedAt: (moment: string, place: string | null) => string;
    departs: string;
    departsText: string;
    border: string;
    borderText: string;
    arrives: (days: string) => string;
    /** Said before days that hold no longer. */
    was: string;
    point: (name: string, city: string) => string;
    free: (days: number) => string;
  };
  order: { title: (awaited: number, total: number) => string; text: string };
};
