import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { removeFixtureTree, resolvedName, writeFixtureTree } from './fixture-tree.ts';
import type { Import, ImportForm } from './fixture-tree.ts';
import { contractRanks, fileRoles, moduleRanks, serverLayers, webLayers } from './import-rules.ts';
import { findZodInPublicBundle, readImportTree } from './import-tree.ts';
import type { ImportTree } from './import-tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = 'apps/server/src/modules';
const trees: string[] = [];

afterEach(() => {
  for (const tree of trees.splice(0)) removeFixtureTree(tree);
});

/** An import and the rules it breaks. */
interface Breach extends Import {
  rules: string[];
}

function breach(from: string, to: string, ...rules: string[]): Breach {
  return { from, to, rules };
}

function plant(imports: readonly Import[], form?: ImportForm): string {
  const tree = writeFixtureTree(imports, form);
  trees.push(tree);
  return tree;
}

/** Plants the imports and expects each to break its own rules and no other. */
async function expectBreaches(breaches: readonly Breach[], form?: ImportForm): Promise<void> {
  const tree = await readImportTree(plant(breaches, form), ['packages', 'apps']);
  const found = tree.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule}`);
  const expected = breaches.flatMap(({ from, to, rules }) =>
    rules.map((rule) => `${from} → ${resolvedName(to)}: ${rule}`),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
}

const packageBreaches = [
  breach('packages/contract/src/a.ts', 'node:fs', 'contract-imports-only-zod'),
  breach('packages/contract/src/b.ts', 'react', 'contract-imports-only-zod'),
  breach('packages/contract/src/c.ts', '@rohi/server/context', 'contract-imports-only-zod'),
  breach('packages/contract/src/d.ts', 'apps/web/src/shared/api/ask.ts', 'contract-imports-only-zod'),
  breach('apps/server/src/app.ts', '@rohi/web/shared/format', 'server-and-web-never-meet'),
  breach('apps/server/src/http/assets.ts', 'apps/web/src/main.tsx', 'server-and-web-never-meet'),
  breach('apps/web/src/app/router.ts', '@rohi/server/http/paths', 'web-and-server-never-meet'),
  breach('apps/web/src/staff/warehouse/a.ts', 'apps/server/src/errors.ts', 'web-and-server-never-meet'),
  breach('apps/web/src/shared/api/b.ts', 'node:path', 'web-without-node'),
  breach('apps/web/src/shared/api/c.ts', 'zod/mini', 'no-zod-in-public-web'),
  breach('apps/web/src/features/tracking/d.ts', 'zod', 'no-zod-in-public-web'),
  breach(
    'apps/web/src/features/tracking/e.ts',
    'apps/web/src/features/site/f.ts',
    'features-never-import-features',
  ),
  breach('apps/server/src/platform/a.ts', 'apps/server/src/platform/a.test.ts', 'source-never-imports-tests'),
  breach('apps/server/src/platform/b.ts', 'apps/server/test/build.ts', 'source-never-imports-tests'),
  breach('apps/web/src/app/page.ts', 'e2e/fixtures.ts', 'source-never-imports-tests'),
];

const sessionBreaches = [
  breach(`${rooms}/orders/orders.service.ts`, 'apps/server/src/session.ts', 'services-take-principals'),
  breach(`${rooms}/orders/orders.routes.ts`, 'apps/server/src/session.ts', 'services-take-principals'),
  breach(
    `${rooms}/accounts/log-in/login.service.ts`,
    'apps/server/src/session.ts',
    'services-take-principals',
  ),
];

const guard = 'apps/server/src/http/session-guard.ts';
const httpBreaches = [
  breach(`${rooms}/orders/files.service.ts`, 'apps/server/src/http/serve.ts', 'rooms-know-http-by-routes'),
  breach(`${rooms}/accounts/log-in/sessions.service.ts`, guard, 'rooms-know-http-by-routes'),
  breach(`${rooms}/orders/orders.store.ts`, guard, 'rooms-know-http-by-routes'),
  breach(`${rooms}/orders/orders.module.ts`, guard, 'rooms-know-http-by-routes'),
  breach(`${rooms}/orders/orders-page.ts`, guard, 'rooms-know-http-by-routes'),
  breach(
    `${rooms}/orders/order-limits.ts`,
    guard,
    'rooms-know-http-by-routes',
    'rule-files-import-only-contract',
  ),
  breach(`${rooms}/orders/claims.routes.ts`, guard),
];

const ownerBreaches = [
  breach(`${rooms}/tracking/tracking.service.ts`, 'kysely', 'sql-only-in-stores'),
  breach(`${rooms}/tracking/tracking.routes.ts`, 'postgres', 'sql-only-in-stores'),
  breach('apps/server/src/http/a.ts', 'kysely', 'sql-only-in-stores'),
  breach('apps/server/src/main.ts', 'postgres', 'sql-only-in-stores'),
  breach(`${rooms}/orders/orders.service.ts`, 'fastify', 'http-only-in-routes'),
  breach(`${rooms}/orders/orders.store.ts`, '@fastify/static', 'http-only-in-routes'),
  breach('apps/server/src/platform/a.ts', 'fastify', 'http-only-in-routes'),
  breach('apps/server/src/commands/a.ts', 'fastify', 'http-only-in-routes'),
  breach(`${rooms}/orders/order-code.ts`, 'node:fs', 'rule-files-import-only-contract'),
  breach(
    `${rooms}/orders/order-sum.ts`,
    'apps/server/src/platform/clock.ts',
    'rule-files-import-only-contract',
  ),
];

const otherRoomBreaches = [
  breach(`${rooms}/orders/a.service.ts`, `${rooms}/tracking/tracking.store.ts`, 'rooms-call-services'),
  breach(`${rooms}/orders/b.service.ts`, `${rooms}/tracking/tracking.routes.ts`, 'rooms-call-services'),
  breach(`${rooms}/orders/c.service.ts`, `${rooms}/tracking/parcel-rule.ts`, 'rooms-call-services'),
  breach(`${rooms}/orders/d.store.ts`, `${rooms}/tracking/tracking.service.ts`, 'stores-and-rules-stay-home'),
  breach(`${rooms}/orders/e-rule.ts`, `${rooms}/tracking/tracking.service.ts`, 'stores-and-rules-stay-home'),
  breach(
    `${rooms}/orders/f.store.ts`,
    `${rooms}/tracking/g.store.ts`,
    'rooms-call-services',
    'stores-and-rules-stay-home',
  ),
];

const fileOfLayer: Record<string, string> = {
  principal: 'apps/server/src/principal.ts',
  errors: 'apps/server/src/errors.ts',
  messages: 'apps/server/src/messages.ts',
  config: 'apps/server/src/config.ts',
  platform: 'apps/server/src/platform/clock.ts',
  context: 'apps/server/src/context.ts',
  http: 'apps/server/src/http/serve.ts',
  modules: `${rooms}/tracking/tracking.service.ts`,
  app: 'apps/server/src/app.ts',
  main: 'apps/server/src/main.ts',
  boot: 'apps/web/src/boot/head-script.ts',
  shared: 'apps/web/src/shared/ui/button.tsx',
  features: 'apps/web/src/features/tracking/tracking-page.tsx',
  staff: 'apps/web/src/staff/warehouse/intake-page.tsx',
  'web app': 'apps/web/src/app/layout.tsx',
};

/** Every import from a lower layer to a higher one. */
function upwardImports(side: 'server' | 'web', names: string[]): Import[][] {
  const file = (name: string) => fileOfLayer[side === 'web' && name === 'app' ? 'web app' : name] ?? '';
  return names.map((lower, index) =>
    names.slice(index + 1).map((higher) => ({ from: file(lower), to: file(higher) })),
  );
}

describe('each forbidden import fails with the name of its rule', () => {
  test.each<ImportForm>(['value', 'type', 'dynamic'])('between packages, as a %s import', async (form) => {
    await expectBreaches([...packageBreaches, ...sessionBreaches, ...httpBreaches], form);
  });

  test.each<ImportForm>(['value', 'type', 'dynamic'])(
    'SQL and HTTP where they are not owned, as a %s import',
    async (form) => {
      await expectBreaches(ownerBreaches, form);
    },
  );

  test.each<ImportForm>(['value', 'type'])('another room’s insides, as a %s import', async (form) => {
    await expectBreaches(otherRoomBreaches, form);
  });

  test.each<ImportForm>(['value', 'type'])(
    'upward between the layers of the server, as a %s import',
    async (form) => {
      const names = serverLayers.map(({ name }) => name);
      const breaches = upwardImports('server', names).flatMap((imports, index) =>
        imports.map(({ from, to }) => breach(from, to, `server-${names[index]}-imports-downward`)),
      );
      expect(breaches).toHaveLength(45);
      await expectBreaches(breaches, form);
    },
  );

  test('upward between the layers of the web client', async () => {
    const names = webLayers.map(({ name }) => name);
    const breaches = upwardImports('web', names).flatMap((imports, index) =>
      imports.map(({ from, to }) => breach(from, to, `web-${names[index]}-imports-downward`)),
    );
    expect(breaches).toHaveLength(10);
    await expectBreaches(breaches, 'type');
  });

  test('a screen of the console in its kit, the shell in a screen', async () => {
    const staff = 'apps/web/src/staff';
    await expectBreaches([
      breach(`${staff}/kit/list.tsx`, `${staff}/screens/notices/notices.tsx`, 'staff-kit-knows-no-screen'),
      breach(`${staff}/screens/claims.tsx`, `${staff}/shell/top-bar.tsx`, 'staff-screens-stand-alone'),
    ]);
  });

  test('a screen or the shell in a station, a station in the kit or in a screen', async () => {
    const staff = 'apps/web/src/staff';
    await expectBreaches([
      breach(`${staff}/stations/a.tsx`, `${staff}/screens/claims.tsx`, 'staff-stations-stand-on-the-kit'),
      breach(`${staff}/stations/b.tsx`, `${staff}/shell/top-bar.tsx`, 'staff-stations-stand-on-the-kit'),
      breach(`${staff}/kit/c.tsx`, `${staff}/stations/d.tsx`, 'staff-kit-knows-no-screen'),
      breach(`${staff}/screens/e.tsx`, `${staff}/stations/f.tsx`, 'staff-screens-stand-alone'),
      breach(`${staff}/stations/g.tsx`, `${staff}/kit/h.tsx`),
    ]);
  });

  test('staff screens in the public bundle', async () => {
    const to = 'apps/web/src/staff/warehouse/intake-page.tsx';
    await expectBreaches([breach('apps/web/src/app/staff-pages.ts', to, 'staff-never-in-public-bundle')]);
    await expectBreaches([breach('apps/web/src/app/staff-pages.ts', to)], 'dynamic');
  });

  test('up the stair of a room', async () => {
    const roles = [...fileRoles, 'rule'];
    const allowed = [
      'routes → service',
      'routes → page',
      'routes → rule',
      'page → rule',
      'module → routes',
      'module → service',
      'module → rule',
      'service → service',
      'service → store',
      'service → rule',
      'store → store',
      'store → rule',
      'rule → rule',
    ];
    const name = (role: string, word: string) =>
      `${rooms}/orders/${word}${role === 'rule' ? '-rule' : `.${role}`}.ts`;
    const breaches = roles.flatMap((from) =>
      roles.map((to) => {
        const rules = allowed.includes(`${from} → ${to}`) ? [] : [`room-${from}-imports`];
        return breach(name(from, 'from'), name(to, 'to'), ...rules);
      }),
    );
    await expectBreaches(breaches);
  });

  test('to a room of the same or a higher rank', async () => {
    const all = Object.entries(moduleRanks);
    const breaches = all.flatMap(([room, rank]) =>
      all
        .filter(([other]) => other !== room)
        .map(([other, otherRank]) => {
          const rules = otherRank < rank ? [] : [`room-${room}-calls-lower-ranks`];
          return breach(`${rooms}/${room}/calls.service.ts`, `${rooms}/${other}/called.service.ts`, ...rules);
        }),
    );
    await expectBreaches(breaches);
  });

  test('in the contract to a room of the same or a higher rank, and from its base to any', async () => {
    const contract = 'packages/contract/src';
    const all = Object.entries(contractRanks);
    const breaches = all.flatMap(([room, rank]) =>
      all
        .filter(([other]) => other !== room)
        .map(([other, otherRank]) => {
          const rules = otherRank < rank ? [] : [`contract-${room}-imports-lower-ranks`];
          return breach(`${contract}/${room}/calls.ts`, `${contract}/${other}/called.ts`, ...rules);
        }),
    );
    breaches.push(
      breach(`${contract}/endpoint.ts`, `${contract}/site/pages.ts`, 'contract-base-imports-no-room'),
    );
    await expectBreaches(breaches, 'type');
  });

  test('in a circle, even of types', async () => {
    const [a, b] = ['apps/web/src/shared/format/a.ts', 'apps/web/src/shared/format/b.ts'];
    // A circle is reported once, at its first file.
    await expectBreaches([breach(a, b, 'no-cycles'), breach(b, a)], 'type');
  });

  test('of what does not exist', async () => {
    const from = 'apps/server/src/platform/a.ts';
    const tree = await readImportTree(plant([{ from, to: 'nowhere' }]), ['apps']);
    expect(tree.violations).toEqual([{ from, to: 'nowhere', rule: 'imports-exist' }]);
  });

  test('and ends the command with an error', () => {
    const tree = plant([{ from: 'apps/web/src/shared/a.ts', to: 'zod' }]);
    const { status, stdout } = runCommand(tree, ['apps']);
    expect(stdout).toContain('no-zod-in-public-web');
    expect(status).not.toBe(0);
  });
});

describe('what the architecture allows passes', () => {
  const allowed: Import[] = [
    { from: 'packages/contract/src/tracking/tracking.contract.ts', to: 'zod/mini' },
    { from: 'apps/server/src/errors.ts', to: '@rohi/contract/errors' },
    { from: 'apps/server/src/platform/database.ts', to: 'kysely' },
    { from: 'apps/server/src/platform/database.ts', to: 'node:path' },
    { from: 'apps/server/src/http/serve.ts', to: 'fastify' },
    { from: `${rooms}/tracking/tracking.routes.ts`, to: 'fastify' },
    { from: `${rooms}/tracking/tracking.routes.ts`, to: 'apps/server/src/http/serve.ts' },
    { from: `${rooms}/accounts/log-in/sessions.service.ts`, to: 'apps/server/src/session.ts' },
    { from: `${rooms}/tracking/tracking.routes.ts`, to: `${rooms}/tracking/tracking.service.ts` },
    { from: `${rooms}/tracking/tracking.routes.ts`, to: '@rohi/contract/tracking/tracking.contract' },
    { from: `${rooms}/tracking/tracking.service.ts`, to: 'apps/server/src/context.ts' },
    { from: `${rooms}/tracking/tracking.service.ts`, to: `${rooms}/tracking/tracking.store.ts` },
    { from: `${rooms}/tracking/tracking.service.ts`, to: `${rooms}/accounts/accounts.service.ts` },
    { from: `${rooms}/tracking/tracking.store.ts`, to: 'postgres' },
    { from: `${rooms}/tracking/parcel-fragment.ts`, to: '@rohi/contract/tracking/parcel-status' },
    { from: `${rooms}/tracking/parcel-fragment.ts`, to: 'node:crypto' },
    { from: `${rooms}/tracking/tracking.routes.ts`, to: `${rooms}/tracking/tracking-page.ts` },
    { from: `${rooms}/tracking/tracking-page.ts`, to: 'apps/server/src/platform/html.ts' },
    { from: `${rooms}/tracking/tracking.test.ts`, to: 'apps/server/test/build.ts' },
    { from: `${rooms}/tracking/tracking.test.ts`, to: 'kysely' },
    { from: `${rooms}/imports/imports.service.ts`, to: `${rooms}/warehouse/warehouse.service.ts` },
    { from: 'apps/server/src/app.ts', to: `${rooms}/tracking/tracking.routes.ts` },
    { from: 'apps/server/src/main.ts', to: 'apps/server/src/app.ts' },
    { from: 'apps/server/src/commands/import-file.ts', to: `${rooms}/imports/imports.service.ts` },
    { from: 'apps/web/src/main.tsx', to: 'apps/web/src/app/app.tsx' },
    { from: 'apps/web/src/app/app.tsx', to: 'apps/web/src/features/tracking/page.tsx' },
    { from: 'apps/web/src/features/tracking/page.tsx', to: 'apps/web/src/features/tracking/list.tsx' },
    { from: 'apps/web/src/features/tracking/list.tsx', to: 'apps/web/src/shared/ui/button.tsx' },
    { from: 'apps/web/src/features/tracking/list.tsx', to: '@rohi/contract/tracking/tracking-codes' },
    { from: 'apps/web/src/staff/warehouse/form.ts', to: 'zod/mini' },
    { from: 'apps/web/src/shared/ui/button.tsx', to: 'react' },
  ];

  test.each<ImportForm>(['value', 'type'])('as %s imports', async (form) => {
    const tree = await readImportTree(plant(allowed, form), ['packages', 'apps']);
    expect(tree.violations).toEqual([]);
    expect(tree.modules.length).toBeGreaterThan(20);
  });
});

describe('zod in the public bundle', () => {
  const page = 'apps/web/src/features/tracking/page.tsx';
  const shape = 'packages/contract/src/tracking/tracking.contract.ts';

  test('is found behind the contract', async () => {
    const imports: Import[] = [
      { from: page, to: '@rohi/contract/tracking/tracking.contract' },
      { from: shape, to: 'zod' },
    ];
    const { modules } = await readImportTree(plant(imports), ['packages', 'apps']);
    expect(findZodInPublicBundle(modules)).toContainEqual([page, shape, 'node_modules/zod/index.js']);
  });

  test('is not found where the public code takes only types', async () => {
    const imports: Import[] = [
      { from: page, to: '@rohi/contract/tracking/tracking.contract', form: 'type' },
      { from: shape, to: 'zod' },
    ];
    const { modules } = await readImportTree(plant(imports), ['packages', 'apps']);
    expect(findZodInPublicBundle(modules)).toEqual([]);
  });
});

describe('the real tree', () => {
  let modules: ImportTree['modules'];
  beforeAll(async () => {
    ({ modules } = await readImportTree(root, ['packages', 'apps', 'e2e', 'bench', 'tools']));
    // The whole tree on a crowded machine.
  }, 600_000);

  test('is read, not passed over', () => {
    expect(modules.filter(({ source }) => !source.includes('node_modules')).length).toBeGreaterThan(20);
    const workspaceImports = modules
      .filter(({ source }) => source.startsWith('apps/server/src/'))
      .flatMap(({ dependencies }) => dependencies)
      .filter(({ resolved }) => resolved.startsWith('packages/contract/src/'));
    expect(workspaceImports.length).toBeGreaterThan(0);
  });

  test('keeps zod out of the public bundle', () => {
    expect(findZodInPublicBundle(modules)).toEqual([]);
  });
});

function runCommand(cwd: string, folders: string[]) {
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, 'tools/architecture/dependency-cruiser.config.mjs');
  return spawnSync(process.execPath, [command, '--config', config, ...folders], { cwd, encoding: 'utf8' });
}
