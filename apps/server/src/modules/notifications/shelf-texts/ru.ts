import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about decisions on uncollected parcels on the shelf of their point; `day` writes a Dushanbe day. */
export function shelfLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelStored' | 'parcelReturning' | 'parcelReturned' | 'parcelDisposed'> {
  return {
    parcelStored: ({ trackingCode, pickupPoint, storedUntil, standsStill, hotline }) => ({
      subject: `Храним посылку ${trackingCode} до ${day(storedUntil)}`,
      before: [
        'Здравствуйте!',
        'Срок последнего уведомления прошёл, но мы решили хранить вашу посылку дольше. Заберите её, пожалуйста, в указанный срок.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
        { label: 'Забрать до', value: day(storedUntil) },
        { label: 'Хранение', value: standsStill ? 'до этого дня не дорожает' : 'начисляется как обычно' },
      ],
      after: [`Если не успеваете, позвоните: ${hotline}.`],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
    parcelReturning: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Посылка ${trackingCode} возвращается отправителю`,
      before: [
        'Здравствуйте!',
        'Посылка осталась в пункте выдачи, и мы решили вернуть её отправителю. Хранение с этого дня не начисляется.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        { label: 'Причина', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
      ],
      after: [
        `Пока посылка не уехала из пункта, её ещё можно забрать. Если она вам нужна, поторопитесь или позвоните: ${hotline}.`,
      ],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
    parcelReturned: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Посылка ${trackingCode} уехала из пункта выдачи`,
      before: [
        'Здравствуйте!',
        'Посылка уехала из пункта выдачи на наш склад в Таджикистане: она возвращается отправителю. За её доставку и хранение платить больше не нужно.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        { label: 'Причина', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
      ],
      after: [`Если это ошибка, сразу позвоните: ${hotline}.`],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
    parcelDisposed: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Посылка ${trackingCode} утилизирована`,
      before: [
        'Здравствуйте!',
        'Посылку никто не забрал, и она утилизирована. Решение приняли два сотрудника, снимок посылки сохранён. За её доставку и хранение платить больше не нужно.',
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        { label: 'Причина', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Пункт выдачи', value: pickupPoint }]),
      ],
      after: [`Есть вопросы? Позвоните: ${hotline}.`],
      link: { label: 'Открыть кабинет', page: 'platform' },
    }),
  };
}
