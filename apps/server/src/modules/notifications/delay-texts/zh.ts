import type { LetterTexts } from '../letter-texts/letter-text.ts';

type DelayLetters = Pick<LetterTexts, 'parcelsDelayed' | 'delayEnded' | 'delayTakenBack'>;

/** Letters about trips that are late; `day` writes a Dushanbe day. */
export function delayLetters(day: (date: string) => string): DelayLetters {
  type Parcels = Parameters<DelayLetters['delayEnded']>[0];
  const about = ({ count, trackingCode, arrives, pickupPoint }: Parcels) => [
    trackingCode === null
      ? { label: '包裹', value: `${count} 件` }
      : { label: '运单号', value: trackingCode },
    ...(arrives === null
      ? []
      : [{ label: '预计到达自提点', value: `${day(arrives.from)}至${day(arrives.to)}` }]),
    ...(pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }]),
  ];
  const link = { label: '打开个人中心', page: 'platform' } as const;
  return {
    parcelsDelayed: (parcels) => ({
      subject: `您的包裹延误约 ${parcels.days} 天`,
      before: ['您好！', `运送您包裹的车次在途中延误，预计晚到约 ${parcels.days} 天。`],
      details: [
        { label: '原因', value: parcels.why },
        ...(parcels.place === null ? [] : [{ label: '地点', value: parcels.place }]),
        ...about(parcels),
      ],
      after: ['您无需任何操作，新的预计日期已更新到个人中心。您可以在个人资料中关闭包裹通知邮件。'],
      link,
    }),
    delayEnded: (parcels) => ({
      subject: '您的包裹已恢复运输',
      before: ['您好！', '此前通知的延误已结束，您的包裹继续运输。'],
      details: about(parcels),
      after: ['每件包裹的预计日期可在个人中心查看。'],
      link,
    }),
    delayTakenBack: (parcels) => ({
      subject: '您的包裹没有延误',
      before: ['您好！', '此前的延误通知有误，车次按计划运行。给您带来不便，敬请谅解。'],
      details: about(parcels),
      after: ['每件包裹的预计日期可在个人中心查看。'],
      link,
    }),
  };
}
