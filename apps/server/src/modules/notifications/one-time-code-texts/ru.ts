import type { LetterTexts } from '../letter-texts/letter-text.ts';

type OneTimeCodeLetters = Pick<LetterTexts, 'oneTimeCodesOn' | 'oneTimeCodesOff' | 'recoveryCodeUsed'>;

/** About one-time codes of a log-in; `when` writes a moment. */
export function oneTimeCodeLetters(when: (moment: string) => string): OneTimeCodeLetters {
  return {
    oneTimeCodesOn: ({ changedAt }) => ({
      subject: 'Одноразовые коды включены',
      before: [
        'Здравствуйте!',
        'Теперь для входа в вашу учётную запись нужен код из приложения-аутентификатора.',
      ],
      details: [{ label: 'Когда', value: when(changedAt) }],
      after: [
        'Если это сделали вы, ничего делать не нужно.',
        'Если не вы, сразу задайте новый пароль на странице входа и сообщите нам.',
      ],
      link: { label: 'Связаться с нами', page: 'contact' },
    }),
    oneTimeCodesOff: ({ changedAt }) => ({
      subject: 'Одноразовые коды отключены',
      before: [
        'Здравствуйте!',
        'Код из приложения-аутентификатора для входа больше не нужен: достаточно пароля.',
      ],
      details: [{ label: 'Когда', value: when(changedAt) }],
      after: [
        'Если это сделали вы, ничего делать не нужно.',
        'Если не вы, сразу задайте новый пароль на странице входа и сообщите нам.',
      ],
      link: { label: 'Связаться с нами', page: 'contact' },
    }),
    recoveryCodeUsed: ({ usedAt, left }) => ({
      subject: 'Использован код восстановления',
      before: [
        'Здравствуйте!',
        'Вместо кода из приложения введён один из ваших кодов восстановления. Больше он не подойдёт.',
      ],
      details: [
        { label: 'Когда', value: when(usedAt) },
        { label: 'Осталось кодов', value: String(left) },
      ],
      after: [
        'Если это сделали вы, ничего делать не нужно. Когда кодов останется мало, получите новые: меню вашего имени, «Одноразовые коды».',
        'Если не вы, сразу задайте новый пароль на странице входа и сообщите нам.',
      ],
      link: { label: 'Связаться с нами', page: 'contact' },
    }),
  };
}
