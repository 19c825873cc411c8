import type { LetterTexts } from '../letter-texts/letter-text.ts';

type OneTimeCodeLetters = Pick<LetterTexts, 'oneTimeCodesOn' | 'oneTimeCodesOff' | 'recoveryCodeUsed'>;

/** About one-time codes of a log-in; `when` writes a moment. */
export function oneTimeCodeLetters(when: (moment: string) => string): OneTimeCodeLetters {
  return {
    oneTimeCodesOn: ({ changedAt }) => ({
      subject: 'Рамзҳои якдафъаина фаъол шуданд',
      before: ['Салом!', 'Акнун барои воридшавӣ ба ҳисоби шумо рамзи барномаи аутентификатор лозим аст.'],
      details: [{ label: 'Вақт', value: when(changedAt) }],
      after: [
        'Агар инро худатон карда бошед, ҳеҷ коре кардан лозим нест.',
        'Агар не, фавран дар саҳифаи воридшавӣ пароли нав гузоред ва ба мо хабар диҳед.',
      ],
      link: { label: 'Тамос бо мо', page: 'contact' },
    }),
    oneTimeCodesOff: ({ changedAt }) => ({
      subject: 'Рамзҳои якдафъаина хомӯш шуданд',
      before: ['Салом!', 'Барои воридшавӣ рамзи барномаи аутентификатор дигар лозим нест: парол кофист.'],
      details: [{ label: 'Вақт', value: when(changedAt) }],
      after: [
        'Агар инро худатон карда бошед, ҳеҷ коре кардан лозим нест.',
        'Агар не, фавран дар саҳифаи воридшавӣ пароли нав гузоред ва ба мо хабар диҳед.',
      ],
      link: { label: 'Тамос бо мо', page: 'contact' },
    }),
    recoveryCodeUsed: ({ usedAt, left }) => ({
      subject: 'Рамзи барқарорсозӣ истифода шуд',
      before: [
        'Салом!',
        'Ба ҷойи рамзи барнома яке аз рамзҳои барқарорсозии шумо ворид карда шуд. Он дигар кор намекунад.',
      ],
      details: [
        { label: 'Вақт', value: when(usedAt) },
        { label: 'Рамзҳои боқимонда', value: String(left) },
      ],
      after: [
        'Агар инро худатон карда бошед, ҳеҷ коре кардан лозим нест. Вақте ки рамзҳо кам мемонанд, рамзҳои нав гиред: менюи номи шумо, «Рамзҳои якдафъаина».',
        'Агар не, фавран дар саҳифаи воридшавӣ пароли нав гузоред ва ба мо хабар диҳед.',
      ],
      link: { label: 'Тамос бо мо', page: 'contact' },
    }),
  };
}
