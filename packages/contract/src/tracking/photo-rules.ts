/** What a photo of a parcel shows: the box on the scale, its label, the box itself, what is wrong with it. */
export const photoKinds = ['SCALE', 'LABEL', 'BOX', 'DAMAGE'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** So many of a parcel are taken in one unit. */
export const mostPhotosOfParcel = 6;
/** A station makes them no longer than this on the longer side, and no heavier. */
export const longestPhotoPx = 1_600;
export const heaviestPhotoBytes = 300_000;

/** What the service takes: somewhat more, since not every browser draws alike. */
export const mostPhotoBytes = 400_000;
export const mostPhotoPixels = 6_000_000;
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** So long after the parcel is collected or cancelled its photos are stored, in case of a dispute. */
export const photoDaysAfterEnd = 90;
