import { sumsOf, type LetterTexts } from '../letter-texts/letter-text.ts';

type MovedLetters = Pick<LetterTexts, 'parcelsAtHub' | 'parcelsCollected'>;

/** Letters about several parcels that were taken in at the hub, or handed over; `when` writes a moment of Dushanbe. */
export function movedLetters(when: (moment: string) => string): MovedLetters {
  type Parcels = Parameters<MovedLetters['parcelsAtHub']>[0];
  const listOf = (label: string, { parcels, movedAt }: Parcels) => [
    { label, value: when(movedAt) },
    ...parcels.map(({ trackingCode, orderCode }) => ({
      label: trackingCode,
      value: orderCode === null ? '无订单' : `订单 ${orderCode}`,
    })),
  ];
  const restOf = ({ parcels, count }: Parcels) =>
    count > parcels.length ? ['其余包裹请在个人中心查看。'] : [];
  const [off, link] = [
    '您可以在个人资料中关闭包裹通知邮件。',
    { label: '打开个人中心', page: 'platform' } as const,
  ];
  return {
    parcelsAtHub: (moved) => ({
      subject: `您的 ${moved.count} 件包裹已到杜尚别仓库`,
      before: ['您好！', '您的以下包裹已到达我们在杜尚别的仓库。'],
      details: [...sumsOf(moved.sums, 'zh'), ...listOf('到达时间', moved)],
      after: [...restOf(moved), '接下来包裹将发往您的自提点，可以取件时我们会通知您。', off],
      link,
    }),
    parcelsCollected: (moved) => ({
      subject: `您的 ${moved.count} 件包裹已取走`,
      before: ['您好！', '您的以下包裹已交付。'],
      details: listOf('交付时间', moved),
      after: [...restOf(moved), '如果不是您本人取走的，请立即联系我们。', off],
      link,
    }),
  };
}
