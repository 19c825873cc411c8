import type { WordsOf } from '@rohi/contract/locales';
import type { CompensationKind, CompensationState } from '@rohi/contract/billing/compensation-rules';

/** Words of a customer who asks for compensation of damage or loss. */
export const texts = {
  title: 'Претензии',
  lead: 'Посылка повреждена, чего-то не хватает или она потерялась? Напишите нам. Возмещаем не больше, чем уплачено за её доставку (пункт 4.2 оферты).',
  ask: 'Подать претензию',
  trackingCode: 'Трек-номер',
  codeWrong: 'Введите трек-номер своей посылки',
  kind: 'Что случилось',
  kinds: { DAMAGED: 'Повреждение', MISSING: 'Недостача', LOST: 'Утрата' } satisfies Record<
    CompensationKind,
    string
  >,
  amount: 'Сумма, USD',
  amountHint: 'Сколько вернуть.',
  amountWrong: 'Введите сумму больше нуля, после запятой не больше двух цифр',
  words: 'Расскажите подробнее',
  wordsHint: 'Что повреждено или чего нет, когда это заметили. Фото добавите после отправки.',
  wordsWrong: 'Напишите хотя бы 10 букв',
  send: 'Отправить',
  cancel: 'Отмена',
  sent: (day: string) => `Претензия принята, решим до ${day}. Теперь можно добавить фото.`,
  states: {
    WAITING: 'рассматриваем',
    CONFIRMING: 'рассматриваем',
    ACCEPTED: 'возмещена',
    PARTLY: 'возмещена частично',
    REFUSED: 'отказано',
  } satisfies Record<CompensationState, string>,
  asked: (day: string, kind: string, limit: string) => `${day}, ${kind}, предел ${limit}`,
  decideBy: (day: string) => `решим до ${day}`,
  granted: (sum: string) => `на баланс ${sum}`,
  reason: (text: string) => `Почему: ${text}`,
  photo: (count: number, most: number) => (count === 0 ? 'Добавить фото' : `Ещё фото: ${count} из ${most}`),
  photoOf: (code: string) => `Добавить фото к претензии по ${code}`,
  noPicture: 'Это не снимок. Выберите другой файл.',
};

export type CompensationTexts = WordsOf<typeof texts>;
