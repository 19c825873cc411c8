import type { Waiting } from '../session/leaving.ts';
import type { StaffMenuGroup, StaffMenuKey } from '@rohi/contract/accounts/staff-menu';

/** Words of the console around its screens. */
export type StaffTexts = {
  brand: string;
  console: string;
  skip: string;
  loading: string;
  login: { title: string; lead: string; site: string };
  /** What an account must do before anything else. */
  owed: Record<'password' | 'codes', { title: string; text: string }> & { logOut: string };
  notStaff: { title: string; text: (name: string) => string; cabinet: string; logOut: string };
  menu: {
    label: string;
    open: string;
    close: string;
    home: string;
    /** How much waits behind an entry, for who does not see where the number stands. */
    waiting: (count: number) => string;
    groups: Record<StaffMenuGroup, string>;
    entries: Record<StaffMenuKey, string>;
    /** What a screen is for, one line. */
    about: Partial<Record<StaffMenuKey, string>>;
  };
  line: { label: string };
  language: (now: string) => string;
  theme: { label: string; system: string; light: string; dark: string };
  user: { label: string; changePassword: string; oneTimeCodes: string; logOut: string; site: string };
  leaving: { title: string; text: (waiting: Waiting) => string; stay: string; go: string };
  palette: {
    button: string;
    title: string;
    placeholder: string;
    empty: string;
    pages: string;
    actions: string;
    help: string;
    hint: string;
    /** While it is looked for. */
    /** Leads to the list with all that was found. */
    inList: string;
    looking: string;
    open: string;
    closed: string;
    /** A parcel's customer who is not known. */
    nobody: string;
    claimOf: (code: string) => string;
    /** What a customer on the phone has bought. */
    newOrder: string;
    newOrderFor: (code: string) => string;
    newCargo: string;
    newCargoFor: (code: string) => string;
    /** A new row of a section. */
    newIn: (section: string) => string;
    price: string;
    priceFor: (code: string) => string;
    /** What belongs to the chosen row. */
    parcels: string;
    orders: string;
    customer: string;
    kinds: Record<'customer' | 'parcel' | 'order' | 'claim', string>;
    facts: Record<
      | 'name'
      | 'phone'
      | 'since'
      | 'state'
      | 'customer'
      | 'order'
      | 'parcel'
      | 'parcels'
      | 'point'
      | 'weight'
      | 'lastEvent'
      | 'goods'
      | 'created',
      string
    >;
  };
  help: {
    title: string;
    close: string;
    keys: Record<
      'palette' | 'help' | 'search' | 'create' | 'rows' | 'ends' | 'neighbours' | 'open' | 'save' | 'escape',
      string
    >;
  };
  /** `idle`: after hours without a call; `tooLong`: after hours of work. */
  ended: { title: string; text: string; idle: string; tooLong: string; leave: string };
  failure: { title: string; text: string; again: string };
  notFound: { title: string; text: string; back: string };
  clocks: { dushanbe: string; yiwu: string };
};
