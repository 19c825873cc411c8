import type { LetterTexts } from '../letter-texts/letter-text.ts';

const kinds = { DAMAGED: '破损', MISSING: '短少', LOST: '丢失' } as const;

/** Letters about compensations; `day` writes a Dushanbe day. Sums are dollars. */
export function compensationLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'compensationAsked' | 'compensationDecided'> {
  const link = { label: '查看余额', page: 'balance' } as const;
  return {
    compensationAsked: ({ trackingCode, kind, asked, decideBy, hotline }) => ({
      subject: `包裹 ${trackingCode} 的理赔申请已受理`,
      before: ['您好！', '我们已登记您的理赔申请并将进行审核，结果会通过邮件通知您。'],
      details: [
        { label: '运单号', value: trackingCode },
        { label: '情况', value: kinds[kind] },
        { label: '申请金额', value: `${asked} 美元` },
        { label: '处理期限', value: day(decideBy) },
      ],
      after: ['赔付不超过该包裹已付的运费（公开要约第 4.2 条）。', `如有疑问，请致电：${hotline}。`],
      link,
    }),
    compensationDecided: ({ trackingCode, asked, granted, reason, hotline }) => ({
      subject: `理赔结果：包裹 ${trackingCode}`,
      before: [
        '您好！',
        Number(granted) === 0
          ? '我们审核了您的理赔申请，无法赔付该金额。'
          : Number(granted) < Number(asked)
            ? `我们审核了您的理赔申请，部分赔付 ${granted} 美元，款项已存入您的余额。`
            : `我们审核了您的理赔申请，赔付 ${granted} 美元，款项已存入您的余额。`,
      ],
      details: [
        { label: '运单号', value: trackingCode },
        { label: '您申请的金额', value: `${asked} 美元` },
        { label: '说明', value: reason },
      ],
      after: [`如有异议，请致电：${hotline}。`],
      link,
    }),
  };
}
