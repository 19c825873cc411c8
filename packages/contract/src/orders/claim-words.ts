import type { LocaleTexts } from '../locales.ts';
import type { ClaimRefusal, ClaimState } from './claim-rules.ts';

// Tajik awaits a native reader.
export const claimStateNames: Record<ClaimState, LocaleTexts> = {
  OPEN: { ru: 'На рассмотрении', en: 'Under review', zh: '审核中', tg: 'Дар баррасӣ' },
  APPROVED: { ru: 'Одобрена', en: 'Approved', zh: '已通过', tg: 'Қабул шуд' },
  REFUSED: { ru: 'Отклонена', en: 'Refused', zh: '未通过', tg: 'Рад шуд' },
  WITHDRAWN: { ru: 'Отозвана', en: 'Withdrawn', zh: '已撤回', tg: 'Бозхонд шуд' },
};

/** As the customer reads them. */
export const claimRefusalNames: Record<ClaimRefusal, LocaleTexts> = {
  PICTURE_UNCLEAR: {
    ru: 'На снимке не разобрать заказ',
    en: 'The order cannot be read on the picture',
    zh: '截图看不清订单内容',
    tg: 'Дар сурат фармоиш хонда намешавад',
  },
  CODE_NOT_SHOWN: {
    ru: 'На снимке нет этого трек-номера',
    en: 'The picture does not show this tracking number',
    zh: '截图中没有该快递单号',
    tg: 'Дар сурат ин рақами пайгирӣ нест',
  },
  NOT_THIS_PARCEL: {
    ru: 'Содержимое посылки не совпадает с заказом',
    en: 'What is in the parcel does not match the order',
    zh: '包裹内容与订单不符',
    tg: 'Дохили бор ба фармоиш мувофиқ нест',
  },
  OTHER: { ru: 'Другая причина', en: 'Another reason', zh: '其他原因', tg: 'Сабаби дигар' },
  GIVEN_TO_ANOTHER: {
    ru: 'Посылка передана другому клиенту',
    en: 'The parcel was given to another customer',
    zh: '包裹已归还给其他客户',
    tg: 'Бор ба муштарии дигар дода шуд',
  },
};
