export type UpcomingTexts = {
  /** `day` with its weekday. */
  title: (day: string) => string;
  /** What it costs until then. */
  before: (amount: string) => string;
};
