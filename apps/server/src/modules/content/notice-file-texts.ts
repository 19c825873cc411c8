import type { Locale } from '@rohi/contract/locales';

type FileTexts = Record<
  | 'name'
  | 'title'
  | 'summary'
  | 'category'
  | 'state'
  | 'audience'
  | 'line'
  | 'publishAt'
  | 'expiresAt'
  | 'slug'
  | 'body'
  | 'pinned'
  | 'updatedBy',
  string
>;

/** Name and headers of the file of notices. Tajik awaits a native reader. */
export const noticeFileTexts: Record<Locale, FileTexts> = {
  ru: {
    name: 'Объявления',
    title: 'Заголовок',
    summary: 'Коротко',
    category: 'Вид',
    state: 'Состояние',
    audience: 'Кому',
    line: 'Направление',
    publishAt: 'Опубликовать',
    expiresAt: 'Снять',
    slug: 'Адрес',
    body: 'Текст',
    pinned: 'Закреплено',
    updatedBy: 'Изменил',
  },
  en: {
    name: 'Notices',
    title: 'Title',
    summary: 'Summary',
    category: 'Kind',
    state: 'State',
    audience: 'For',
    line: 'Business line',
    publishAt: 'Publish at',
    expiresAt: 'Take down at',
    slug: 'Address',
    body: 'Text',
    pinned: 'Pinned',
    updatedBy: 'Changed by',
  },
  zh: {
    name: '公告与新闻',
    title: '标题',
    summary: '摘要',
    category: '类型',
    state: '状态',
    audience: '受众',
    line: '业务线',
    publishAt: '发布时间',
    expiresAt: '下线时间',
    slug: '地址标识',
    body: '正文',
    pinned: '置顶',
    updatedBy: '修改人',
  },
  tg: {
    name: 'Эълонҳо',
    title: 'Сарлавҳа',
    summary: 'Мухтасар',
    category: 'Навъ',
    state: 'Ҳолат',
    audience: 'Барои кӣ',
    line: 'Самт',
    publishAt: 'Вақти нашр',
    expiresAt: 'Вақти бардоштан',
    slug: 'Суроға',
    body: 'Матн',
    pinned: 'Часпонда',
    updatedBy: 'Тағйир дод',
  },
};
