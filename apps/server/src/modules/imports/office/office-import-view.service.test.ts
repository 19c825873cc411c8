import { expect, test } from 'vitest';
import { newOperator } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';
import { showImport } from './office-import-view.service.ts';

test('what is shown while a check ends is all from before or all from after it', async () => {
  const service = await createTestApp();
  const operator = await newOperator(service);
  const { id } = await operator.send(
    'Tracking code,Status\nYT7700000000001,DZTDQS\nYT7700000000002,nowhere\n',
  );
  let hasEnded = false;
  const db = service.context.db.withPlugin({
    transformQuery: ({ node }) => node,
    // The check ends as soon as the first answer has been read.
    async transformResult({ result }) {
      if (!hasEnded) {
        hasEnded = true;
        await runJobs(service);
      }
      return result;
    },
  });
  const view = await showImport({ ...service.context, db }, id, 'en');
  expect(hasEnded).toBe(true);
  expect(view.row).toMatchObject({ state: 'CHECKING', rejected: null });
  expect(view.problems.total).toBe(0);
  const after = await showImport(service.context, id, 'en');
  expect(after.row).toMatchObject({ state: 'CHECKED', rejected: 1 });
  expect(after.problems.total).toBe(1);
  expect(after.row.version).toBeGreaterThan(view.row.version);
});
