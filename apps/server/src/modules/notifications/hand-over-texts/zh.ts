import { codesOf, type LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment, `day` a Dushanbe day. */
export function handOverLetters(
  when: (moment: string) => string,
  day: (date: string) => string,
): Pick<LetterTexts, 'handOverAllowed' | 'parcelNotTaken' | 'passUsed'> {
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
        { label: '运单号', value: codesOf(trackingCodes, count, 'zh') },
      ],
      after: [`如非您本人或您委托的人，请立即致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
    parcelNotTaken: ({ trackingCode, what, pickupPoint, decideBy, hotline }) => ({
      subject: `包裹 ${trackingCode} 仍在自提点`,
      before: ['您好！', '该包裹未在柜台取走。我们已暂存并将处理：已付款项保持不变，期间不计存放费。'],
      details: [
        { label: '运单号', value: trackingCode },
        { label: '登记情况', value: what },
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
        { label: '处理期限', value: day(decideBy) },
      ],
      after: [`如您改变主意或需要补充说明，请致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
    passUsed: ({ delegate, pickupPoint, trackingCode, usedAt }) => ({
      subject: '有人正凭您的取件凭证取件',
      before: ['您好！', '您委托他人的取件凭证已在自提点出示，首件包裹已交付。该凭证不能再次使用。'],
      details: [
        { label: '取件人', value: delegate },
        { label: '包裹', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
        { label: '时间', value: when(usedAt) },
      ],
      after: ['如果您没有委托任何人取件，请立即修改密码并致电自提点。'],
      link: { label: '打开个人中心', page: 'platform' },
    }),
  };
}
