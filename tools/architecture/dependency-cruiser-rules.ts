// Turns the lists of import-rules.ts into rules of dependency-cruiser.
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import {
  contractRanks,
  fileRoles,
  httpFloor,
  httpKnowers,
  moduleRanks,
  packageOwners,
  pureNodeModules,
  pureFilesBelow,
  purePackages,
  roleEnding,
  rolesBetween,
  rolesWithin,
  serverLayers,
  sessionFile,
  sessionKnowers,
  stationsFloor,
  testFiles,
  webLayers,
} from './import-rules.ts';
import type { FileRole, Place } from './import-rules.ts';

const contract = '^packages/contract/src/';
const server = '^apps/server/';
const web = '^apps/web/';
const rooms = '^apps/server/src/modules/';

/**
 * How the tree is read. TypeScript 7 has no API the tool could read it with, so swc does the reading:
 * without `parser: 'swc'` it sees no modules at all and finds nothing wrong.
 */
export const readingOptions: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(?:^|/)dist/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'module', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  },
};

/** Every rule; all of them end the check. */
export function forbiddenImports(): IForbiddenRuleType[] {
  return [
    ...packageRules(),
    ...contractRules(),
    ...layerRules('server', serverLayers),
    ...layerRules('web', webLayers),
    ...featureRules(),
    ...withinRoomRules(),
    ...betweenRoomsRules(),
    ...ownerRules(),
    ...generalRules(),
  ].map((rule) => ({ severity: 'error', ...rule }));
}

function packageRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'contract-imports-only-zod',
      comment: 'The contract is shapes and facts: no I/O, no React, no Node.',
      from: { path: contract, pathNot: testFiles },
      to: { pathNot: [contract, packagePath('zod')] },
    },
    {
      name: 'server-and-web-never-meet',
      comment: 'They talk over HTTP in the shapes of the contract.',
      from: { path: server },
      to: { path: web },
    },
    { name: 'web-and-server-never-meet', from: { path: web }, to: { path: server } },
    {
      name: 'web-without-node',
      comment: 'A browser has no Node modules.',
      from: { path: '^apps/web/src/', pathNot: testFiles },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'source-never-imports-tests',
      from: { path: '^(?:apps|packages)/', pathNot: testFiles },
      to: { path: [...testFiles, '^e2e/', '^bench/', '^tools/'] },
    },
  ];
}

/** The rooms of the contract: downward by rank, never to a neighbour; what is for all of them stands beside them. */
function contractRules(): IForbiddenRuleType[] {
  const roomsFrom = (rank: number) =>
    Object.entries(contractRanks)
      .filter(([, other]) => other >= rank)
      .map(([room]) => `${contract}${room}/`);
  return [
    {
      name: 'contract-base-imports-no-room',
      comment:
        'Files beside the rooms are for all of them; only all-endpoints.ts gathers what the rooms declare.',
      from: { path: `${contract}[^/]+$`, pathNot: [...testFiles, `${contract}all-endpoints\\.ts$`] },
      to: { path: [`${contract}[^/]+/`, `${contract}all-endpoints\\.ts$`] },
    },
    ...Object.entries(contractRanks).map(([room, rank]) => ({
      name: `contract-${room}-imports-lower-ranks`,
      comment: `${room} has rank ${rank} in the contract.`,
      from: { path: `${contract}${room}/`, pathNot: testFiles },
      to: { path: roomsFrom(rank), pathNot: `${contract}${room}/` },
    })),
  ];
}

/** One rule a layer: it must not import what stands higher. */
function layerRules(side: string, layers: readonly Place[]): IForbiddenRuleType[] {
  return layers.slice(0, -1).map((layer, index) => ({
    name: `${side}-${layer.name}-imports-downward`,
    comment: `Order from the bottom: ${layers.map(({ name }) => name).join(' ← ')}.`,
    from: { path: layer.path, pathNot: testFiles },
    to: { path: layers.slice(index + 1).map(({ path }) => path), pathNot: testFiles },
  }));
}

function featureRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'features-never-import-features',
      comment: 'Pages compose features; what two of them need moves to shared.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: testFiles },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'staff-kit-knows-no-screen',
      comment: 'What all screens of the console are made of stands below them.',
      from: { path: '^apps/web/src/staff/kit/', pathNot: testFiles },
      to: { path: '^apps/web/src/staff/', pathNot: '^apps/web/src/staff/kit/' },
    },
    {
      name: 'staff-screens-stand-alone',
      comment: 'The shell shows the screens; of it they know no more than types.',
      from: { path: '^apps/web/src/staff/screens/', pathNot: testFiles },
      to: {
        path: '^apps/web/src/staff/',
        pathNot: '^apps/web/src/staff/(?:kit/|screens/|screens\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'staff-stations-stand-on-the-kit',
      comment:
        'A station is shown by the shell like a screen, and shares with screens what stands in the kit.',
      from: { path: stationsFloor.path, pathNot: testFiles },
      to: { path: '^apps/web/src/staff/', pathNot: [stationsFloor.path, stationsFloor.standsOn] },
    },
    {
      name: 'staff-never-in-public-bundle',
      comment: 'Staff screens are loaded on demand, so only by import().',
      from: { path: '^apps/web/src/', pathNot: [...testFiles, '^apps/web/src/staff/'] },
      to: {
        path: '^apps/web/src/staff/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
  ];
}

function withinRoomRules(): IForbiddenRuleType[] {
  const roles: FileRole[] = [...fileRoles, 'rule'];
  const stairs = roles.map((role) => ({
    name: `room-${role}-imports`,
    comment: 'Within a room: module → routes → service → store; rule files know only rules.',
    from: { path: roomFiles(role), pathNot: [...testFiles, ...otherRoles(role)] },
    to: {
      path: `${rooms}$1/`,
      pathNot: [...rolesWithin[role].flatMap((allowed) => roleEndings(allowed, '$1')), ...testFiles],
    },
  }));
  const rulesImportOnlyTheContract = {
    name: 'rule-files-import-only-contract',
    comment: 'What can be decided without a database, the network or a clock stays testable without them.',
    from: { path: roomFiles('rule'), pathNot: [...testFiles, ...otherRoles('rule')] },
    to: {
      pathNot: [
        contract,
        rooms,
        ...pureFilesBelow,
        ...purePackages.map(packagePath),
        `^(?:${pureNodeModules.join('|')})$`,
      ],
    },
  };
  return [...stairs, rulesImportOnlyTheContract];
}

function betweenRoomsRules(): IForbiddenRuleType[] {
  const otherRoom = { path: rooms, pathNot: [`${rooms}$1/`, ...testFiles] };
  const callers = rolesBetween.map(roleEnding);
  return [
    {
      name: 'rooms-call-services',
      comment: 'Another room is asked through its service; its tables, routes and rules are its own.',
      from: { path: `${rooms}([^/]+)/`, pathNot: testFiles },
      to: { ...otherRoom, pathNot: [...otherRoom.pathNot, roleEnding('service')] },
    },
    {
      name: 'stores-and-rules-stay-home',
      comment: `Only ${rolesBetween.join(', ')} may call another room.`,
      from: { path: `${rooms}([^/]+)/`, pathNot: [...testFiles, ...callers] },
      to: otherRoom,
    },
    {
      name: 'services-take-principals',
      comment:
        'A key, a job and a file have no session: services take who acts, or who is recorded (RequestActor).',
      from: { path: rooms, pathNot: [...testFiles, ...sessionKnowers] },
      to: { path: sessionFile },
    },
    {
      name: 'rooms-know-http-by-routes',
      comment:
        'A service, a store, a rule and a page are the same whoever asks: what they share with http stands below it.',
      from: { path: rooms, pathNot: [...testFiles, ...httpKnowers] },
      to: { path: httpFloor },
    },
    ...Object.entries(moduleRanks).map(([room, rank]) => ({
      name: `room-${room}-calls-lower-ranks`,
      comment: `${room} has rank ${rank}; what must travel upward goes as a job.`,
      from: { path: `${rooms}${room}/`, pathNot: testFiles },
      to: { path: roomsFromRank(rank), pathNot: [`${rooms}${room}/`, ...testFiles] },
    })),
  ];
}

function ownerRules(): IForbiddenRuleType[] {
  return packageOwners.map(({ name, packages, within, owners }) => ({
    name,
    from: { path: within, pathNot: [...owners, ...testFiles] },
    to: { path: packages.map(packagePath) },
  }));
}

function generalRules(): IForbiddenRuleType[] {
  return [
    { name: 'no-cycles', from: {}, to: { circular: true } },
    {
      name: 'imports-exist',
      comment:
        'An import nothing answers to is seen by no other rule. A peer of the bench runs elsewhere, on packages of its own.',
      from: { pathNot: '^bench/peers/[^/]+/server\\.mjs$' },
      to: { couldNotResolve: true },
    },
  ];
}

/** Resolved or not, with its type package. */
function packagePath(name: string): string {
  return `(?:^|node_modules/)(?:@types/)?${name.replaceAll('.', '\\.')}(?:/|$)`;
}

/** Files of a role in any room; the room's name is group 1. */
function roomFiles(role: FileRole): string {
  return role === 'rule' ? `${rooms}([^/]+)/` : `${rooms}([^/]+)/.*${roleEnding(role)}`;
}

function otherRoles(role: FileRole): string[] {
  return fileRoles.filter((other) => other !== role).map(roleEnding);
}

/** Patterns of the files of a role in one room: a rule file is one without a role's ending. */
function roleEndings(role: FileRole, room: string): string[] {
  if (role !== 'rule') return [`${rooms}${room}/.*${roleEnding(role)}`];
  return [`${rooms}${room}/(?!.*(?:${fileRoles.map(roleEnding).join('|')}))`];
}

function roomsFromRank(rank: number): string[] {
  return Object.entries(moduleRanks)
    .filter(([, other]) => other >= rank)
    .map(([room]) => `${rooms}${room}/`);
}
