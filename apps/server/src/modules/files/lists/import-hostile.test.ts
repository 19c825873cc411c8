import { csvLines } from '@rohi/contract/csv';
import { expect, onTestFinished, test } from 'vitest';
import { workbookOf } from '../../../../test/declarations.ts';
import { holdInserts } from '../../../../test/held-inserts.ts';
import { listImporter } from '../../../../test/list-imports.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { startServices } from '../../../../test/two-services.ts';
import { packZip, unpackZip } from '../../../platform/table-files/zip-archive.ts';

const headings = ['Code', 'Name (ru)', 'Name (en)', 'Name (zh)', 'Name (tg)', 'Kind', 'Country'];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [`HOUSE-${at}`, 'Имя', 'Name', '名', 'Ном', 'Carrier', 'TJ']);

test('T14: files that are made to take memory are refused, and the service answers meanwhile', async () => {
  const service = await createTestApp();
  const office = await listImporter(service, 'vendors');
  const plain = await unpackZip(await workbookOf([headings, ...rowsOf(2)]), () => true);
  const bombs = [
    await workbookOf([headings, ['A'.repeat(40_000_000)]]),
    await packZip(
      new Map([
        ...plain,
        ...Array.from({ length: 300 }, (_, at) => [`xl/${at}.xml`, Buffer.from('<a/>')] as const),
      ]),
    ),
    Buffer.from(csvLines([headings, ...rowsOf(6_000)], ',')),
    Buffer.from(`${'Code,'.repeat(300)}\n`),
    Buffer.alloc(1_000, 0xd0),
  ];
  const answers = await Promise.all([
    ...bombs.map((bytes) => office.send(bytes)),
    office.find(),
    office.get((await office.find()).list[0]?.id),
  ]);
  for (const answer of answers.slice(0, bombs.length))
    expect(answer).toMatchObject({ status: 422, json: { error: 'imports.fileRefused' } });
  expect(answers.at(-1)).toMatchObject({ status: 200 });
  expect((await office.send(Buffer.alloc(10_000_001))).status).toBe(413);
  const stored = await service.context.sql`select from sent_file`;
  expect(stored).toHaveLength(0);
});

test('a service ended by kill -9 while it writes leaves whole rows, and another finishes them', async () => {
  const service = await createTestApp();
  // The other service lives by the true time: a token of the test's own would be over there.
  service.clock.set(new Date().toISOString());
  const office = await listImporter(service, 'vendors');
  const { id } = await office.upload(csvLines([headings, ...rowsOf(150)], ','));
  const { addresses, children, stop } = await startServices(service.address, 1);
  onTestFinished(stop);
  const held = await holdInserts(service, 'vendor', `new.code = 'HOUSE-75'`);
  const lost = fetch(`${addresses[0]}/api/staff/vendors/imports/${id}/confirm`, {
    method: 'POST',
    headers: { token: office.token },
  }).then(
    () => 'answered',
    () => 'lost',
  );
  const made = async () => (await office.find('?search=HOUSE-')).total;
  await held.untilOneWaits();
  children[0]?.child.kill('SIGKILL');
  expect(await lost).toBe('lost');
  await children[0]?.ended;
  await held.letGo();
  expect(await made()).toBe(75);
  expect(await office.confirm(id)).toMatchObject({
    written: { new: 150 },
    counts: { refused: 0 },
    waiting: 0,
  });
  expect(await made()).toBe(150);
  const records = await service.context.sql`select from audit_event where action = 'vendor:create'`;
  expect(records).toHaveLength(150);
});
