import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const linehaulTexts: Record<Extract<ErrorName, `linehaul.${string}`>, LocaleTexts> = {
  'linehaul.otherState': {
    ru: 'Рейс {code} уже в другом состоянии, для него это невозможно. Обновите страницу.',
    en: 'Trip {code} is in another state by now, and this cannot be done to it. Refresh the page.',
    zh: '车次 {code} 的状态已变化，无法执行此操作。请刷新页面。',
    tg: 'Рейси {code} аллакай дар ҳолати дигар аст, ин амал имконнопазир аст. Саҳифаро нав кунед.',
  },
  'linehaul.parcelsElsewhere': {
    ru: 'Этих посылок в рейсе нет: {codes}',
    en: 'These parcels are not of the trip: {codes}',
    zh: '以下包裹不属于该车次：{codes}',
    tg: 'Ин борҳо дар рейс нестанд: {codes}',
  },
};
