import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about refunds; `when` writes a moment in Dushanbe time. */
export function refundLetters(
  when: (moment: string) => string,
): Pick<LetterTexts, 'refundApproved' | 'refundPaid' | 'refundTakenBack'> {
  const link = { label: '查看余额', page: 'balance' } as const;
  const facts = (receipt: string, amount: string, currency = 'USD') => [
    { label: '付款收据', value: receipt },
    { label: '退款金额', value: `${amount} ${currency === 'USD' ? '美元' : '索莫尼'}` },
  ];
  return {
    refundApproved: ({ receipt, amount, currency, endsAt, hotline }) => ({
      subject: `收据 ${receipt} 的退款已批准`,
      before: [
        '您好！',
        '我们将退还您支付的款项，按原付款方式退回：现金在您付款的自提点领取，银行卡退回原卡，余额退回余额。',
      ],
      details: [...facts(receipt, amount, currency), { label: '领取期限', value: when(endsAt) }],
      after: [`如有疑问，请致电：${hotline}。`],
      link,
    }),
    refundPaid: ({ receipt, amount, currency, refundReceipt, owedAgain, hotline }) => ({
      subject: `退款已支付：收据 ${refundReceipt}`,
      before: ['您好！', '您的退款已按原付款方式支付。'],
      details: [...facts(receipt, amount, currency), { label: '退款收据', value: refundReceipt }],
      after: [
        owedAgain ? '该笔费用重新记为未付：此前误收。' : '已退款部分您无需再付。',
        `如果您没有收到这笔款项或有疑问，请致电：${hotline}。`,
      ],
      link,
    }),
    refundTakenBack: ({ receipt, amount, currency, hotline }) => ({
      subject: `收据 ${receipt} 的退款已撤回`,
      before: ['您好！', '我们曾通知您该退款已批准，现已撤回，不再支付。'],
      details: facts(receipt, amount, currency),
      after: [`如有疑问，请致电：${hotline}。`],
      link,
    }),
  };
}
