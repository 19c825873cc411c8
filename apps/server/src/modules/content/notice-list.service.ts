// Notices as staff edit them: drafts, what is published and what was withdrawn.
import { auditedFields } from '@rohi/contract/fields';
import { noticeFields } from '@rohi/contract/content/notice.fields';
import type { NoticeFields } from '@rohi/contract/content/notice-list.contract';
import { locales, type LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import { changeRow, createRow } from '../audit/change-row.service.ts';
import { noticesChangeKey } from './content.service.ts';
import { insertNotice, isSlugTaken, lockNotice, updateNotice } from './notice-list.store.ts';

export { countDrafts, findNotice, pageOfNotices } from './notice-list.store.ts';

type Editor = AuditActor & { userId: string };

const subject = (actor: Editor) => ({
  type: 'notice',
  actor,
  audited: auditedFields(noticeFields),
});

/** Makes a notice and returns its id. Throws `request.invalid` with the fields that are wrong. */
export async function createNotice(
  context: Context,
  actor: Editor,
  { requestId, ...request }: NoticeFields & { requestId: string },
): Promise<number> {
  const fields = readFields(request);
  const edit = { action: 'notice:create', requestId, fields } as const;
  const id = await refuseTakenSlug(
    createRow(context, subject(actor), edit, async (tx, at) => {
      await announceChanges(context.changes, tx, [noticesChangeKey]);
      return insertNotice(tx, { fields, by: actor.name, at });
    }),
  );
  return Number(id);
}

/** Changes a notice over the version that was read. Throws as `changeRow` does, and `request.invalid`. */
export async function changeNotice(
  context: Context,
  actor: Editor,
  id: number,
  { version, ...request }: NoticeFields & { version: number },
): Promise<void> {
  const fields = readFields(request);
  await refuseTakenSlug(
    changeRow(
      context,
      subject(actor),
      { action: 'notice:edit', id, version, fields },
      (tx) => lockNotice(tx, id),
      async (tx, _row, at) => {
        await announceChanges(context.changes, tx, [noticesChangeKey]);
        await updateNotice(tx, id, { fields, by: actor.name, at });
      },
    ),
  );
}

/** In their normal form. What is published must be there in every language. */
function readFields(request: NoticeFields): NoticeFields {
  const composed = (texts: LocaleTexts) =>
    Object.fromEntries(
      locales.map((locale) => [locale, texts[locale].normalize('NFC').trim()]),
    ) as LocaleTexts;
  const fields = {
    ...request,
    publishAt: new Date(request.publishAt).toISOString(),
    expiresAt: request.expiresAt === null ? null : new Date(request.expiresAt).toISOString(),
    titles: composed(request.titles),
    summaries: composed(request.summaries),
    bodies: composed(request.bodies),
  };
  const problems: FieldProblem[] =
    fields.state === 'PUBLISHED'
      ? (['titles', 'summaries', 'bodies'] as const).flatMap((field) =>
          locales
            .filter((locale) => fields[field][locale] === '')
            .map((locale) => ({ field: `${field}.${locale}`, error: 'required' as const })),
        )
      : [];
  if (fields.expiresAt !== null && fields.expiresAt <= fields.publishAt)
    problems.push({ field: 'expiresAt', error: 'inconsistent' });
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  return fields;
}

async function refuseTakenSlug<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isSlugTaken(error))
      throw new AppError('request.invalid', { fields: [{ field: 'slug', error: 'taken' }] });
    throw error;
  }
}
