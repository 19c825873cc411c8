import { dollars, type LetterTexts } from '../letter-texts/letter-text.ts';

const kinds = { DAMAGED: 'Повреждение', MISSING: 'Недостача', LOST: 'Утрата' } as const;

/** Letters about compensations; `day` writes a Dushanbe day. Sums are dollars. */
export function compensationLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'compensationAsked' | 'compensationDecided'> {
  const link = { label: 'Открыть баланс', page: 'balance' } as const;
  return {
    compensationAsked: ({ trackingCode, kind, asked, decideBy, hotline }) => ({
      subject: `Претензия по посылке ${trackingCode} принята`,
      before: ['Здравствуйте!', 'Мы записали вашу претензию и рассмотрим её. О решении напишем письмом.'],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        { label: 'Что случилось', value: kinds[kind] },
        { label: 'Просите возместить', value: dollars(asked, ',') },
        { label: 'Решим до', value: day(decideBy) },
      ],
      after: [
        'Возмещаем не больше, чем уплачено за доставку этой посылки (пункт 4.2 оферты).',
        `Есть вопросы? Звоните: ${hotline}.`,
      ],
      link,
    }),
    compensationDecided: ({ trackingCode, asked, granted, reason, hotline }) => ({
      subject: `Решение по претензии: посылка ${trackingCode}`,
      before: [
        'Здравствуйте!',
        Number(granted) === 0
          ? 'Мы рассмотрели вашу претензию и не можем возместить эту сумму.'
          : Number(granted) < Number(asked)
            ? `Мы рассмотрели вашу претензию и возмещаем часть суммы: ${dollars(granted, ',')}. Деньги уже на вашем балансе.`
            : `Мы рассмотрели вашу претензию и возмещаем ${dollars(granted, ',')}. Деньги уже на вашем балансе.`,
      ],
      details: [
        { label: 'Трек-номер', value: trackingCode },
        { label: 'Вы просили', value: dollars(asked, ',') },
        { label: 'Почему так', value: reason },
      ],
      after: [`Если вы не согласны, позвоните: ${hotline}.`],
      link,
    }),
  };
}
