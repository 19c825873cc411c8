import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about parcels that are held in China, or are not after all; `day` writes a Dushanbe day. */
export function heldLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelHeld' | 'parcelNotHeld'> {
  return {
    parcelHeld: ({ trackingCode, orderCode, what, answers, answerBy, hotline }) => ({
      subject: `请答复：包裹 ${trackingCode}`,
      before: ['您好！', '您的包裹在中国仓库出现异常，已暂扣，等待您的答复。'],
      details: [
        { label: '快递单号', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: '订单号', value: orderCode }]),
        { label: '异常情况', value: what },
        { label: '可选处理方式', value: answers },
        { label: '请于此日前答复', value: day(answerBy) },
      ],
      after: [
        '请在个人中心选择处理方式，每种方式的费用和完成日期均已列出。',
        `若未答复，客服会与您联系。如有疑问，请致电 ${hotline}。`,
      ],
      link: { label: '去答复', page: 'platform' },
    }),
    parcelNotHeld: ({ trackingCode, orderCode, what, isStillAsked, hotline }) => ({
      subject: `无需答复：包裹 ${trackingCode}`,
      before: ['您好！', '此前通知您的包裹异常，经核实为误报，特此更正。'],
      details: [
        { label: '快递单号', value: trackingCode },
        ...(orderCode === null ? [] : [{ label: '订单号', value: orderCode }]),
        { label: '误报的异常', value: what },
      ],
      after: [
        isStillAsked
          ? '此包裹另有一项异常仍待您的答复，请在个人中心选择处理方式。'
          : '您无需答复，此项异常不会产生任何费用。',
        `如有疑问，请致电 ${hotline}。`,
      ],
      link: { label: '打开个人中心', page: 'platform' },
    }),
  };
}
