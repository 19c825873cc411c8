/** What a hand-over without a proof goes by, for the service and the screens alike. */

/** `USED`: the card was opened by it. `ENDED`: its time is over. */
export const approvalStates = ['WAITING', 'ALLOWED', 'DENIED', 'WITHDRAWN', 'USED', 'ENDED'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What the person at the counter is asked about. */
export const approvalChecks = ['PHONE_END', 'CONTENTS', 'PAYMENT', 'CALL'] as const;
export type ApprovalCheckKind = (typeof approvalChecks)[number];

/** What a photo of a request shows. */
export const approvalPhotoKinds = ['LABEL', 'BOX'] as const;
export type ApprovalPhotoKind = (typeof approvalPhotoKinds)[number];

export const mostApprovalPhotos = 4;

/** Letters of a reason; one that says nothing is none. */
export const reasonLength = { min: 3, max: 500 } as const;

/** Allowed requests are counted for so many days. */
export const countedDays = 30;
