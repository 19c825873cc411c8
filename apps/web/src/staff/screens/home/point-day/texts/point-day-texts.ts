/** Words of the day of a pickup point on the first page of who works there. */
export type PointDayTexts = {
  title: string;
  counter: string;
  coming: string;
  waiting: string;
  overdue: string;
  cells: string;
  /** Taken, of all. */
  cellsOf: (taken: string, all: string) => string;
  lastHour: string;
  today: string;
};
