import type { LocaleTexts } from '@rohi/contract/locales';
import type { UndoableAction } from '@rohi/contract/stations/undo-reasons';

/** What the timeline of a record says beside the histories of its rooms. Tajik awaits a native reader. */
export const recordTexts = {
  letter: {
    ru: 'Письмо клиенту',
    en: 'Email to the customer',
    zh: '给客户的邮件',
    tg: 'Мактуб ба муштарӣ',
  },
  queued: { ru: 'отправляется', en: 'on its way out', zh: '发送中', tg: 'фиристода мешавад' },
  sent: { ru: 'отправлено', en: 'sent', zh: '已发送', tg: 'фиристода шуд' },
  expired: { ru: 'не ушло вовремя', en: 'not sent in time', zh: '超时未发送', tg: 'саривақт нарафт' },
  failed: {
    ru: 'почта клиента не приняла',
    en: 'refused by the customer’s mail server',
    zh: '客户邮箱拒收',
    tg: 'почтаи муштарӣ қабул накард',
  },
  otherChannel: {
    ru: 'Переведена на другой канал',
    en: 'Moved to another channel',
    zh: '转到其他渠道',
    tg: 'Ба канали дигар гузаронда шуд',
  },
  photo: { ru: 'Снимок', en: 'Photo', zh: '照片', tg: 'Акс' },
  problem: { ru: 'Проблема: ', en: 'Problem: ', zh: '仓库登记：', tg: 'Мушкилӣ: ' },
  colon: { ru: ': ', en: ': ', zh: '：', tg: ': ' },
  comma: { ru: ', ', en: ', ', zh: '、', tg: ', ' },
  answered: {
    ru: 'Клиент написал нам',
    en: 'The customer wrote to us',
    zh: '客户来信',
    tg: 'Муштарӣ ба мо навишт',
  },
  claimOpened: {
    ru: 'Клиент подал заявку на посылку',
    en: 'A customer has claimed the parcel',
    zh: '有客户认领该包裹',
    tg: 'Муштарӣ барои бор дархост дод',
  },
  claimApproved: { ru: 'Заявка одобрена', en: 'Claim approved', zh: '认领已通过', tg: 'Дархост қабул шуд' },
  claimRefused: { ru: 'Заявка отклонена', en: 'Claim refused', zh: '认领被拒绝', tg: 'Дархост рад шуд' },
  claimWithdrawn: {
    ru: 'Заявка отозвана',
    en: 'Claim withdrawn',
    zh: '认领已撤回',
    tg: 'Дархост бозпас гирифта шуд',
  },
} as const satisfies Record<string, LocaleTexts>;

/** What was taken back at a station. Tajik awaits a native reader. */
export const undoneTexts: Record<UndoableAction, LocaleTexts> = {
  RECEIVE: { ru: 'Приёмка отменена', en: 'Receipt taken back', zh: '撤销收货', tg: 'Қабул бекор шуд' },
  REPORT_PROBLEM: {
    ru: 'Запись о проблеме отменена',
    en: 'Problem taken back',
    zh: '撤销问题登记',
    tg: 'Сабти мушкилӣ бекор шуд',
  },
  PUT_AWAY: {
    ru: 'Размещение в ячейке отменено',
    en: 'Putting away taken back',
    zh: '撤销上架',
    tg: 'Гузоштан ба катак бекор шуд',
  },
  BAG_OPEN: {
    ru: 'Открытие мешка отменено',
    en: 'Opening of a bag taken back',
    zh: '撤销开袋',
    tg: 'Кушодани халта бекор шуд',
  },
  BAG_CLOSE: {
    ru: 'Закрытие мешка отменено',
    en: 'Closing of a bag taken back',
    zh: '撤销封袋',
    tg: 'Пӯшидани халта бекор шуд',
  },
  LIES_HERE: {
    ru: 'Сообщение «лежит здесь» отменено',
    en: 'The report that it lies here taken back',
    zh: '撤销“在此处”登记',
    tg: 'Хабари «дар ин ҷост» бекор шуд',
  },
  BAG_PUT: {
    ru: 'Укладка в мешок отменена',
    en: 'Bagging taken back',
    zh: '撤销装袋',
    tg: 'Гузоштан ба халта бекор шуд',
  },
  BAG_TAKE_OUT: {
    ru: 'Изъятие из мешка отменено',
    en: 'Taking out of the bag taken back',
    zh: '撤销出袋',
    tg: 'Гирифтан аз халта бекор шуд',
  },
  COUNT: {
    ru: 'Отметка при инвентаризации отменена',
    en: 'Count of it taken back',
    zh: '撤销盘点扫描',
    tg: 'Қайди ҳисоб бекор шуд',
  },
  COUNT_CELL: {
    ru: 'Ячейка при инвентаризации снова открыта',
    en: 'Count of a cell taken back',
    zh: '撤销货位盘点完成',
    tg: 'Ҳисоби катак бекор шуд',
  },
  TAKE_IN: {
    ru: 'Приём по списку отменён',
    en: 'Taking in by a list taken back',
    zh: '撤销按清单接收',
    tg: 'Қабул аз рӯйи рӯйхат бекор шуд',
  },
  ACCEPT: {
    ru: 'Приём в пункте отменён',
    en: 'Acceptance at the point taken back',
    zh: '撤销自提点接收',
    tg: 'Қабул дар нуқта бекор шуд',
  },
  INBOUND: {
    ru: 'Приём в хабе отменён',
    en: 'Hub inbound taken back',
    zh: '撤销海外仓入库',
    tg: 'Қабул дар анбори Душанбе бекор шуд',
  },
};
