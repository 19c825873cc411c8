/** What became of rows, or would become. */
export type CountName = 'added' | 'changed' | 'known' | 'rejected';

export type ImportsTexts = {
  title: string;
  search: string;
  history: string;
  choose: {
    button: string;
    drop: string;
    dropNow: string;
    limits: (rows: string, megabytes: number) => string;
    reading: string;
    tooLarge: (megabytes: number) => string;
    templates: string;
    templatesText: string;
    encoding: string;
    anyEncoding: string;
  };
  page: {
    all: string;
    steps: { label: string; file: string; check: string; result: string };
    about: (size: string, who: string, at: string) => string;
    rows: (rows: number) => string;
    columnsTitle: string;
    columnsText: string;
    checking: string;
    waiting: string;
    checkedTitle: string;
    checkedText: string;
    nothingNew: string;
    nothingNewText: string;
    running: string;
    runningText: string;
    doneTitle: string;
    doneText: (who: string, at: string) => string;
    mend: string;
    failedTitle: string;
    failedText: string;
    cancelledTitle: string;
    cancelledText: string;
    progress: (done: string, all: string) => string;
  };
  would: Record<CountName, string>;
  has: Record<CountName, string>;
  noSizes: { title: string; text: string; tick: string };
  earlier: {
    title: string;
    text: (who: string, at: string) => string;
    same: string;
    open: string;
    question: string;
    questionText: string;
    yes: string;
    no: string;
  };
  actions: {
    confirm: string;
    cancel: string;
    download: (rows: number) => string;
    downloaded: string;
    again: string;
    goOn: string;
    checkAgain: string;
  };
  tables: {
    title: string;
    csv: string;
    sheet: (name: string) => string;
    encoding: (name: string) => string;
    separator: (name: string) => string;
    tab: string;
    headerRow: (row: number) => string;
    leftOut: string;
    missing: (columns: string) => string;
    unstored: (name: string) => string;
    remembered: string;
    ignored: string;
    firstRows: (name: string) => string;
    edit: string;
    forgotten: string;
    reread: string;
  };
  form: {
    kind: string;
    leaveOut: string;
    ignore: string;
    required: (column: string) => string;
    needed: (columns: string) => string;
    twiceChosen: (column: string) => string;
    nothing: string;
    send: string;
    close: string;
    choiceOf: (header: string) => string;
    nameless: (place: number) => string;
    /** Of the part that asks. */
    asked: string;
    askedText: string;
    others: string;
    choose: string;
    notNeeded: string;
    /** Answers to whether another weight is what the scale has shown. */
    weighed: string;
    notWeighed: string;
    twice: (column: string) => string;
    unanswered: (header: string) => string;
    samples: string;
  };
  remarks: {
    problems: string;
    notes: string;
    row: string;
    column: string;
    value: string;
    reason: string;
    first: (shown: number, total: number) => string;
  };
};
