import type { Context } from '../../apps/server/src/context.ts';
import { copyFragment } from '../../apps/server/src/modules/tracking/answers/timeline-renderer.ts';
import { trackParcels } from '../../apps/server/src/modules/tracking/answers/track-query.service.ts';
import { orderCodeSql, trackingCodeSql } from './parcel-codes.ts';

const atOnce = 100;

/**
 * Finished answers of all parcels in the language of the questions, as raw `node:http` sends them: a table of the bench
 * alone, laid out so that reading it costs as little as can be.
 */
export async function storeAnswers(context: Context): Promise<void> {
  const { sql } = context;
  await sql.unsafe(`create table bench_answer (tracking_code text primary key, status text not null, fragment text not null)
    with (toast_tuple_target = 8160)`);
  await sql.unsafe('alter table bench_answer alter column fragment set storage external');
  await sql.unsafe('alter table bench_answer owner to rohi_owner');
  let afterId = '0';
  for (;;) {
    const parcels = await sql<{ id: string; code: string }[]>`
      select id, tracking_code as code from parcel where id > ${afterId} order by id limit ${atOnce}`;
    if (parcels.length === 0) return;
    const { found } = await trackParcels(
      context,
      parcels.map(({ code }) => code),
      'ru',
    );
    await sql`
      insert into bench_answer
      select * from unnest(${found.map(({ trackingCode }) => trackingCode)}::text[], ${found.map(({ status }) => status)}::text[],
        ${found.map(({ fragment }) => copyFragment(fragment).toString())}::text[])`;
    afterId = parcels.at(-1)?.id ?? afterId;
  }
}

/** The answers of the first so many parcels once more, under the codes of others. */
export function copyAnswersSql(offset: number, copies: number): string {
  const [code, order] = [trackingCodeSql('id - 1'), orderCodeSql('id - 1')];
  const [newCode, newOrder] = [trackingCodeSql(`id - 1 + ${offset}`), orderCodeSql(`id - 1 + ${offset}`)];
  return `insert into bench_answer
    select ${newCode}, bench_answer.status, replace(replace(fragment, ${code}, ${newCode}), ${order}, ${newOrder})
    from parcel join bench_answer using (tracking_code) where id <= ${copies}`;
}

/** The row of a parcel's timeline under the order code of another; all have the same length. */
export function copiedTimelineSql(originalId: string, newId: string): string {
  return `replace(timeline, ${orderCodeSql(`${originalId} - 1`)}, ${orderCodeSql(`${newId} - 1`)})`;
}
