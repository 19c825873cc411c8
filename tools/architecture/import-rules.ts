// Who may import what: the lists of docs/architecture.md as data. Everything that is not allowed here is refused by
// dependency-cruiser; dependency-cruiser-rules.ts makes its settings from these lists.

/** A place in the tree: a regular expression over paths from the root. */
export interface Place {
  name: string;
  path: string;
}

/** From the bottom up: a place may import itself and what stands above it in this list. */
export const serverLayers: readonly Place[] = [
  { name: 'principal', path: '^apps/server/src/(?:principal|session)\\.ts$' },
  { name: 'errors', path: '^apps/server/src/errors\\.ts$' },
  { name: 'messages', path: '^apps/server/src/messages(?:\\.ts$|/)' },
  { name: 'config', path: '^apps/server/src/config\\.ts$' },
  { name: 'platform', path: '^apps/server/src/platform/' },
  {
    name: 'context',
    path: '^apps/server/src/(?:append-only-tables|context|database-places|list-files|room)\\.ts$',
  },
  { name: 'http', path: '^apps/server/src/http/' },
  { name: 'modules', path: '^apps/server/src/modules/' },
  { name: 'app', path: '^apps/server/src/(?:app|checklist-kinds|operator-figures|projections|rooms)\\.ts$' },
  { name: 'main', path: '^apps/server/src/(?:main\\.ts$|service-process\\.ts$|processes/|commands/|demo/)' },
];

/** From the bottom up, as above. Staff screens load on demand, so only the top knows them. */
export const webLayers: readonly Place[] = [
  { name: 'boot', path: '^apps/web/src/boot/' },
  { name: 'shared', path: '^apps/web/src/shared/' },
  { name: 'features', path: '^apps/web/src/features/' },
  { name: 'staff', path: '^apps/web/src/staff/' },
  { name: 'app', path: '^apps/web/src/(?:app/|[^/]+$)' },
];

/**
 * Where people scan: a floor of the console beside its screens. It stands on the kit, and of the rest of the console it
 * knows nothing.
 */
export const stationsFloor = {
  path: '^apps/web/src/staff/stations/',
  standsOn: '^apps/web/src/staff/kit/',
} as const;

/** The rooms of apps/server/src/modules: a room may import only rooms of a lower rank, never a neighbour. */
export const moduleRanks: Readonly<Record<string, number>> = {
  audit: 0,
  backups: 0,
  files: 0,
  upkeep: 0,
  pulse: 0,
  attachments: 1,
  'reference-data': 1,
  places: 1,
  printing: 1,
  content: 1,
  notifications: 1,
  accounts: 2,
  pricing: 2,
  'pickup-points': 2,
  trips: 2,
  secrets: 3,
  tracking: 3,
  billing: 4,
  containers: 4,
  collection: 5,
  linehaul: 5,
  orders: 5,
  warehouse: 6,
  'hand-over': 6,
  'parcel-letters': 6,
  search: 6,
  cargo: 7,
  integrations: 7,
  imports: 7,
  stations: 8,
  documents: 9,
  records: 9,
  pool: 9,
  reports: 10,
};

/**
 * The rooms of packages/contract/src: the ranks of the server, and folders that only the contract has. Files beside
 * them are for all of them and import none; `all-endpoints.ts` gathers what they declare. The record (`audit`) names
 * the fields of all rooms here.
 */
export const contractRanks: Readonly<Record<string, number>> = {
  ...moduleRanks,
  lists: 0,
  site: 0,
  audit: 11,
  'page-facts': 11,
  'field-names': 11,
};

/** The kinds of files in a room, by the end of their names; a rule file is any other. */
export const fileRoles = ['routes', 'module', 'page', 'service', 'store'] as const;
export type FileRole = (typeof fileRoles)[number] | 'rule';

/** How the name of a file says its role; a page is HTML made on the server. */
export function roleEnding(role: (typeof fileRoles)[number]): string {
  return role === 'page' ? '[.-]page\\.ts$' : `\\.${role}\\.ts$`;
}

/**
 * What a file may import of its own room. Routes are the way in of requests, the module is the face of the room; the
 * store is the floor.
 */
export const rolesWithin: Readonly<Record<FileRole, readonly FileRole[]>> = {
  routes: ['service', 'page', 'rule'],
  module: ['routes', 'service', 'rule'],
  page: ['rule'],
  service: ['service', 'store', 'rule'],
  store: ['store', 'rule'],
  rule: ['rule'],
};

/** What a rule file may take besides the contract and its room's rules: hashing and comparing are arithmetic. */
export const pureNodeModules = ['crypto', 'util'];

/** Packages that make one value of another, and do nothing else. */
export const purePackages = ['saxes'];

/**
 * And of the layers below: who acts, a phone number as it is read, words with their places filled, and cells, limits
 * and refusals of a table that was read. No file is opened in them.
 */
export const pureFilesBelow = [
  '^apps/server/src/principal\\.ts$',
  '^apps/server/src/platform/table-files/(?:table|table-cell|list-columns|named-columns|find-header|row-request|own-headers|rejected-lines|wall-clock|file-refusal|table-limits|text-encoding|heading-reader|measure-units)\\.ts$',
  '^apps/server/src/platform/phone-numbers\\.ts$',
  '^apps/server/src/messages/(?:table-files|list-imports|fill-text)\\.ts$',
];

/** Who may call another room, and always through its service. */
export const rolesBetween: ReadonlyArray<(typeof fileRoles)[number]> = ['routes', 'module', 'service'];

/** What a session is, and who may know it in the rooms: the one service that finds it. */
export const sessionFile = '^apps/server/src/session\\.ts$';
export const sessionKnowers = ['^apps/server/src/modules/accounts/log-in/sessions\\.service\\.ts$'];

/** What knows requests, headers and statuses, and who may know it in the rooms: the way in by which requests come. */
export const httpFloor = '^apps/server/src/http/';
export const httpKnowers = ['\\.routes\\.ts$'];

/** Packages limited to the places that own what they stand for. */
export const packageOwners: readonly {
  name: string;
  packages: string[];
  within: string;
  owners: string[];
}[] = [
  {
    name: 'sql-only-in-stores',
    packages: ['kysely', 'pg', 'postgres'],
    within: '^apps/server/src/',
    owners: ['\\.store\\.ts$', '^apps/server/src/platform/', '^apps/server/src/commands/'],
  },
  {
    name: 'http-only-in-routes',
    packages: ['fastify', '@fastify'],
    within: '^apps/server/src/',
    owners: [
      '\\.routes\\.ts$',
      '^apps/server/src/http/',
      '^apps/server/src/(?:app|main|room)\\.ts$',
      '^apps/server/src/processes/',
    ],
  },
  {
    name: 'no-zod-in-public-web',
    packages: ['zod'],
    within: '^apps/web/src/',
    owners: ['^apps/web/src/staff/'],
  },
];

/** Tests may reach for anything of their own side: they look at the database and build the app. */
export const testFiles = ['\\.test\\.tsx?$', '^apps/(?:server|web)/test/'];
