/** What the rows of a file are, with which a firm comes over. */
export const moveInKinds = ['customers', 'parcels', 'balances'] as const;
export type MoveInKind = (typeof moveInKinds)[number];

/** Currencies that sums without one may be in. */
export const moveInCurrencies = ['TJS', 'USD'] as const;
export type MoveInCurrency = (typeof moveInCurrencies)[number];

/** From which day storage of what lies on the shelves counts: that of the file, or that of the move-in. */
export const storageStarts = ['file', 'move-in'] as const;

export const moveInLimits = {
  /** Days without notices of storage for what came in; a longer one would hide news of their parcels. */
  mostGraceDays: 60,
  usualGraceDays: 7,
  /** Days before or after today on which the day of a move-in may lie. */
  mostDaysApart: 366,
  /** The largest sum of a row, in hundredths. */
  mostMinor: 10_000_000_00,
  /** Cents of a dollar that a firm may owe its customers by one file that no second person has seen. */
  aloneUpToCents: 1_000_00,
  /** So long a written file of balances is stored: it is the voucher of its postings. Five years. */
  voucherDays: 1_827,
  /** Of a text that is pasted. */
  maxTextBytes: 1_000_000,
  /** Rows of each column and question that are shown beside it. */
  shownSamples: 5,
  /** Rows in one answer. */
  mostRowsShown: 200,
  /** Answers in one call. */
  mostAnswers: 2_000,
} as const;

/** What becomes of a row: taken, joined to what is there, asked about, or given back with its reason. */
export const moveInOutcomes = ['taken', 'joined', 'asked', 'refused'] as const;
export type MoveInOutcome = (typeof moveInOutcomes)[number];

/**
 * Where a file of a move-in stands. `COLUMNS`: somebody has to say what is in it. `CHECKING`: what would happen is
 * being found out. `CHECKED`: waits for confirmation. `FAILED`: broke off and can be gone on with.
 */
export const moveInFileStates = [
  'COLUMNS',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'FAILED',
  'CANCELLED',
  'TAKING_BACK',
  'TAKEN_BACK',
] as const;
export type MoveInFileState = (typeof moveInFileStates)[number];

/**
 * What is asked of rows, and what may be said. `later` is what holds while nothing is said: the row is not taken.
 * `same`: it is that customer, and a code of its own leads there from now on. `family`: another customer with the same
 * phone, which stays with the first. `new`: another customer. `give`: the reserved code is given. `code`: the customer
 * of a code that is named, of one row alone.
 */
export const moveInAnswers = {
  doublePhone: ['same', 'family', 'later'],
  alikeCode: ['same', 'new', 'later'],
  contradicts: ['same', 'later'],
  reservedCode: ['give', 'new', 'later'],
  ambiguousCode: ['code', 'later'],
  nameAlone: ['code', 'later'],
  phoneAlone: ['code', 'later'],
  noCurrency: ['later'],
  noYear: ['later'],
  noPlace: ['later'],
  otherOwner: ['later'],
  twoOwners: ['code', 'later'],
  twoWeights: ['later'],
  noSuchCustomer: ['code', 'later'],
  twiceInFile: ['new', 'later'],
} as const;
export type MoveInQuestion = keyof typeof moveInAnswers;
export type MoveInSay = (typeof moveInAnswers)[MoveInQuestion][number];
export const moveInQuestions = Object.keys(moveInAnswers) as [MoveInQuestion, ...MoveInQuestion[]];
export const moveInSays = ['same', 'family', 'new', 'give', 'code', 'later'] as const;

/** Who owes: customers the firm, or the firm its customers. */
export const moveInSides = ['owed', 'owing'] as const;
export type MoveInSide = (typeof moveInSides)[number];
