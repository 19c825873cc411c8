import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about parcels that are held in China, or are not after all; `day` writes a Dushanbe day. */
export function heldLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelHeld' | 'parcelNotHeld'> {
  return {
    parcelHeld: ({ trackingCode, orderCode, what, answers, answerBy, hotline }) => ({
      subject: `Нужен ваш ответ: посылка ${trackingCode}`,
      before: [
        'Здравствуйте!',
        'На складе в Китае с вашей посылкой возникла проблема. Посылка отложена и ждёт вашего ответа.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: 'Заказ', value: orderCode }]),
        { label: 'Что случилось', value: what },
        { label: 'Что можно сделать', value: answers },
        { label: 'Ответить до', value: day(answerBy) },
      ],
      after: [
        'Выберите, что сделать с посылкой, в личном кабинете: там указаны цена и срок каждого варианта.',
        `Если ответа не будет, с вами свяжется поддержка. Есть вопросы — звоните: ${hotline}.`,
      ],
      link: { label: 'Ответить', page: 'platform' },
    }),
    parcelNotHeld: ({ trackingCode, orderCode, what, isStillAsked, hotline }) => ({
      subject: `Отвечать не нужно: посылка ${trackingCode}`,
      before: [
        'Здравствуйте!',
        'Мы писали вам о проблеме с посылкой на складе в Китае. Это была наша ошибка: такой проблемы нет.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: 'Заказ', value: orderCode }]),
        { label: 'Сообщили по ошибке', value: what },
      ],
      after: [
        isStillAsked
          ? 'Другая проблема этой посылки ещё ждёт вашего ответа. Выберите в личном кабинете, что с ней сделать.'
          : 'Отвечать не нужно, платить за это тоже не придётся.',
        `Есть вопросы? Звоните: ${hotline}.`,
      ],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
  };
}
