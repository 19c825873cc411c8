import { randomUUID } from 'node:crypto';
import { officeImportLimits } from '@rohi/contract/imports/office-import-rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { heavyWorkbook, hostileFiles } from '../../../../test/hostile-files.ts';
import { newOperator } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { parseTables } from '../tables/read-table.service.ts';

describe('T14: a file that means harm', () => {
  let service: TestApp;
  let operator: Awaited<ReturnType<typeof newOperator>>;
  beforeAll(async () => {
    service = await createTestApp();
    operator = await newOperator(service);
  });

  test.each<[string, Buffer | string]>([
    ...hostileFiles,
    ['more rows than may be', `Tracking code\n${'YT1\n'.repeat(officeImportLimits.maxRows + 1)}`],
    ['a million line ends', `Tracking code\n${'\n'.repeat(1_000_000)}`],
    ['a row of a thousand columns', `Tracking code${',x'.repeat(1_000)}\nYT1\n`],
    ['a quote that never ends', 'Tracking code\n"YT1\n'],
  ])('%s: imports nothing, and others are served meanwhile', async (_name, bytes) => {
    const [sent, meanwhile] = await Promise.all([
      operator.send(bytes),
      call(service.app, 'GET', '/staff/imports', { token: operator.token }),
    ]);
    expect(meanwhile.status).toBe(200);
    if (sent.status === 200) expect(sent.shown.row).toMatchObject({ state: 'COLUMNS', rows: 0 });
    else {
      expect(sent).toMatchObject({ status: 422, error: 'imports.fileRefused' });
      expect(sent.msg).toMatch(/^The file was not accepted\. .{10,}\.$/);
      expect((await operator.read(sent.id)).status).toBe(404);
    }
    await runJobs(service);
    const [parcels] = await service.context.sql<{ count: string }[]>`select count(*) from parcel`;
    expect(parcels?.count).toBe('0');
  });

  test('is no more than so many bytes, and a file and nothing else', async () => {
    const tooLarge = await operator.send(Buffer.alloc(officeImportLimits.maxBytes + 1, 'a'));
    expect(tooLarge).toMatchObject({ status: 413, error: 'request.tooLarge' });
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await operator.send('{"a":1}', { type })).status).toBe(415);
    expect((await operator.send('Tracking code\nYT1\n', { encoding: 'latin9' })).error).toBe(
      'request.invalid',
    );
  });

  test('is refused to visitors before a byte of it is read', async () => {
    const answer = await service.app.inject({
      method: 'PUT',
      url: `/api/staff/imports/${randomUUID()}/content`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(officeImportLimits.maxBytes + 1),
    });
    expect(answer.statusCode).toBe(401);
  });

  test('of six people at once leaves none without an answer', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => operator.send(heavyWorkbook)));
    expect(answers.every(({ status }) => status === 422 || status === 200)).toBe(true);
  });
});

describe('T13: the list of rows that were not taken', () => {
  test('holds what looks like formulas as text, and comes back as it was', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const cells = ['=HYPERLINK("http://evil.example")', '+7', '-1', '@SUM(A1)', '\u0001bad'];
    const rows = cells.map((cell) => `YT1,"${cell.replaceAll('"', '""')}"`);
    const { id, shown } = await operator.send(`Tracking code,=cmd|' /C calc'!A0\n${rows.join('\n')}\n`, {
      name: '=cmd.csv',
    });
    const columns = [
      { index: 0, column: 'trackingCode' },
      { index: 1, column: null },
    ];
    await operator.columns(id, { version: shown.row.version, tables: [{ kind: 'parcels', columns }] });
    await runJobs(service);
    const { bytes, headers } = await operator.rejected(id);
    expect(headers['content-type']).toContain('spreadsheetml');
    const [sheet] = await parseTables(bytes);
    expect(sheet?.rows.map((row) => row[1])).toEqual([
      "=cmd|' /C calc'!A0",
      ...cells.map((cell) => cell.replace('\u0001', '')),
    ]);
    const { unpackZip } = await import('../../../platform/table-files/zip-archive.ts');
    const xml = (await unpackZip(bytes, (name) => name.includes('worksheets'))).values();
    for (const part of xml) expect(part.toString()).not.toMatch(/<f[ >]/);
  });
});
