import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about what is owed before departure. */
export const dueLetters: Pick<LetterTexts, 'dueBeforeDeparture'> = {
  dueBeforeDeparture: ({ parcels, count, total, mayLeave }) => {
    const one = count === 1;
    return {
      subject: `发货前应付：${total} USD`,
      before: [
        '您好！',
        `您的${one ? '' : `${count} 件`}包裹已到达中国仓。按照您的结算方式，运费须在发货前付清。`,
        ...(mayLeave ? [] : ['付款后包裹才会发出。']),
      ],
      details: [
        ...parcels.map(({ trackingCode, owed }) => ({ label: trackingCode, value: `${owed} USD` })),
        ...(count > parcels.length ? [{ label: '另有包裹', value: String(count - parcels.length) }] : []),
        { label: '应付合计', value: `${total} USD` },
      ],
      after: [
        '可在任一自提点收银台以现金、银行卡或账户余额支付。余额转账请在个人中心的“账户”页告知我们。',
        '这些包裹不会再次发信提醒，当前应付金额以个人中心为准。',
      ],
      link: { label: '查看账户', page: 'balance' },
    };
  },
};
