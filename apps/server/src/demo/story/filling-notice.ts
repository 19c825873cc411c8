import type { NewNotice } from '../../modules/content/content.service.ts';

/** What staff read on the home of the console until the story has been played. */
export function fillingNotice(endsAt: Date): NewNotice {
  const titles = {
    ru: 'Демо-данные создаются: семь недель работы фирмы',
    en: 'Demo data is being made: seven weeks of a firm at work',
    zh: '正在生成演示数据：一家公司七周的业务',
    tg: 'Маълумоти намоишӣ сохта мешавад: ҳафт ҳафтаи кори ширкат',
  };
  const summaries = {
    ru: 'Рейсы, мешки, смены и выдачи появляются по дням, это занимает меньше минуты. Затем это сообщение исчезнет.',
    en: 'Trips, bags, shifts and hand-overs appear day by day, which takes less than a minute. Then this notice is gone.',
    zh: '车次、袋子、班次和交付会按天出现，用时不到一分钟。完成后此通知自动消失。',
    tg: 'Рейсҳо, халтаҳо, бастҳо ва супоридан рӯз ба рӯз пайдо мешаванд, камтар аз як дақиқа. Пас ин хабар нест мешавад.',
  };
  return {
    slug: `demo-data-${endsAt.getTime()}`,
    category: 'NOTICE',
    ...{ titles, summaries, bodies: summaries },
    pinned: true,
    publishAt: endsAt,
    audience: 'STAFF',
  };
}
