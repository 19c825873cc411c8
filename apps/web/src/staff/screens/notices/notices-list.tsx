import { noticeCategories, noticeCategoryNames } from '@rohi/contract/content/content.contract';
import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import {
  noticeAudienceNames,
  noticeAudiences,
  noticeStateNames,
  noticeStates,
} from '@rohi/contract/content/notice-list.contract';
import type { NoticeFields, StaffNotice } from '@rohi/contract/content/notice-list.contract';
import { businessLineNames, businessLines } from '@rohi/contract/business-lines';
import type { Tone } from '@rohi/contract/tone';
import { Pin } from 'lucide-react';
import { locale } from '../../../shared/i18n/locale.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { NoticePreview } from './notice-preview.tsx';
import { noticesListTexts } from './notices-words.ts';
import css from './notices-list.module.css';

const usualCategory: NoticeCategory = 'NOTICE';

/** Dot and words; a published one that nobody sees yet, or any more, says so. */
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
  const empty = { ru: '', en: '', zh: '', tg: '' };
  return {
    state: 'DRAFT',
    category: usualCategory,
    slug: '',
    audience: 'PUBLIC',
    businessLine: null,
    pinned: false,
    publishAt: `${new Date(serverNow()).toISOString().slice(0, 16)}:00.000Z`,
    expiresAt: null,
    titles: empty,
    summaries: empty,
    bodies: empty,
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
  const texts = noticesListTexts.read();
  const { columns, fields, sections } = texts;
  const categories = optionsOf(noticeCategories, noticeCategoryNames);
  const states = optionsOf(noticeStates, noticeStateNames);
  return {
    path: '/staff/notices',
    texts,
    edit: 'notice:edit',
    imports: true,
    usualSort: '-publishAt',
    lineKey: 'line',
    nameOf: (row) => row.titles[locale] || row.slug,
    columns: [
      {
        key: 'title',
        title: columns.title,
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
        title: columns.category,
        width: 120,
        cell: (row) => noticeCategoryNames[row.category][locale],
      },
      {
        key: 'state',
        title: columns.state,
        width: 210,
        sortable: true,
        cell: (row) => <StateLabel notice={row} />,
      },
      {
        key: 'audience',
        title: columns.audience,
        width: 130,
        minor: true,
        cell: (row) => noticeAudienceNames[row.audience][locale],
      },
      {
        key: 'publishAt',
        title: columns.publishAt,
        width: 190,
        sortable: true,
        cell: (row) => momentText(row.publishAt),
      },
      {
        key: 'updatedAt',
        title: columns.updatedAt,
        width: 130,
        minor: true,
        sortable: true,
        cell: (row) => row.updatedBy ?? '—',
      },
    ],
    filters: [
      { key: 'state', label: columns.state, options: states },
      { key: 'category', label: columns.category, options: categories },
    ],
    blank,
    fieldsOf,
    preview: NoticePreview,
    sections: [
      {
        title: sections.text,
        fields: [
          { kind: 'texts', key: 'titles', label: fields.titles, max: 200 },
          { kind: 'texts', key: 'summaries', label: fields.summaries, max: 400, rows: 2 },
          {
            kind: 'texts',
            key: 'bodies',
            label: fields.bodies,
            hint: fields.bodiesHint,
            max: 10_000,
            rows: 12,
          },
        ],
      },
      {
        title: sections.what,
        fields: [
          { kind: 'choice', key: 'state', label: fields.state, options: states },
          { kind: 'choice', key: 'category', label: fields.category, options: categories },
          { kind: 'text', key: 'slug', label: fields.slug, hint: fields.slugHint, max: 100, required: true },
        ],
      },
      {
        title: sections.when,
        fields: [
          { kind: 'moment', key: 'publishAt', label: fields.publishAt, hint: fields.publishAtHint },
          {
            kind: 'moment',
            key: 'expiresAt',
            label: fields.expiresAt,
            hint: fields.expiresAtHint,
            nullable: true,
          },
          {
            kind: 'choice',
            key: 'audience',
            label: fields.audience,
            options: optionsOf(noticeAudiences, noticeAudienceNames),
          },
          {
            kind: 'choice',
            key: 'businessLine',
            label: fields.businessLine,
            options: optionsOf(businessLines, businessLineNames),
            none: fields.bothLines,
          },
          { kind: 'switch', key: 'pinned', label: fields.pinned, hint: fields.pinnedHint },
        ],
      },
    ],
  };
}
