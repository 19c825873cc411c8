/**
 * Owns how the story ends: by jobs, a day of it each, behind the service that answers already. Promises that what was
 * cut off goes on at the next start, that nothing is done twice, and that a story that was played is not played again.
 */
import * as z from 'zod/mini';
import type { JobKind } from '@rohi/contract/job-kind';
import type { Context } from '../../context.ts';
import { type NewNotice, expireNotice, publishNotices } from '../../modules/content/content.service.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { addJob, jobOf, type Job } from '../../platform/jobs.ts';
import { addCast } from './acts/office.ts';
import { openStage, type Stage } from './stage.ts';
import { playDay, storyDays, type StoryDay } from './story.ts';

/** What staff read on the home of the console until the story has been played. */
function fillingNotice(endsAt: Date): NewNotice {
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
    titles,
    summaries,
    bodies: summaries,
    pinned: true,
    publishAt: endsAt,
    audience: 'STAFF',
  };
}

const payload = z.object({
  /** When it began: its last day is the day of this moment. */
  endsAt: z.string(),
  /** Which of its days comes next, from 0. */
  next: z.int(),
  /** What the days before have left to those that follow. */
  memory: z.record(z.string(), z.string()),
});
type Progress = z.output<typeof payload>;

const playNextDay = { name: 'demo.playDay', payload } as const satisfies JobKind<Progress>;
const key = playNextDay.name;

/** Begins the story within the transaction that makes the first demo data. */
export async function beginStory(tx: Tx, endsAt: Date): Promise<void> {
  await addJob(tx, playNextDay, { endsAt: endsAt.toISOString(), next: 0, memory: {} }, { key });
}

type Listeners = {
  /** Gets a line at the beginning and one at the end. */
  say: (line: string) => void;
  /** Gets what the service has refused. */
  refused?: (what: string) => void;
};

/** The job that plays the story, a day each time. @param readDays what is played; all of it unless given */
export function storyJob(
  context: Context,
  { say, refused = () => undefined }: Listeners,
  readDays: () => readonly StoryDay[] = storyDays,
): Job {
  const stages = new Map<string, Promise<Stage>>();
  return jobOf(playNextDay, async ({ endsAt, next, memory }) => {
    const days = readDays();
    const at = new Date(endsAt);
    const day = days[next];
    if (day === undefined || context.config.demo === false) {
      await inTransaction(context.db, (tx) => endFilling(tx, at, context.clock.now()));
      return;
    }
    if (next === 0) {
      say(`Demo data is being made: ${days.length} days of a firm at work, in the background`);
      await inTransaction(context.db, (tx) => publishNotices(tx, [fillingNotice(at)]));
      await addCast(context);
    }
    const opened = stages.get(endsAt) ?? openStage(context, at);
    stages.set(endsAt, opened);
    const stage = await opened;
    stage.remember(memory);
    for (const what of await playDay(context, stage, day)) refused(what);
    const rest = { endsAt, next: next + 1, memory: { ...stage.memory } };
    const isLast = rest.next >= days.length;
    await inTransaction(context.db, async (tx) => {
      if (isLast) await endFilling(tx, at, context.clock.now());
      else await addJob(tx, playNextDay, rest, { key });
    });
    if (!isLast) return;
    stages.delete(endsAt);
    await stage.close();
    say('Demo data is complete: every board of the console has its work of today');
  });
}

function endFilling(tx: Tx, endsAt: Date, now: Date): Promise<void> {
  return expireNotice(tx, fillingNotice(endsAt).slug, now);
}
