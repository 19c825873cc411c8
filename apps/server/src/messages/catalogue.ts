import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const catalogueTexts: Record<Extract<ErrorName, `catalogue.${string}`>, LocaleTexts> = {
  'catalogue.notFound': {
    ru: 'Такой записи нет. Возможно, её удалили.',
    en: 'There is no such entry. It may have been removed.',
    zh: '没有该条目，可能已被删除。',
    tg: 'Чунин сабт нест. Шояд онро нест карда бошанд.',
  },
  'catalogue.changedMeanwhile': {
    ru: 'Запись тем временем изменил кто-то другой. Посмотрите, что в ней теперь, и внесите изменения снова.',
    en: 'Somebody else has changed the entry meanwhile. Look at what it says now and make your changes again.',
    zh: '该条目已被他人修改。请查看最新内容后重新编辑。',
    tg: 'Сабтро дар ин миён каси дигар тағйир дод. Ҳолати ҳозираашро бинед ва тағйиротро аз нав ворид намоед.',
  },
  'catalogue.codeTaken': {
    ru: 'Код {code} уже занят.',
    en: 'The code {code} is taken.',
    zh: '代码 {code} 已被占用。',
    tg: 'Рамзи {code} банд аст.',
  },
  'catalogue.inUse': {
    ru: 'Запись используется: {by}. Сначала замените её там или отключите, не удаляя.',
    en: 'The entry is in use: {by}. Replace it there first, or disable it instead of removing it.',
    zh: '该条目正在使用：{by}。请先在相关处替换，或停用而不是删除。',
    tg: 'Сабт истифода мешавад: {by}. Аввал онро дар он ҷо иваз кунед ё ба ҷойи нест кардан хомӯш намоед.',
  },
  'catalogue.goesInCircles': {
    ru: 'Так записи ссылались бы друг на друга по кругу: {path}.',
    en: 'The entries would refer to each other in a circle: {path}.',
    zh: '这样会造成循环引用：{path}。',
    tg: 'Дар ин сурат сабтҳо ба ҳамдигар давра мезананд: {path}.',
  },
  'catalogue.datesOverlap': {
    ru: 'На эти дни у клиента уже есть цена этого продукта: {from} — {to}.',
    en: 'The customer already has a price of this product for these days: {from} to {to}.',
    zh: '该客户在这些日期已有该产品的价格：{from} 至 {to}。',
    tg: 'Барои ин рӯзҳо муштарӣ аллакай нархи ин маҳсулотро дорад: {from} — {to}.',
  },
};
