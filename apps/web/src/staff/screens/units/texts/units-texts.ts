import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the list of points and warehouses. */
export type UnitsTexts = ListTexts & {
  columns: Record<'today', string>;
  sections: Record<'what' | 'where' | 'when' | 'china' | 'handOver', string>;
  /** Beside the fields, by their keys. */
  hints: Record<
    | 'code'
    | 'names'
    | 'enabled'
    | 'phone'
    | 'cells'
    | 'latitude'
    | 'chinaRecipient'
    | 'chinaPhone'
    | 'chinaRegion'
    | 'chinaStreet'
    | 'chinaShown'
    | 'handOverEvidence',
    string
  >;
  form: Record<'chooseCity', string>;
  /** Beside the form of a China warehouse: what its customers see. */
  preview: {
    title: (customerCode: string) => string;
    empty: string;
    switchedOff: string;
    outOfUse: string;
    unfinished: string;
    whole: string;
    oneLine: string;
    changes: string;
  };
  /** Above the list while customers have no address to send to. */
  noAddress: { title: string; text: string; open: string };
  inUse: string;
  outOfUse: string;
  demo: string;
  closedToday: string;
  hours: {
    days: readonly [string, string, string, string, string, string, string];
    closed: string;
    opens: string;
    closes: string;
    add: string;
    remove: string;
    copy: string;
    hint: string;
  };
  closed: {
    from: string;
    to: string;
    add: string;
    remove: (day: string) => string;
    none: string;
    hint: string;
  };
};
