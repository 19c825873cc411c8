import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const warehouseTexts: Record<Extract<ErrorName, `warehouse.${string}`>, LocaleTexts> = {
  'warehouse.problemNotFound': {
    ru: 'Такой посылки с проблемой у вас нет.',
    en: 'You have no such parcel with a problem.',
    zh: '您没有这个待答复的包裹。',
    tg: 'Шумо чунин бори мушкилдор надоред.',
  },
  'warehouse.problemSettled': {
    ru: 'Склад уже распорядился этой посылкой, ответ изменить нельзя.',
    en: 'The warehouse has dealt with this parcel already: the answer cannot be changed.',
    zh: '仓库已处理该包裹，答复不能再更改。',
    tg: 'Анбор ин борро аллакай ҳал кард, ҷавобро тағйир додан мумкин нест.',
  },
  'warehouse.answeredMeanwhile': {
    ru: 'На этот вопрос уже ответили в другом окне. Посмотрите ответ и, если нужно, измените его.',
    en: 'This was answered in another window meanwhile. Look at the answer and change it if you wish.',
    zh: '您已在另一个窗口答复。请查看后再决定是否更改。',
    tg: 'Ба ин савол дар равзанаи дигар ҷавоб доданд. Ҷавобро бинед ва агар лозим бошад, тағйир диҳед.',
  },
};
