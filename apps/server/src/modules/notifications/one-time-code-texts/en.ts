import type { LetterTexts } from '../letter-texts/letter-text.ts';

type OneTimeCodeLetters = Pick<LetterTexts, 'oneTimeCodesOn' | 'oneTimeCodesOff' | 'recoveryCodeUsed'>;

/** About one-time codes of a log-in; `when` writes a moment. */
export function oneTimeCodeLetters(when: (moment: string) => string): OneTimeCodeLetters {
  return {
    oneTimeCodesOn: ({ changedAt }) => ({
      subject: 'One-time codes are on',
      before: ['Hello,', 'Logging in to your account now needs a code from your authenticator app.'],
      details: [{ label: 'When', value: when(changedAt) }],
      after: [
        'If it was you, you need not do anything.',
        'If it was not, set a new password on the login page right away and let us know.',
      ],
      link: { label: 'Contact us', page: 'contact' },
    }),
    oneTimeCodesOff: ({ changedAt }) => ({
      subject: 'One-time codes are off',
      before: [
        'Hello,',
        'Logging in to your account no longer needs a code from your authenticator app: the password is enough.',
      ],
      details: [{ label: 'When', value: when(changedAt) }],
      after: [
        'If it was you, you need not do anything.',
        'If it was not, set a new password on the login page right away and let us know.',
      ],
      link: { label: 'Contact us', page: 'contact' },
    }),
    recoveryCodeUsed: ({ usedAt, left }) => ({
      subject: 'A recovery code was used',
      before: [
        'Hello,',
        'One of your recovery codes was entered instead of a code from the app. It does not work again.',
      ],
      details: [
        { label: 'When', value: when(usedAt) },
        { label: 'Codes left', value: String(left) },
      ],
      after: [
        'If it was you, you need not do anything. When few are left, get new ones: the menu of your name, “One-time codes”.',
        'If it was not, set a new password on the login page right away and let us know.',
      ],
      link: { label: 'Contact us', page: 'contact' },
    }),
  };
}
