import { sharedNames } from '../lists/shared-names.ts';
import { noTexts, type Fields } from '../fields.ts';
import { businessLineNames } from '../business-lines.ts';
import { noticeCategoryNames } from './content.contract.ts';
import { noticeAudienceNames, noticeStateNames } from './notice-states.ts';

/** Notices and news. */
export const noticeFields = {
  slug: {
    name: { ru: 'Адрес страницы', en: 'Page address', zh: '页面地址', tg: 'Суроғаи саҳифа' },
    formerNames: ['Адрес', 'Address', '地址标识', 'Суроға'],
    kind: 'text',
    audited: 'values',
  },
  titles: {
    name: { ru: 'Заголовок', en: 'Title', zh: '标题', tg: 'Сарлавҳа' },
    kind: 'texts',
    audited: 'values',
    blank: noTexts,
  },
  summaries: {
    name: { ru: 'Коротко', en: 'Summary', zh: '摘要', tg: 'Мухтасар' },
    kind: 'texts',
    audited: 'name',
    blank: noTexts,
  },
  bodies: {
    name: { ru: 'Текст', en: 'Text', zh: '正文', tg: 'Матн' },
    kind: 'texts',
    audited: 'name',
    blank: noTexts,
  },
  category: {
    name: sharedNames.kind,
    formerNames: ['Kind'],
    kind: 'choice',
    options: noticeCategoryNames,
    wordPrefix: 'NOTICE_',
    audited: 'values',
  },
  state: {
    name: { ru: 'Состояние', en: 'State', zh: '状态', tg: 'Ҳолат' },
    kind: 'choice',
    options: noticeStateNames,
    audited: 'values',
    blank: 'DRAFT',
  },
  audience: {
    name: { ru: 'Кому показывать', en: 'Shown to', zh: '可见对象', tg: 'Ба кӣ нишон дода мешавад' },
    formerNames: ['Кому', 'For', '受众', 'Барои кӣ'],
    kind: 'choice',
    options: noticeAudienceNames,
    audited: 'values',
  },
  businessLine: {
    name: sharedNames.businessLine,
    kind: 'choice',
    options: businessLineNames,
    wordPrefix: '',
    audited: 'values',
    blank: null,
  },
  pinned: {
    name: {
      ru: 'Закреплено вверху списка',
      en: 'Pinned to the top of the list',
      zh: '置顶',
      tg: 'Дар болои рӯйхат часпонда',
    },
    formerNames: ['Закреплено', 'Pinned', 'Часпонда'],
    kind: 'flag',
    audited: 'values',
    blank: false,
  },
  publishAt: {
    name: { ru: 'Время публикации', en: 'Publication time', zh: '发布时间', tg: 'Вақти нашр' },
    formerNames: ['Опубликовать', 'Publish at'],
    kind: 'moment',
    audited: 'values',
  },
  expiresAt: {
    name: { ru: 'Время снятия', en: 'Takedown time', zh: '下线时间', tg: 'Вақти бардоштан' },
    formerNames: ['Снять', 'Take down at'],
    kind: 'moment',
    audited: 'values',
    blank: null,
  },
  updatedBy: { name: sharedNames.updatedBy, formerNames: ['Тағйир дод'], kind: 'fact' },
} as const satisfies Fields;
