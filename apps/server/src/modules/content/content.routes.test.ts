import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database.ts';
import { publishNotices, type NewNotice } from './content.service.ts';

type Found = { total: number; list: { slug: string; title: string; contentHtml: string }[] };

function notice(slug: string, facts: Partial<NewNotice> = {}): NewNotice {
  const words = (text: string) => ({ ru: text, en: `${text} (en)`, zh: `${text}（中）`, tg: `${text} (тҷ)` });
  return {
    slug,
    category: 'NEWS',
    titles: words(slug),
    summaries: words(`Коротко о ${slug}`),
    bodies: words(`Подробно о **${slug}**`),
    pinned: false,
    publishAt: new Date('2026-11-01T04:00:00Z'),
    audience: 'PUBLIC',
    ...facts,
  };
}

async function appWith(...notices: NewNotice[]): Promise<TestApp> {
  const fixture = await createTestApp();
  await inTransaction(fixture.context.db, (tx) => publishNotices(tx, notices));
  return fixture;
}

async function search({ app }: TestApp, query: string, locale = 'ru'): Promise<Found> {
  const answer = await app.inject({
    url: `/api/common/searchnotice${query}`,
    headers: { 'x-local': locale },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as Found;
}

const slugs = ({ list }: Found) => list.map(({ slug }) => slug);

test('a notice is shown in the language of the caller', async () => {
  const fixture = await appWith(notice('reys'));
  expect((await search(fixture, '', 'zh')).list).toEqual([
    {
      id: 1,
      slug: 'reys',
      category: 'NEWS',
      title: 'reys（中）',
      summary: 'Коротко о reys（中）',
      content: [{ p: ['Подробно о ', { b: ['reys'] }, '（中）'] }],
      contentHtml: '<p>Подробно о <strong>reys</strong>（中）</p>',
      pinned: false,
      publishTime: '2026-11-01T04:00:00.000Z',
      read: false,
    },
  ]);
});

test('pinned notices come first, then the newest, page by page', async () => {
  const fixture = await appWith(
    notice('old', { publishAt: new Date('2026-09-01T04:00:00Z') }),
    notice('pinned', { publishAt: new Date('2026-08-01T04:00:00Z'), pinned: true }),
    notice('new', { publishAt: new Date('2026-11-19T04:00:00Z') }),
  );
  expect(slugs(await search(fixture, ''))).toEqual(['pinned', 'new', 'old']);
  const second = await search(fixture, '?page=2&limit=2');
  expect([second.total, ...slugs(second)]).toEqual([3, 'old']);
  expect(await search(fixture, '?page=9')).toEqual({ total: 3, unread: 0, list: [] });
});

test('a visitor sees nothing that is not yet published, over, or for others', async () => {
  const fixture = await appWith(
    notice('tomorrow', { publishAt: new Date('2026-11-21T04:00:00Z') }),
    notice('over', { expiresAt: new Date('2026-11-10T04:00:00Z') }),
    notice('customers', { audience: 'CUSTOMER' }),
    notice('staff', { audience: 'STAFF' }),
    notice('all', { expiresAt: new Date('2026-11-21T04:00:00Z') }),
  );
  expect(slugs(await search(fixture, ''))).toEqual(['all']);
  fixture.clock.set('2026-11-21T04:00:00Z');
  expect(slugs(await search(fixture, ''))).toEqual(['tomorrow']);
});

test('notices are found by words in any case, in the language asked in, and by category', async () => {
  const fixture = await appWith(
    notice('kulma', {
      category: 'NOTICE',
      titles: {
        ru: 'Перевал Кульма закрыт',
        en: 'Kulma is closed',
        zh: '阔勒买口岸关闭',
        tg: 'Ағбаи Қулма баста шуд',
      },
    }),
    notice('plain'),
  );
  expect(slugs(await search(fixture, `?search=${encodeURIComponent('ПЕРЕВАЛ')}`))).toEqual(['kulma']);
  expect(slugs(await search(fixture, `?search=${encodeURIComponent('ҚУЛМА')}`, 'tg'))).toEqual(['kulma']);
  expect(slugs(await search(fixture, `?search=${encodeURIComponent('口岸')}`, 'zh'))).toEqual(['kulma']);
  expect(slugs(await search(fixture, `?search=${encodeURIComponent('перевал')}`, 'en'))).toEqual([]);
  expect(slugs(await search(fixture, '?search=%25'))).toEqual([]);
  expect(slugs(await search(fixture, '?search=%20'))).toHaveLength(2);
  expect(slugs(await search(fixture, '?category=NOTICE'))).toEqual(['kulma']);
  expect(slugs(await search(fixture, '?slug=kulma'))).toEqual(['kulma']);
});

test.each([
  '?page=0',
  '?page=one',
  '?limit=101',
  '?limit=-1',
  '?category=OTHER',
  `?search=${'a'.repeat(101)}`,
  '?search=%00',
  '?page=1&page=2',
])('%s is refused', async (query) => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: `/api/common/searchnotice${query}` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe('request.invalid');
});

test('publishing the same notice twice changes nothing', async () => {
  const fixture = await appWith(notice('once'));
  await inTransaction(fixture.context.db, (tx) =>
    publishNotices(tx, [notice('once', { pinned: true }), notice('more')]),
  );
  const found = await search(fixture, '');
  expect(slugs(found)).toEqual(['more', 'once']);
});
