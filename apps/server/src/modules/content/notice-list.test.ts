import { randomUUID } from 'node:crypto';
import { noticeList } from '@rohi/contract/content/notice-list.contract';
import type { FastifyInstance } from 'fastify';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { listUser, rowOf, type Row } from '../../../test/staff-list.ts';
import { buildApp } from '../../app.ts';
import { createTestApp, openTestContext } from '../../../test/test-app.ts';

const texts = (ru: string) => ({ ru, en: `${ru} en`, zh: `${ru} zh`, tg: `${ru} tg` });

const kulma = {
  state: 'PUBLISHED',
  category: 'NOTICE',
  slug: 'kulma-closed',
  audience: 'PUBLIC',
  businessLine: null,
  pinned: false,
  publishAt: '2026-11-19T04:00:00.000Z',
  expiresAt: null,
  titles: texts('Кульма закрыта'),
  summaries: texts('До пятницы'),
  bodies: texts('Едем **через Кыргызстан**'),
};

/** What of a row its form sends back. */
function formOf({ id: _id, updatedAt: _at, updatedBy: _by, ...form }: Row) {
  return form;
}

test('a draft is seen by staff alone, a published notice by everybody, a withdrawn one by no one', async () => {
  const fixture = await createTestApp();
  const notices = await listUser(fixture, 'notices');
  const readNotices = async () => {
    const { json } = await call(fixture.app, 'GET', '/common/searchnotice');
    return (json['data'] as { list: { slug: string }[] }).list.map(({ slug }) => slug);
  };
  const draft = rowOf(await notices.create({ ...kulma, state: 'DRAFT' }));
  expect(draft).toMatchObject({ version: 1, state: 'DRAFT', updatedBy: notices.username });
  expect(await readNotices()).toEqual([]);
  const published = rowOf(await notices.change(draft.id, { ...formOf(draft), state: 'PUBLISHED' }));
  expect(published.version).toBe(2);
  expect(await readNotices()).toEqual(['kulma-closed']);
  await notices.change(draft.id, { ...formOf(published), state: 'WITHDRAWN' });
  expect(await readNotices()).toEqual([]);
});

test('the same request sent twice, also at once, makes one notice', async () => {
  const notices = await listUser(await createTestApp(), 'notices');
  const requestId = randomUUID();
  const made = await Promise.all([1, 2, 3, 4].map(() => notices.create(kulma, requestId)));
  expect(new Set(made.map((answer) => rowOf(answer).id)).size).toBe(1);
  expect((await notices.find()).total).toBe(1);
});

