import { newRows } from '@rohi/contract/field-names/new-rows';
import { noticeCategories } from '@rohi/contract/content/content.contract';
import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import {
  noticeAudienceNames,
  noticeAudiences,
  noticeStateNames,
  noticeStates,
} from '@rohi/contract/content/notice-states';
import type { NoticeFields, StaffNotice } from '@rohi/contract/content/notice-list.contract';
import { businessLines } from '@rohi/contract/business-lines';
import type { Tone } from '@rohi/contract/tone';
import { Pin } from 'lucide-react';
import { locale } from '../../../shared/i18n/locale.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { NoticePreview } from './notice-preview.tsx';
import { noticesListTexts } from '../screen-words.ts';
import { businessLineNames, noticeCategoryNames } from '../../kit/names.ts';
import css from './notices-list.module.css';

const usualCategory: NoticeCategory = 'NOTICE';

/** Dot and words; a published one that is not shown yet, or any more, says so. */
function StateLabel({ notice }: { notice: StaffNotice }) {
  const { waiting, over } = noticesListTexts.read();
  const name = noticeStateNames[notice.state][locale];
  if (notice.state !== 'PUBLISHED')
    return <ToneLabel tone={notice.state === 'DRAFT' ? 'gold' : 'grey'}>{name}</ToneLabel>;
  const now = new Date(serverNow()).toISOString();
  const [tone, label]: [Tone, string] =
    notice.publishAt > now
      ? ['lapis', `${name}, ${waiting}`]
      : notice.expiresAt !== null && notice.expiresAt <= now
        ? ['grey', `${name}, ${over}`]
        : ['green', name];
  return <ToneLabel tone={tone}>{label}</ToneLabel>;
}

function blank(): NoticeFields {
  return {
    ...newRows.notice,
    category: usualCategory,
    slug: '',
    audience: 'PUBLIC',
    publishAt: `${new Date(serverNow()).toISOString().slice(0, 16)}:00.000Z`,
  };
}

function fieldsOf({
  id: _id,
  version: _v,
  updatedAt: _at,
  updatedBy: _by,
  ...fields
}: StaffNotice): NoticeFields {
  return fields;
}

export function noticesList(): ListDefinition<StaffNotice, NoticeFields> {
  const names = fieldNames('notice');
  const texts = noticesListTexts.read();
  const { sections, hints, form } = texts;
  const categories = optionsOf(noticeCategories, noticeCategoryNames);
  const states = optionsOf(noticeStates, noticeStateNames);
  return {
    path: '/staff/notices',
    thing: 'notice',
    texts,
    edit: 'notice:edit',
    imports: true,
    usualSort: '-publishAt',
    lineKey: 'line',
    nameOf: (row) => row.titles[locale] || row.slug,
    columns: [
      {
        key: 'title',
        title: names.titles,
        sortable: true,
        cell: (row) => (
          <>
            {row.pinned && (
              <span className={css.pin}>
                <Icon of={Pin} size={14} />
                <span className="visually-hidden">{texts.pinnedMark}</span>
              </span>
            )}
            {row.titles[locale] || row.slug}
          </>
        ),
      },
      {
        key: 'category',
        title: names.category,
        width: 120,
        cell: (row) => noticeCategoryNames[row.category][locale],
      },
      {
        key: 'state',
        title: names.state,
        width: 210,
        sortable: true,
        cell: (row) => <StateLabel notice={row} />,
      },
      {
        key: 'audience',
        title: names.audience,
        width: 130,
        minor: true,
        cell: (row) => noticeAudienceNames[row.audience][locale],
      },
      {
        key: 'publishAt',
        title: names.publishAt,
        width: 190,
        sortable: true,
        cell: (row) => momentText(row.publishAt),
      },
      {
        key: 'updatedAt',
        title: names.updatedBy,
        width: 130,
        minor: true,
        sortable: true,
        cell: (row) => row.updatedBy ?? '—',
      },
    ],
    filters: [
      { key: 'state', label: names.state, options: states },
      { key: 'category', label: names.category, options: categories },
    ],
    blank,
    fieldsOf,
    preview: NoticePreview,
    sections: [
      {
        title: sections.text,
        fields: [
          { kind: 'texts', key: 'titles', max: 200 },
          { kind: 'texts', key: 'summaries', max: 400, rows: 2 },
          {
            kind: 'texts',
            key: 'bodies',
            hint: hints.bodies,
            max: 10_000,
            rows: 12,
          },
        ],
      },
      {
        title: sections.what,
        fields: [
          { kind: 'choice', key: 'state', options: states },
          { kind: 'choice', key: 'category', options: categories },
          { kind: 'text', key: 'slug', hint: hints.slug, max: 100, required: true },
        ],
      },
      {
        title: sections.when,
        fields: [
          { kind: 'moment', key: 'publishAt', hint: hints.publishAt },
          {
            kind: 'moment',
            key: 'expiresAt',
            hint: hints.expiresAt,
            nullable: true,
          },
          {
            kind: 'choice',
            key: 'audience',
            options: optionsOf(noticeAudiences, noticeAudienceNames),
          },
          {
            kind: 'choice',
            key: 'businessLine',
            options: optionsOf(businessLines, businessLineNames),
            none: form.bothLines,
          },
          { kind: 'switch', key: 'pinned', hint: hints.pinned },
        ],
      },
    ],
  };
}
