import { shortWeight, type LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about a second weight that counts. */
export const weightLetters: Pick<LetterTexts, 'weightChanged'> = {
  weightChanged: ({ trackingCode, orderCode, oldKg, newKg, oldPrice, newPrice, isOverpaid, hotline }) => ({
    subject: `包裹 ${trackingCode} 的重量已更正`,
    before: [
      '您好！',
      oldKg !== null && Number(newKg) < Number(oldKg)
        ? '我们在杜尚别对您的包裹进行了复称，实际重量低于原登记重量，运费已相应降低。'
        : '我们在杜尚别对您的包裹进行了复称，实际重量高于在中国登记的重量；工作人员核实后已更正。',
    ],
    details: [
      { label: '运单号', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: '订单', value: orderCode }]),
      { label: '原重量', value: oldKg === null ? '未称重' : `${shortWeight(oldKg, '.')} 公斤` },
      { label: '现重量', value: `${shortWeight(newKg, '.')} 公斤` },
      ...(oldPrice === null ? [] : [{ label: '原运费', value: `${oldPrice} USD` }]),
      ...(newPrice === null ? [] : [{ label: '现运费', value: `${newPrice} USD` }]),
    ],
    after: [
      ...(isOverpaid ? ['您支付的金额高于现运费，差额将由工作人员办理退款。'] : []),
      `如有疑问，请致电 ${hotline}。`,
    ],
    link: { label: '打开个人中心', page: 'platform' },
  }),
};
