import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment. */
export function handOverLetters(when: (moment: string) => string): Pick<LetterTexts, 'handOverAllowed'> {
  return {
    handOverAllowed: ({ pickupPoint, allowedAt, count, trackingCodes, hotline }) => ({
      subject: '您的包裹已获准在无取件码和证件的情况下交付',
      before: [
        '您好！',
        '有人在自提点申请在没有取件码和证件的情况下领取您的包裹。我们核对了对方提供的信息，仅批准本次交付。',
      ],
      details: [
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
        { label: '时间', value: when(allowedAt) },
        { label: '运单号', value: trackingCodes.join('、') },
        ...(count > trackingCodes.length ? [{ label: '包裹总数', value: `${count} 件` }] : []),
      ],
      after: [`如非您本人或您委托的人，请立即致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
  };
}
