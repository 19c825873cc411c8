import { importTemplateNames } from '@rohi/contract/imports/import-templates';
import { locales } from '@rohi/contract/locales';
import { describe, expect, test } from 'vitest';
import { newAccount } from '../../../../test/accounts.ts';
import { findTracked } from '../../../../test/import-text.ts';
import { createTestApp, createTestContext } from '../../../../test/test-app.ts';
import { importTables } from '../loading/imports.service.ts';
import { parseTables } from '../tables/read-table.service.ts';
import { writeTemplate } from './write-template.service.ts';
import { inTurn } from '../../../../../../tools/turns.ts';

describe('templates', () => {
  test.each(inTurn(locales))(
    'with their examples in %s are imported as they stand, in the order of their use',
    async (locale) => {
      const { context } = await createTestContext();
      const { username } = await newAccount(context, 'customer');
      await context.sql`update user_account set customer_code = 'TJ-10482' where username = ${username}`;
      for (const name of importTemplateNames.filter((each) => each !== 'declarations')) {
        const { bytes, fileName } = await writeTemplate(name, locale);
        const report = await importTables(context, await parseTables(bytes));
        expect(report.ignoredSheets, fileName).toHaveLength(1);
        expect(report.tables, fileName).toMatchObject([
          { rowsRead: 1, problems: [], notes: [], table: { ignored: [] } },
        ]);
      }
      expect(await findTracked(context, 'YT8800000000001')).toMatchObject({
        status: 'DHWCRK',
        lastEvent: 'Arrived in Kashgar',
      });
    },
  );

  test('are downloads in the language of the call or of the link', async () => {
    const { app } = await createTestApp();
    const answer = await app.inject({
      url: '/api/common/template/parcel-import',
      headers: { 'x-local': 'zh' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="__.xlsx"; filename*=UTF-8''${encodeURIComponent('包裹')}.xlsx`,
    });
    const tables = await parseTables(answer.rawPayload);
    expect(tables[0]?.rows[0]?.[0]).toBe('运单号');
    const linked = await app.inject({
      url: '/api/common/template/event-import?lang=en',
      headers: { 'x-local': 'zh' },
    });
    expect((await parseTables(linked.rawPayload))[0]?.rows[0]?.[0]).toBe('Tracking code');
  });

  test('of an unknown name are not found, in the envelope', async () => {
    const { app } = await createTestApp();
    for (const name of ['wages', '__proto__', '..%2Fparcel-import']) {
      const answer = await app.inject({ url: `/api/common/template/${name}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 404, success: false, error: 'request.notFound' });
    }
  });
});