test('who edits over an old version is refused and shown what stands now', async () => {
  const fixture = await createTestApp();
  const [mine, theirs] = [await listUser(fixture, 'notices'), await listUser(fixture, 'notices')];
  const row = rowOf(await mine.create(kulma));
  rowOf(await theirs.change(row.id, { ...formOf(row), pinned: true }));
  const refused = await mine.change(row.id, { ...formOf(row), titles: texts('Открыта') });
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({
    error: 'list.changedMeanwhile',
    current: { version: 2, pinned: true, titles: texts('Кульма закрыта'), updatedBy: theirs.username },
  });
  // What the contract says of it is all that it brings.
  expect(noticeList.change.current.parse(refused.json['current'])).toEqual(refused.json['current']);
  // Of two who edit one version at once, one wins.
  const both = await Promise.all(
    [mine, theirs].map((user, index) =>
      user.change(row.id, {
        ...formOf(row),
        version: 2,
        category: index === 0 ? 'NEWS' : 'NOTICE',
        slug: `s-${index}`,
      }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('the history shows who changed what; long texts by name alone; nothing for an edit that changes nothing', async () => {
  const fixture = await createTestApp();
  const notices = await listUser(fixture, 'notices');
  const row = rowOf(await notices.create(kulma));
  fixture.clock.set('2026-11-20T09:30:00Z');
  const edited = { ...formOf(row), pinned: true, bodies: { ...kulma.bodies, ru: 'Открыта' } };
  const second = rowOf(await notices.change(row.id, edited));
  rowOf(await notices.change(row.id, formOf(second)));
  const history = await notices.history(row.id);
  expect(history).toHaveLength(2);
  expect(history[0]).toEqual({
    at: '2026-11-20T09:30:00.000Z',
    actor: notices.username,
    action: 'notice:edit',
    changes: [
      { field: 'pinned', before: 'false', after: 'true' },
      { field: 'bodies.ru', before: null, after: null },
    ],
  });
  expect(history[1]).toMatchObject({ action: 'notice:create' });
  expect(JSON.stringify(history)).not.toContain('Кыргызстан');
});

test.each([
  [{ slug: 'Bad Slug' }, 'slug', 'badFormat'],
  [{ titles: { ...texts('x'), tg: ' ' } }, 'titles.tg', 'required'],
  [{ publishAt: 'tomorrow' }, 'publishAt', 'badFormat'],
  [{ expiresAt: '2026-11-18T00:00:00Z' }, 'expiresAt', 'inconsistent'],
  [{ state: 'GONE' }, 'state', 'notAllowed'],
  [{ titles: { ...texts('x'), ru: 'a\u0000' } }, 'titles.ru', 'badCharacters'],
  [{ version: 1 }, 'version', 'unknownField'],
])('%j is refused with the field that is wrong', async (fields, field, error) => {
  const notices = await listUser(await createTestApp(), 'notices');
  const answer = await notices.create({ ...kulma, ...fields });
  expect(answer.status).toBe(400);
  expect(answer.json['fields']).toContainEqual(expect.objectContaining({ field, error }));
});

test('a taken address is refused at its field, for a new notice and for a changed one', async () => {
  const notices = await listUser(await createTestApp(), 'notices');
  rowOf(await notices.create(kulma));
  const other = rowOf(await notices.create({ ...kulma, slug: 'other' }));
  const taken = { error: 'request.invalid', fields: [{ field: 'slug', error: 'taken' }] };
  expect((await notices.create(kulma)).json).toMatchObject(taken);
  expect((await notices.change(other.id, { ...formOf(other), slug: kulma.slug })).json).toMatchObject(taken);
});

test('a row that is not there is not found, whatever is asked of it', async () => {
  const notices = await listUser(await createTestApp(), 'notices');
  expect((await notices.get(77)).json).toMatchObject({ code: 404, error: 'list.notFound' });
  expect((await notices.change(77, { version: 1, ...kulma })).status).toBe(404);
  expect((await notices.get('x')).status).toBe(400);
});

test('notices are found by words, state, kind and line, sorted and page by page', async () => {
  const notices = await listUser(await createTestApp(), 'notices');
  for (const [slug, fields] of Object.entries({
    a: { titles: texts('Яблоко'), state: 'DRAFT', publishAt: '2026-11-03T00:00:00Z' },
    b: { titles: texts('Арбуз'), category: 'NEWS', publishAt: '2026-11-01T00:00:00Z' },
    c: { titles: texts('Груша'), businessLine: 'FBA', publishAt: '2026-11-02T00:00:00Z' },
  }))
    rowOf(await notices.create({ ...kulma, slug, ...fields }));
  const slugs = async (query: string) => (await notices.find(query)).list.map((row) => row['slug']);
  expect(await slugs('')).toEqual(['a', 'c', 'b']);
  expect(await slugs('?sort=publishAt')).toEqual(['b', 'c', 'a']);
  expect(await slugs(`?search=${encodeURIComponent('АРБУЗ')}`)).toEqual(['b']);
  expect(await slugs('?state=DRAFT')).toEqual(['a']);
  expect(await slugs('?category=NEWS')).toEqual(['b']);
  expect(await slugs('?line=BSC')).toEqual(['a', 'b']);
  expect(await notices.find('?limit=2&page=2')).toMatchObject({ total: 3, list: [{ slug: 'b' }] });
  expect(await notices.find('?sort=password')).toBeUndefined();
});

test('T13: the file of a list holds no formula, as CSV and as a workbook', async () => {
  const notices = await listUser(await createTestApp(), 'notices');
  const payloads = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '=HYPERLINK("http://evil.example","x")'];
  for (const [index, payload] of payloads.entries())
    rowOf(await notices.create({ ...kulma, slug: `p-${index}`, titles: texts(payload) }));
  const csv = await notices.file('?format=csv');
  expect(csv.headers['content-disposition']).toContain('attachment');
  const lines = csv.bytes.toString().replace('\ufeff', '').trim().split('\r\n');
  expect(lines).toHaveLength(payloads.length + 1);
  for (const line of lines) expect(line).not.toMatch(/(?:^|,)"?[=+\-@\t＝]/);
  const [sheet] = await readXlsx((await notices.file('?format=xlsx')).bytes);
  const cells = (sheet?.data ?? []).flat();
  expect(cells.filter((cell) => typeof cell === 'string' && /^[=+\-@\t＝]/.test(cell))).toEqual([]);
  expect((await notices.file('?format=xlsx&search=HYPERLINK')).status).toBe(200);
});

test.each(['pickup-clerk', 'support', 'customer'] as const)(
  'a %s neither sees nor edits notices',
  async (role) => {
    const fixture = await createTestApp();
    const row = rowOf(await (await listUser(fixture, 'notices')).create(kulma));
    const other = await listUser(fixture, 'notices', role);
    const answers = [
      await other.get(row.id),
      await other.create({ ...kulma, slug: 'mine' }),
      await other.change(row.id, formOf(row)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await other.file('?format=csv')).status).toBe(403);
  },
);

test('the documents of every process show what was published, at once', async () => {
  const fixture = await createTestApp();
  const notices = await listUser(fixture, 'notices');
  const other = await buildApp((await openTestContext(fixture.address)).context);
  const documentOf = async (app: FastifyInstance) => (await app.inject({ url: '/' })).body;
  for (const app of [fixture.app, other]) expect(await documentOf(app)).not.toContain('Кульма закрыта');
  const row = rowOf(await notices.create(kulma));
  expect(await documentOf(fixture.app)).toContain('Кульма закрыта');
  await expect.poll(() => documentOf(other), { timeout: 300_000 }).toContain('Кульма закрыта');
  await notices.change(row.id, { ...formOf(row), state: 'WITHDRAWN' });
  expect(await documentOf(fixture.app)).not.toContain('Кульма закрыта');
  await expect.poll(() => documentOf(other), { timeout: 300_000 }).not.toContain('Кульма закрыта');
});
