/** Words of every list. */
export type ListWords = {
  count: (total: number) => string;
  create: string;
  searchKey: string;
  clear: string;
  any: string;
  reset: string;
  importFile: string;
  file: { label: string; csv: string; xlsx: string; started: string };
  /** Which columns are shown; searches under names of one's own. */
  columns: { label: string; usual: string };
  views: {
    label: string;
    name: string;
    save: string;
    none: string;
    /** No more can be saved. */
    full: (most: number) => string;
    remove: (name: string) => string;
  };
  empty: { title: string; text: string };
  nothingFound: { title: string; text: string; clear: string };
  /** Filter by days. */
  days: { from: string; to: string; today: string; yesterday: string; lastDays: (days: number) => string };
  sort: { up: string; down: string; by: (column: string) => string };
  pages: {
    label: string;
    of: (from: number, to: number, total: number) => string;
    previous: string;
    next: string;
    size: string;
  };
  /** Boxes of rows that can be selected. */
  select: {
    page: string;
    row: (name: string) => string;
    /** Beside the way to tick more than the page. */
    pageTicked: (count: number) => string;
    all: (total: number) => string;
    /** Where there are more than may be ticked. */
    first: (count: number, total: number) => string;
  };
  row: { open: (name: string) => string };
  /** From row to row, and where among them one is; `view` is the saved view. */
  steps: {
    label: string;
    previous: string;
    next: string;
    at: (place: number, of: number, view: string | undefined) => string;
  };
  form: {
    tab: string;
    history: string;
    preview: string;
    save: string;
    create: string;
    cancel: string;
    close: string;
    saved: string;
    created: string;
    unchanged: string;
    readOnly: string;
    required: string;
    tooLong: (max: number) => string;
    invalid: (fields: number) => string;
    leave: { title: string; text: string; stay: string; leave: string };
    yes: string;
    no: string;
    dushanbe: string;
    gone: string;
  };
  languages: Record<'ru' | 'en' | 'zh' | 'tg', string>;
  history: { empty: string; created: string; more: string; changedField: string; none: string };
  conflict: {
    title: string;
    text: (who: string | undefined) => string;
    field: string;
    mine: string;
    theirs: string;
    empty: string;
    apply: string;
    takeTheirs: string;
    changedBy: (who: string | undefined) => string;
    choose: string;
  };
  /** What was typed before and never saved. */
  draft: {
    label: string;
    found: (when: string) => string;
    older: string;
    restore: string;
    discard: string;
    discarded: string;
    fetchBack: string;
  };
};
