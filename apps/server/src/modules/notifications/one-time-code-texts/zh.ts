import type { LetterTexts } from '../letter-texts/letter-text.ts';

type OneTimeCodeLetters = Pick<LetterTexts, 'oneTimeCodesOn' | 'oneTimeCodesOff' | 'recoveryCodeUsed'>;

/** About one-time codes of a log-in; `when` writes a moment. */
export function oneTimeCodeLetters(when: (moment: string) => string): OneTimeCodeLetters {
  return {
    oneTimeCodesOn: ({ changedAt }) => ({
      subject: '动态验证码已启用',
      before: ['您好！', '今后登录您的账号需要输入验证器应用中的动态验证码。'],
      details: [{ label: '时间', value: when(changedAt) }],
      after: ['如果是您本人操作，无需理会。', '如果不是，请立即在登录页面设置新密码，并与我们联系。'],
      link: { label: '联系我们', page: 'contact' },
    }),
    oneTimeCodesOff: ({ changedAt }) => ({
      subject: '动态验证码已停用',
      before: ['您好！', '今后登录您的账号不再需要动态验证码，只需输入密码。'],
      details: [{ label: '时间', value: when(changedAt) }],
      after: ['如果是您本人操作，无需理会。', '如果不是，请立即在登录页面设置新密码，并与我们联系。'],
      link: { label: '联系我们', page: 'contact' },
    }),
    recoveryCodeUsed: ({ usedAt, left }) => ({
      subject: '恢复码已被使用',
      before: ['您好！', '有人使用了您的一个恢复码代替验证器应用中的动态验证码，该恢复码已失效。'],
      details: [
        { label: '时间', value: when(usedAt) },
        { label: '剩余恢复码', value: String(left) },
      ],
      after: [
        '如果是您本人操作，无需理会。恢复码所剩不多时，请在您的用户菜单“动态验证码”中重新获取。',
        '如果不是，请立即在登录页面设置新密码，并与我们联系。',
      ],
      link: { label: '联系我们', page: 'contact' },
    }),
  };
}
