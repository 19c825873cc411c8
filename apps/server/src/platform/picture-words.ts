/** What the process that answers and the process for pictures say to each other. */
export type PictureFault = 'kind' | 'broken' | 'tooLarge' | 'animated' | 'busy';

export type RemadePicture = { bytes: Buffer; widthPx: number; heightPx: number };

/** Pictures of these limits; the new one has at most `mostOutputPixels`. */
export type PictureLimits = { mostPixels: number; mostOutputPixels: number };

/** A picture to be made anew; `kind` is what its first bytes say it is. */
export type PictureJob = { bytes: Buffer; kind: string; limits: PictureLimits };

/** `reason` is for the reader of the log. */
export type PictureOutcome = { picture: RemadePicture } | { fault: PictureFault; reason: string };
