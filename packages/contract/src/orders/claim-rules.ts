/** States of a claim to an unclaimed parcel. It ends once: a decision is not taken back. */
export const claimStates = ['OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why staff refuse a claim; `OTHER` needs a comment. */
export const staffRefusals = ['PICTURE_UNCLEAR', 'CODE_NOT_SHOWN', 'NOT_THIS_PARCEL', 'OTHER'] as const;
/** `GIVEN_TO_ANOTHER` follows from the approval of a rival's claim. */
export const claimRefusals = [...staffRefusals, 'GIVEN_TO_ANOTHER'] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];

/** Results of a search for an unclaimed parcel. An unknown parcel and one that has an owner give the same answer. */
export const claimSearchResults = ['CLAIMABLE', 'CLAIMED', 'YOURS', 'NOT_FOUND'] as const;

/** The picture of the shop's order. */
export const pictureMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const mostPictureBytes = 8 * 1024 * 1024;
export const mostPicturePixels = 40_000_000;

/** A limit on how many parcels can be lost to wrong claims at a time. */
export const mostOpenClaims = 10;
/** Pictures that a customer can send in a day. */
export const mostPicturesADay = 20;
/** Searches of a customer within an hour that may find nothing. */
export const mostMissesAnHour = 30;
