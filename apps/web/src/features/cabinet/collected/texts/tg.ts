import type { CollectedTexts } from './ru.ts';

export const texts: CollectedTexts = {
  title: (parcels) => `Гирифта шуд: ${parcels} бор`,
  at: (place, when) => `${place}, ${when}`,
  atDoor: (when) => `Курьер, ${when}`,
  more: (parcels) => `ва боз ${parcels} бор`,
  receipt: 'Гирифтани чек',
  allReceipts: 'Тавозун ва чекҳо',
  question: 'Ҳамааш хуб гузашт?',
  good: 'Бале, хуб',
  bad: 'Не',
  thanks: 'Ташаккур, аз ёрӣ додан шодем.',
  sorry:
    'Афсӯс, ки чунин шуд: роҳбари нуқта инро мебинад. Агар бор осеб дида ё чизе нарасад, даъво фиристед.',
  claim: 'Фиристодани даъво',
  claimOf: (tail) => `Даъво оид ба …${tail}`,
  call: (phone) => `Занг задан: ${phone}`,
  change: 'Тағйир додани ҷавоб',
};
