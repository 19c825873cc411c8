import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const poolTexts: Record<Extract<ErrorName, `pool.${string}`>, LocaleTexts> = {
  'pool.notFound': {
    ru: 'Среди посылок без владельца такой нет.',
    en: 'There is no such parcel among those without an owner.',
    zh: '无主包裹中没有该件。',
    tg: 'Дар байни борҳои бесоҳиб чунин бор нест.',
  },
  'pool.bound': {
    ru: 'Посылка уже закреплена за {customerCode}: {by}, {at}.',
    en: 'The parcel was assigned to {customerCode} already, by {by} at {at}.',
    zh: '该包裹已于 {at} 由 {by} 绑定到 {customerCode}。',
    tg: 'Бор аллакай ба {customerCode} вобаста шудааст: {by}, {at}.',
  },
  'pool.notBound': {
    ru: 'Эта посылка ни за кем не закреплена: отменять нечего.',
    en: 'This parcel is assigned to nobody: there is nothing to undo.',
    zh: '该包裹未绑定，无需撤销。',
    tg: 'Ин бор ба касе вобаста нашудааст: чизе барои бекор кардан нест.',
  },
  'pool.notSure': {
    ru: 'Совпадений недостаточно, чтобы закрепить посылку за этим клиентом.',
    en: 'Too little agrees to assign the parcel to this customer.',
    zh: '相符信息不足，不能绑定到该客户。',
    tg: 'Мувофиқат барои вобаста кардани бор ба ин муштарӣ кофӣ нест.',
  },
  'pool.notWaiting': {
    ru: 'Эту посылку больше не ждут: её уже приняли или отменили. Обновите список.',
    en: 'That parcel is not awaited any more: it was received or cancelled. Refresh the list.',
    zh: '该预报已不在等待：包裹已收货或已取消。请刷新列表。',
    tg: 'Ин бор дигар интизор нест: онро қабул ё бекор кардаанд. Рӯйхатро нав кунед.',
  },
};
