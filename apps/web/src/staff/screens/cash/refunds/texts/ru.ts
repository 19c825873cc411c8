import type { WordsOf } from '@rohi/contract/locales';
import type { RefundState } from '@rohi/contract/billing/refunds.contract';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const payments = { one: 'оплата', few: 'оплаты', many: 'оплат', other: 'оплаты' };

/** Words of money that goes back: of which payment, how much of it, who approves, how it is paid out. */
export const texts = {
  open: 'Вернуть деньги',
  openOf: (number: string) => `Вернуть деньги по чеку ${number}`,
  waiting: {
    title: 'Возвраты в работе',
    none: 'Возвратов, которые ждут подтверждения или выдачи, нет.',
    lead: 'Сначала те, что ждут дольше.',
  },
  find: {
    title: 'Возврат по чеку',
    hint: 'Номер целиком или код клиента.',
    label: 'Номер чека или код клиента',
    button: 'Найти оплату',
    none: 'Такой оплаты нет, или она принята в другом пункте.',
    found: (count: number) => `Найдено: ${count} ${pluralRu(count, payments)}`,
  },
  steps: ['Что вернуть', 'Второй человек', 'Выдать'],
  ask: {
    title: (number: string) => `Возврат по чеку ${number}`,
    paid: 'Оплачено по чеку',
    left: (sum: string) => `осталось ${sum}`,
    gone: 'возвращено целиком',
    take: (line: string) => `Вернуть: ${line}`,
    amount: (most: string) => `Сумма, USD, не больше ${most}`,
    reason: 'За что возвращаем',
    reasonHint: 'Останется в записи о возврате, её увидит тот, кто подтверждает.',
    after: 'Что станет с начислением',
    cheaper: 'Уменьшить его на эту сумму',
    cheaperHint: 'Посылка обошлась дешевле, клиент больше ничего не должен.',
    owedAgain: 'Оставить неоплаченным',
    owedAgainHint: 'Деньги взяли по ошибке, за посылку ещё заплатят.',
    seenByTwo: 'Возврат по долгу в сомони подтверждает второй человек.',
    way: 'Деньги вернутся тем же путём, каким пришли. Чек оплаты не меняется.',
    total: 'К возврату',
    tooMuch: 'Проверьте суммы: больше нуля и не больше остатка по строке.',
    button: 'Оформить возврат',
    cancel: 'Отмена',
    before: 'Возвраты по этому чеку',
  },
  states: {
    WAITING: 'ждёт подтверждения',
    APPROVED: 'можно выдать',
    DONE: 'выдан',
    REFUSED: 'отклонён',
    WITHDRAWN: 'отозван',
    ENDED: 'срок истёк',
  } satisfies Record<RefundState, string>,
  byReceipt: (number: string) => `по чеку ${number}`,
  asked: (who: string, moment: string) => `${who}, ${moment}`,
  ends: (moment: string) => `до ${moment}`,
  decided: (who: string) => `решение: ${who}`,
  back: 'Вернётся',
  somoni: (sum: string) => `и ${sum} вместо центов`,
  again: 'начисление останется неоплаченным',
  less: 'начисление станет меньше',
  approve: 'Подтвердить',
  refuse: 'Отклонить',
  withdraw: 'Отозвать',
  pay: (sum: string) => `Выдать ${sum}`,
  own: 'Свой возврат подтверждает коллега.',
  needsSecond: 'Подтверждает тот, у кого есть право подтверждать возвраты.',
  slip: 'Номер чека возврата на терминале',
  document: 'Документ посмотрел: клиент вошёл по листку меньше 30 дней назад',
  slipHint: 'Сначала проведите возврат на терминале.',
  approved: 'Возврат подтверждён, его можно выдать',
  refused: 'Возврат отклонён',
  withdrawn: 'Возврат отозван',
  paid: (number: string) => `Возврат выдан, чек ${number}`,
  waits: 'Возврат оформлен и ждёт подтверждения',
};

export type RefundTexts = WordsOf<typeof texts>;
