type Person = { username: string; password: string };

/** What a counter in a real browser does, one thing after the other, at a point where all of it is paid. */
export type CounterTask = {
  address: string;
  manager: Person;
  clerk: Person;
  unitId: number;
  /** So many parcels lie at the point. */
  waiting: number;
  /** Customers who show a pass, each with parcels. */
  withPass: readonly { pass: string; codes: readonly string[] }[];
  /** Seconds from a scan to the next. */
  pace: number;
  /** Customers who come while there is no line. */
  offline: readonly { customerCode: string; codes: readonly string[] }[];
  /** Hours that they are spread over, by the clock of the device. */
  hours: number;
};

export type CounterTimes = {
  browser: string;
  /** Of each customer with a pass: from the first key of its scan to the closed card, seconds. */
  visitS: number[];
  offline: {
    /** Parcels that were shown as stored. */
    stored: number;
    /** From the return of the line until nothing waited any more, seconds. */
    seconds: number;
  };
};
