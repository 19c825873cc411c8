import { codesOf, shownCode, type LetterTexts } from '../letter-texts/letter-text.ts';

type StorageLetters = Pick<LetterTexts, 'parcelsReady' | 'storageEnds' | 'parcelsUnclaimed'>;

/** Letters about parcels that lie at their pickup point; `day` writes a Dushanbe day. */
export function storageLetters(day: (date: string) => string): StorageLetters {
  type AtPoint = Pick<Parameters<StorageLetters['storageEnds']>[0], 'pickupPoint' | 'pickupCode'>;
  const codeLine = ({ pickupCode }: AtPoint) =>
    pickupCode === undefined ? [] : ['取件码，请在自提点出示：'];
  const pointOf = ({ pickupPoint }: AtPoint) =>
    pickupPoint === null ? [] : [{ label: '自提点', value: pickupPoint }];
  const link = { label: '打开个人中心', page: 'platform' } as const;
  return {
    parcelsReady: (parcels) => {
      const { count, trackingCodes, freeUntil, pickupCode } = parcels;
      return {
        subject: `${count} 件包裹可以取件`,
        before: ['您好！', '您的包裹已到自提点，可以一起取件。', ...codeLine(parcels)],
        ...shownCode(pickupCode),
        details: [
          ...pointOf(parcels),
          { label: '快递单号', value: codesOf(trackingCodes, count, 'zh') },
          { label: '包裹总数', value: `${count} 件` },
          ...(freeUntil === null ? [] : [{ label: '免费存放至', value: day(freeUntil) }]),
        ],
        after: [
          ...(pickupCode === undefined
            ? []
            : ['出示取件码即可取走包裹，请勿转发到群聊。个人中心也可查看取件码和应付金额。']),
          '您可以在个人资料中关闭包裹通知邮件。',
        ],
        link,
      };
    },
    storageEnds: (parcels) => {
      const { count, trackingCodes, freeUntil, isLastDay } = parcels;
      return {
        subject: isLastDay ? '今天是免费存放的最后一天' : `免费存放至${day(freeUntil)}，请及时取件`,
        before: [
          '您好！',
          isLastDay
            ? '您的包裹已在自提点。免费存放今天到期，明天起按天收取保管费。'
            : `您的包裹已在自提点，可免费存放至${day(freeUntil)}（含当日），之后按天收取保管费。`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          { label: '快递单号', value: codesOf(trackingCodes, count, 'zh') },
          ...(count === 1 ? [] : [{ label: '包裹总数', value: `${count} 件` }]),
        ],
        after: [
          '营业时间、应付金额和保管费标准请见个人中心。您也可以在个人中心给亲友一张凭证，请其代取。',
          '您可以在个人资料中关闭包裹通知邮件。',
        ],
        link,
      };
    },
    parcelsUnclaimed: (parcels) => {
      const { count, parcels: named, collectBy, hotline } = parcels;
      return {
        subject:
          collectBy === null ? '您的包裹已存放很久，请尽快取件' : `最后通知：请于${day(collectBy)}前取件`,
        before: [
          '您好！',
          collectBy === null
            ? '您的包裹已在自提点存放很久，保管费按天累计。请尽快取件；如不便前来，请与我们联系。'
            : `您的包裹一直未取，也未回复我们的通知。根据服务条款第 2.16 条，这是最后通知：请于${day(collectBy)}（含当日）前取件。`,
          ...codeLine(parcels),
        ],
        ...shownCode(parcels.pickupCode),
        details: [
          ...pointOf(parcels),
          ...named.map(({ trackingCode, arrivedOn }) => ({
            label: trackingCode,
            value: `${day(arrivedOn)}到达自提点`,
          })),
          ...(count > named.length ? [{ label: '另有包裹', value: `${count - named.length} 件` }] : []),
        ],
        after: [
          ...(collectBy === null
            ? []
            : ['逾期未取的，我们有权依法处置包裹，并扣除运费和保管费；余款应您的要求退还。']),
          `应付金额请见个人中心。如需帮助或延期，请致电 ${hotline}。`,
        ],
        link,
      };
    },
  };
}
