import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const orderTexts: Record<Extract<ErrorName, `orders.${string}`>, LocaleTexts> = {
  'orders.notFound': {
    ru: 'Такого заказа нет.',
    en: 'There is no such order.',
    zh: '没有该订单。',
    tg: 'Чунин фармоиш нест.',
  },
  'orders.customerNotFound': {
    ru: 'Клиента с кодом {code} нет.',
    en: 'There is no customer with the code {code}.',
    zh: '没有客户编号为 {code} 的客户。',
    tg: 'Муштарӣ бо рамзи {code} нест.',
  },
  'orders.tooManyBoxes': {
    ru: 'В одном заказе не больше {max} {max:места|мест}. Остальные оформите другим заказом.',
    en: 'One order has at most {max} boxes. Put the others into another order.',
    zh: '一个订单最多 {max} 箱，其余请另建订单。',
    tg: 'Дар як фармоиш то {max} ҷой мешавад. Боқимондаро бо фармоиши дигар гузаронед.',
  },
  'orders.changedMeanwhile': {
    ru: 'Заказ тем временем изменили в другом окне. Обновите страницу и внесите изменения снова.',
    en: 'The order was changed in another window meanwhile. Reload the page and make your changes again.',
    zh: '该订单已在其他窗口中修改，请刷新页面后重新编辑。',
    tg: 'Фармоиш дар равзанаи дигар тағйир ёфт. Саҳифаро нав кунед ва тағйиротро аз нав ворид намоед.',
  },
  'orders.codeTaken': {
    ru: 'Трек-номер {code} уже указан в другом заказе. Если это ваша посылка, позвоните на горячую линию.',
    en: 'The tracking number {code} belongs to another order. If the parcel is yours, call the hotline.',
    zh: '快递单号 {code} 已属于其他订单。如果是您的包裹，请拨打客服热线。',
    tg: 'Рақами {code} дар фармоиши дигар аст. Агар бор аз они шумо бошад, ба хати доғ занг занед.',
  },
  'orders.tooManyNewCodes': {
    ru: 'На сегодня осталось новых трек-номеров: {left} из {max}. Следующие можно добавить после полуночи по Душанбе. Если нужно больше, позвоните на горячую линию.',
    en: 'New tracking numbers left for today: {left} of {max}. More can be added after midnight, Dushanbe time. If you need more, call the hotline.',
    zh: '今日还可添加的新快递单号：{left} 个（每日上限 {max} 个）。杜尚别时间零点后可继续添加；如需更多，请拨打客服热线。',
    tg: 'Барои имрӯз рақамҳои нави боқимонда: {left} аз {max}. Рақамҳои дигарро пас аз нисфи шаб ба вақти Душанбе илова кардан мумкин. Агар бештар лозим бошад, ба хати доғ занг занед.',
  },
  'orders.tooLateToChange': {
    ru: 'Этот заказ уже нельзя изменить.',
    en: 'This order can no longer be changed.',
    zh: '该订单已无法修改。',
    tg: 'Ин фармоишро дигар тағйир додан мумкин нест.',
  },
  'orders.ofAnotherCustomer': {
    ru: 'Заказ {code} принадлежит другому клиенту.',
    en: 'The order {code} belongs to another customer.',
    zh: '订单 {code} 属于其他客户。',
    tg: 'Фармоиши {code} аз они муштарии дигар аст.',
  },
  'orders.ofAnotherPoint': {
    ru: 'Посылки заказа {code} уже отправлены в другой пункт выдачи: заказ едет в один пункт.',
    en: 'Parcels of the order {code} have been sent to another pickup point: an order goes to one point.',
    zh: '订单 {code} 的包裹已发往其他自提点：一个订单只送往一个自提点。',
    tg: 'Борҳои фармоиши {code} аллакай ба нуқтаи дигар фиристода шудаанд: як фармоиш ба як нуқта меравад.',
  },
  'orders.alreadyEntered': {
    ru: 'Этот заказ уже внесён: {code}, на другого клиента. Откройте его и проверьте; для ещё одного заказа заполните форму заново.',
    en: 'This order has been entered already, for another customer: {code}. Open it and check; for a further order start a new form.',
    zh: '该订单已录入到另一位客户名下：{code}。请打开核对；如需再录一单，请重新填写表单。',
    tg: 'Ин фармоиш аллакай ба номи муштарии дигар сабт шудааст: {code}. Онро кушода санҷед; барои фармоиши дигар варақаро аз нав пур кунед.',
  },
  'orders.saidByItems': {
    ru: 'Стоимость и описание заказа {code} складываются из его товарных позиций: измените позиции.',
    en: 'The value and description of order {code} are made up of its items: change the items.',
    zh: '订单 {code} 的货值和品名由其货物明细汇总得出：请修改明细。',
    tg: 'Арзиш ва тавсифи фармоиши {code} аз молҳои рӯйхаташ ҷамъ мешавад: рӯйхатро тағйир диҳед.',
  },
  'orders.saidByBoxes': {
    ru: 'Число мест, вес и объём заказа {code} складываются из его мест: измените места.',
    en: 'The number of boxes, weight and volume of order {code} are made up of its boxes: change the boxes.',
    zh: '订单 {code} 的箱数、重量和体积由其箱件汇总得出：请修改箱件。',
    tg: 'Шумораи ҷойҳо, вазн ва ҳаҷми фармоиши {code} аз ҷойҳояш ҷамъ мешавад: ҷойҳоро тағйир диҳед.',
  },
  'orders.boxesAccepted': {
    ru: 'Места этого заказа уже принял сотрудник, теперь их меняет только он. Позвоните на горячую линию.',
    en: 'A member of staff has accepted the boxes of this order, and only they can change them now. Call the hotline.',
    zh: '工作人员已确认该订单的箱件，现在只能由工作人员修改。请拨打客服热线。',
    tg: 'Ҷойҳои ин фармоишро корманд қабул кардааст, акнун танҳо ӯ онҳоро тағйир медиҳад. Ба хати доғ занг занед.',
  },
  'orders.cargoNotOpen': {
    ru: 'Для вашего кабинета карго не открыто. Позвоните на горячую линию, сотрудник оформит груз.',
    en: 'Cargo is not open for your account. Call the hotline: a member of staff takes the order down.',
    zh: '您的账户尚未开通货运业务。请拨打客服热线，由工作人员为您下单。',
    tg: 'Барои кабинети шумо бори яклухт кушода нашудааст. Ба хати доғ занг занед, корманд фармоишро сабт мекунад.',
  },
  'orders.parcelElsewhere': {
    ru: 'Посылка {code} уже отправлена в другой пункт выдачи. Выберите для заказа этот пункт или уберите её из списка.',
    en: 'The parcel {code} has been sent to another pickup point. Choose that point for the order, or take the parcel out of the list.',
    zh: '包裹 {code} 已发往其他自提点。请为订单选择该自提点，或将包裹移出列表。',
    tg: 'Бори {code} аллакай ба нуқтаи дигари супориш фиристода шудааст. Барои фармоиш ҳамон нуқтаро интихоб кунед ё борро аз рӯйхат хориҷ кунед.',
  },
  'orders.switchChangedMeanwhile': {
    ru: 'Пока вы смотрели, заказы изменились. Проверьте список ещё раз и подтвердите.',
    en: 'Your orders changed while you were looking. Check the list again and confirm.',
    zh: '在您查看期间订单有变动，请重新核对列表并确认。',
    tg: 'Ҳангоми дидани шумо фармоишҳо тағйир ёфтанд. Рӯйхатро аз нав санҷед ва тасдиқ кунед.',
  },
  'orders.pickupPointNeeded': {
    ru: 'Выберите пункт выдачи',
    en: 'Please choose a self pickup point',
    zh: '请选择自提点',
    tg: 'Нуқтаи супоришро интихоб кунед',
  },
  'orders.goodsNeeded': {
    ru: 'Опишите, что внутри.',
    en: 'Describe what is inside.',
    zh: '请填写货物描述。',
    tg: 'Нависед, ки дар дохил чӣ ҳаст.',
  },
  'orders.recipientNotFound': {
    ru: 'Такого получателя в вашей книге нет.',
    en: 'There is no such recipient in your book.',
    zh: '您的收件人簿中没有该收件人。',
    tg: 'Дар дафтари шумо чунин гиранда нест.',
  },
  'orders.recipientChangedMeanwhile': {
    ru: 'Получателя тем временем изменили в другом окне. Откройте его заново и внесите изменения ещё раз.',
    en: 'The recipient was changed in another window meanwhile. Open it again and repeat your changes.',
    zh: '该收件人已在其他窗口中修改，请重新打开后再编辑。',
    tg: 'Гиранда дар равзанаи дигар тағйир ёфт. Онро аз нав кушоед ва тағйиротро такрор кунед.',
  },
  'orders.recipientKnown': {
    ru: 'Получатель с таким именем и телефоном уже есть в вашей книге.',
    en: 'A recipient with this name and phone is already in your book.',
    zh: '收件人簿中已有同名同电话的收件人。',
    tg: 'Гиранда бо ин ном ва телефон аллакай дар дафтари шумо ҳаст.',
  },
  'orders.tooManyRecipients': {
    ru: 'В книге уже {max} {max:получатель|получателя|получателей}, больше не поместится. Удалите тех, кто больше не нужен.',
    en: 'Your book already holds {max} recipients, which is the limit. Remove those you no longer need.',
    zh: '收件人簿最多可保存 {max} 位收件人，请先删除不再需要的。',
    tg: 'Дар дафтар аллакай {max} гиранда ҳаст, ҷойи дигар нест. Онҳоеро, ки лозим нестанд, нест кунед.',
  },
};
