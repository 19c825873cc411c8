import type { WordsOf } from '@rohi/contract/locales';
import type { WeighingAct, WeighingOutcome } from '@rohi/contract/linehaul/weighing-names';

/** Words of what the office lowers or raises charges by. */
export const texts = {
  waiting: {
    title: 'Исправления начислений',
    none: 'Исправлений, которые ждут второго человека, нет.',
    lead: 'Сначала те, что ждут дольше. Своё исправление подтверждает коллега.',
  },
  /** Second weights at the hub. */
  weighings: {
    title: 'Второе взвешивание в хабе',
    none: 'Взвешиваний, по которым нужно решить, нет.',
    lead: 'Меньший вес снижает цену сам. О большем решаете вы; пока не решено, цена прежняя.',
    weights: (before: string, now: string) => `${before} → ${now} кг`,
    prices: (before: string, now: string) => `Доставка ${before} → ${now}.`,
    unweighed: 'не взвешена',
    why: {
      AGREES: 'Вес совпал.',
      LOWERED: 'Вес снижен.',
      LOWERED_PAID: 'Вес снижен, заплачено больше. Верните разницу возвратом, затем отметьте.',
      HIGHER: 'Второй вес больше первого.',
    } satisfies Record<WeighingOutcome, string>,
    weighed: (who: string, moment: string) => `${who}, ${moment}`,
    reason: 'Почему решили так',
    acts: {
      KEEP: 'Оставить прежний вес',
      ACCEPT: 'Принять новый вес',
      REFUNDED: 'Разница возвращена',
    } satisfies Record<WeighingAct, string>,
    /** Of a button of a line. */
    about: (act: string, code: string) => `${act}: ${code}`,
    done: {
      KEEP: 'Прежний вес оставлен',
      ACCEPT: 'Новый вес записан, клиенту отправлено письмо',
      REFUNDED: 'Отмечено: разница возвращена',
    } satisfies Record<WeighingAct, string>,
  },
  about: (kind: string, code: string, customer: string) => `${kind}, ${code}, ${customer}`,
  asked: (who: string, moment: string, ends: string) => `${who}, ${moment}, ждёт до ${ends}`,
  confirm: 'Подтвердить исправление',
  refuse: 'Отклонить исправление',
  own: 'Ваше: нужен коллега',
  confirmed: 'Начисление исправлено',
  refused: 'Исправление отклонено',
  find: {
    title: 'Исправить начисление',
    lead: 'Исправляют то, что ещё не оплачено. Оплаченное возвращают возвратом.',
    label: 'Код клиента, за чьи посылки',
    button: 'Показать начисления',
    none: 'У клиента нет начислений, которые можно исправить.',
  },
  open: 'Исправить',
  openOf: (code: string) => `Исправить начисление ${code}`,
  title: (code: string) => `Начисления посылки ${code}`,
  charge: 'Какое начисление',
  chargeLine: (kind: string, sum: string) => `${kind}, ${sum}`,
  stands: (corrected: string, paid: string, owed: string) =>
    `исправлено на ${corrected}, оплачено ${paid}, к оплате ${owed}`,
  way: 'Что сделать',
  ways: { LOWER: 'Уменьшить', RAISE: 'Увеличить' },
  amount: 'На сколько, USD',
  reason: 'Причина исправления',
  reasonHint: 'Останется рядом с начислением.',
  send: 'Записать исправление',
  cancel: 'Закрыть',
  done: 'Исправление записано',
  waits: 'Исправление ждёт второго человека',
};

export type CorrectionTexts = WordsOf<typeof texts>;
