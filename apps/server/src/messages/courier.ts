import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const courierTexts: Record<Extract<ErrorName, `courier.${string}`>, LocaleTexts> = {
  'courier.noneInCity': {
    ru: 'В городе {city} курьерской доставки нет. Посылку можно забрать в пункте выдачи.',
    en: 'There is no courier in {city}. The parcel can be collected at the pickup point.',
    zh: '{city}暂无送货上门服务，请到自提点取件。',
    tg: 'Дар шаҳри {city} курьер нест. Борро аз нуқтаи супориш гирифтан мумкин аст.',
  },
  'courier.isOut': {
    ru: 'Посылка {code} уже у курьера. Адрес теперь не изменить.',
    en: 'The courier already has parcel {code}. The address can no longer be changed.',
    zh: '包裹 {code} 已在派送中，无法再修改地址。',
    tg: 'Бори {code} аллакай дар дасти курьер аст. Суроғаро дигар иваз кардан мумкин нест.',
  },
  'courier.notSentYet': {
    ru: 'Заявка с посылкой {code} ещё не отправлена. Сначала отправьте её.',
    en: 'The order with parcel {code} has not been submitted yet. Submit it first.',
    zh: '包裹 {code} 的订单尚未提交，请先提交。',
    tg: 'Дархост бо бори {code} ҳанӯз фиристода нашудааст. Аввал онро фиристед.',
  },
  'courier.notChosen': {
    ru: 'Клиент не просил привезти эту посылку. Он заберёт её здесь.',
    en: 'The customer has not asked for delivery. This parcel is collected here.',
    zh: '客户未选择送货上门，该包裹在自提点领取。',
    tg: 'Муштарӣ овардани ин борро нахостааст. Ӯ онро аз ин ҷо мегирад.',
  },
  'courier.notCourier': {
    ru: 'Этот сотрудник не курьер вашего пункта.',
    en: 'This person is not a courier of your pickup point.',
    zh: '该员工不是本自提点的快递员。',
    tg: 'Ин корманд курьери нуқтаи шумо нест.',
  },
  'courier.hasSetOut': {
    ru: 'Курьер уже выехал. Новый маршрут можно собрать, когда этот закончится.',
    en: 'The courier has already set out. A new round can be made once this one has ended.',
    zh: '快递员已出发，本次路线结束后才能安排新的路线。',
    tg: 'Курьер аллакай баромадааст. Баъди анҷоми ин хатсайр хатсайри нав тартиб додан мумкин аст.',
  },
  'courier.nothingTaken': {
    ru: 'В маршруте нет посылок. Отсканируйте их.',
    en: 'There are no parcels in the round. Scan them first.',
    zh: '路线中没有包裹，请先扫描。',
    tg: 'Дар хатсайр бор нест. Аввал онҳоро скан кунед.',
  },
  'courier.stillOut': {
    ru: 'У курьера ещё {count} {count:посылка|посылки|посылок}. Выданное отметит он, остальное отсканируйте здесь.',
    en: 'The courier still has {count} {count:parcel|parcels}. Scan here what was brought back.',
    zh: '快递员手中还有 {count} 件包裹，请扫描带回的包裹。',
    tg: 'Дар дасти курьер ҳанӯз {count} бор ҳаст. Баргардондаро ин ҷо скан кунед.',
  },
  'courier.notOut': {
    ru: 'Этой посылки у курьера нет. {code}',
    en: 'No courier has this parcel. {code}',
    zh: '该包裹不在快递员手中。{code}',
    tg: 'Ин бор дар дасти курьер нест. {code}',
  },
  'courier.alreadyNotMet': {
    ru: 'По этому адресу уже отмечено, что посылки не забрали.',
    en: 'It is already noted that nobody took the parcels at this address.',
    zh: '该地址已登记为未送达。',
    tg: 'Барои ин суроға аллакай қайд шудааст, ки борро касе нагирифт.',
  },
  'courier.roundNotFound': {
    ru: 'Такого маршрута в вашем пункте нет.',
    en: 'Your pickup point has no such round.',
    zh: '本自提点没有该派送路线。',
    tg: 'Дар нуқтаи шумо чунин хатсайр нест.',
  },
  'courier.stopNotFound': {
    ru: 'Этого адреса в вашем маршруте нет.',
    en: 'This address is not in your round.',
    zh: '您的路线中没有该地址。',
    tg: 'Ин суроға дар хатсайри шумо нест.',
  },
};
