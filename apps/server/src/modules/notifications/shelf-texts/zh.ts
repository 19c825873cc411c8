import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about decisions on uncollected parcels on the shelf of their point; `day` writes a Dushanbe day. */
export function shelfLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelStored' | 'parcelReturning' | 'parcelReturned' | 'parcelDisposed'> {
  return {
    parcelStored: ({ trackingCode, pickupPoint, storedUntil, standsStill, hotline }) => ({
      subject: `包裹 ${trackingCode} 延长保管至 ${day(storedUntil)}`,
      before: ['您好！', '最后通知的期限已过，我们决定延长保管您的包裹，请在以下期限内取件。'],
      details: [
        { label: '运单号', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
        { label: '取件期限', value: day(storedUntil) },
        { label: '保管费', value: standsStill ? '在此之前不再增加' : '照常计收' },
      ],
      after: [`如无法按时取件，请致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
    parcelReturning: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `包裹 ${trackingCode} 将退回寄件人`,
      before: ['您好！', '您的包裹一直留在自提点，我们决定将其退回寄件人。自今日起不再计收保管费。'],
      details: [
        { label: '运单号', value: trackingCode },
        { label: '原因', value: what },
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
      ],
      after: [`包裹离开自提点之前您仍可取件。如仍需要，请尽快前来或致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
    parcelReturned: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `包裹 ${trackingCode} 已离开自提点`,
      before: [
        '您好！',
        '包裹已离开自提点，运往我们在塔吉克斯坦的仓库，将退回寄件人。无需再支付其运费和保管费。',
      ],
      details: [
        { label: '运单号', value: trackingCode },
        { label: '原因', value: what },
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
      ],
      after: [`如有误，请立即致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
    parcelDisposed: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `包裹 ${trackingCode} 已处置`,
      before: [
        '您好！',
        '包裹无人领取，已处置。该决定由两名员工作出，并保存了包裹照片。无需再支付其运费和保管费。',
      ],
      details: [
        { label: '运单号', value: trackingCode },
        { label: '原因', value: what },
        ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
      ],
      after: [`如有疑问，请致电：${hotline}。`],
      link: { label: '打开个人中心', page: 'platform' },
    }),
  };
}
