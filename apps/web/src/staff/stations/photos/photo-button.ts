/** Who takes a photo when the card "photo" is scanned. */
let taker: (() => void) | undefined;

/** Answers the card while it stands; returns how that ends. */
export function answerPhotoCard(take: () => void): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = undefined;
  };
}

/** What the card does now; undefined where there is no parcel to photograph. */
export function photoAct(): (() => void) | undefined {
  return taker;
}
