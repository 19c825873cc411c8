import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const billingTexts: Record<Extract<ErrorName, `billing.${string}`>, LocaleTexts> = {
  'billing.notFound': {
    ru: 'Такой записи нет.',
    en: 'There is no such entry.',
    zh: '没有该记录。',
    tg: 'Чунин сабт нест.',
  },
  'billing.customerNotFound': {
    ru: 'Клиента с таким кодом нет.',
    en: 'No customer has this code.',
    zh: '没有该客户代码。',
    tg: 'Муштарӣ бо чунин рамз нест.',
  },
  'billing.requestReused': {
    ru: 'Под этим номером запроса уже выполнено другое. Ничего не изменено.',
    en: 'Something else was done under this request id. Nothing was changed.',
    zh: '该请求编号已用于另一操作，未作任何更改。',
    tg: 'Бо ин рақами дархост кори дигар иҷро шудааст. Чизе тағйир наёфт.',
  },
  'billing.balanceTooSmall': {
    ru: 'На балансе клиента не хватает денег.',
    en: 'There is not enough money on the customer’s balance.',
    zh: '客户余额不足。',
    tg: 'Дар тавозуни муштарӣ маблағ намерасад.',
  },
  'billing.pointsTooMany': {
    ru: 'Баллами можно оплатить не больше 30 % доставки, хранение и услуги — нельзя.',
    en: 'Points pay for up to 30 % of the delivery, and not for storage or services.',
    zh: '积分最多抵扣运费的 30%，不可用于仓储费和服务费。',
    tg: 'Бо холҳо то 30 % маблағи расонидан пардохт мешавад, нигоҳдорӣ ва хизматҳо не.',
  },
  'billing.pointsTooFew': {
    ru: 'У клиента меньше баллов.',
    en: 'The customer has fewer points.',
    zh: '客户积分不足。',
    tg: 'Холҳои муштарӣ камтаранд.',
  },
  'billing.drawerTooEmpty': {
    ru: 'В кассе столько денег нет.',
    en: 'There is not that much money in the drawer.',
    zh: '钱箱现金不足。',
    tg: 'Дар касса ин қадар пул нест.',
  },
  'billing.nothingOwed': {
    ru: 'Этот долг уже погашен.',
    en: 'That is paid already.',
    zh: '该款项已付清。',
    tg: 'Ин қарз аллакай пардохт шудааст.',
  },
  'billing.alreadyDecided': {
    ru: 'По этому запросу уже решено или его срок прошёл.',
    en: 'This was decided already, or its time is over.',
    zh: '该请求已处理或已过期。',
    tg: 'Оид ба ин дархост қарор қабул шудааст ё мӯҳлаташ гузаштааст.',
  },
  'billing.secondPersonNeeded': {
    ru: 'Подтвердить должен другой сотрудник: свой запрос не подтверждают.',
    en: 'A colleague has to confirm it: nobody confirms their own request.',
    zh: '须由其他员工确认，不能确认自己的请求。',
    tg: 'Инро бояд корманди дигар тасдиқ кунад: дархости худро тасдиқ намекунанд.',
  },
  'billing.tooManyWaiting': {
    ru: 'Пять переводов уже ждут подтверждения. Дождитесь ответа или отзовите лишний.',
    en: 'Five transfers wait for confirmation already. Wait for an answer or take one back.',
    zh: '已有五笔转账待确认。请等待结果或撤回其中一笔。',
    tg: 'Панҷ интиқол аллакай тасдиқро интизоранд. Ҷавобро интизор шавед ё якеро бозпас гиред.',
  },
  'billing.sumTooSmall': {
    ru: 'Сумма меньше одного цента: на баланс зачислять нечего.',
    en: 'The sum is less than a cent: there is nothing to put on the balance.',
    zh: '金额不足一美分，无法入账。',
    tg: 'Маблағ аз як сент камтар аст: ба тавозун гузарондан имкон надорад.',
  },
  'billing.drawerNameTaken': {
    ru: 'В этом пункте уже есть касса с таким названием.',
    en: 'The point has a drawer of that name already.',
    zh: '该网点已有同名钱箱。',
    tg: 'Дар ин нуқта кассаи ҳамном аллакай ҳаст.',
  },
  'billing.drawerTaken': {
    ru: 'За этой кассой уже открыта смена.',
    en: 'A shift is open at this drawer already.',
    zh: '该钱箱已有未结班次。',
    tg: 'Дар ин касса навбат аллакай кушода аст.',
  },
  'billing.shiftOpenElsewhere': {
    ru: 'У вас открыта смена за другой кассой. Сначала закройте её.',
    en: 'You have an open shift at another drawer. Close it first.',
    zh: '您在另一钱箱有未结班次，请先结班。',
    tg: 'Навбати шумо дар кассаи дигар кушода аст. Аввал онро пӯшед.',
  },
  'billing.shiftNotOpen': {
    ru: 'В этом состоянии смены так сделать нельзя. Обновите экран.',
    en: 'That cannot be done in this state of the shift. Refresh the screen.',
    zh: '当前班次状态不允许此操作，请刷新页面。',
    tg: 'Дар ин ҳолати навбат ин корро кардан мумкин нест. Экранро нав кунед.',
  },
  'billing.reasonNeeded': {
    ru: 'Сумма не сошлась: укажите причину.',
    en: 'The sums differ: give a reason.',
    zh: '金额不符，请填写原因。',
    tg: 'Маблағ мувофиқ наомад: сабабро нависед.',
  },
  'billing.noOpenShift': {
    ru: 'У вас нет открытой смены. Откройте смену и повторите.',
    en: 'You have no open shift. Open a shift and try again.',
    zh: '您没有已开启的班次，请先开班再操作。',
    tg: 'Шумо басти кушода надоред. Бастро кушоед ва такрор кунед.',
  },
  'billing.takenElsewhere': {
    ru: 'Деньги приняты не в этой смене или слишком давно. Примите оплату в открытой смене.',
    en: 'The money was not taken in that shift, or too long ago. Take the payment in your open shift.',
    zh: '该款项并非在此班次内收取，或已超过补录期限。请在当前班次中收款。',
    tg: 'Пул дар ин баст гирифта нашудааст ё вақти зиёд гузашт. Пардохтро дар басти кушода қабул кунед.',
  },
  'billing.owedChanged': {
    ru: 'Сумма к оплате изменилась. Проверьте её и примите оплату заново.',
    en: 'What is owed has changed. Check the sum and take the payment again.',
    zh: '应付金额已变化，请核对后重新收款。',
    tg: 'Маблағи пардохт тағйир ёфт. Онро санҷед ва пардохтро аз нав қабул кунед.',
  },
  'billing.rateChanged': {
    ru: 'Курс изменился. Назовите клиенту новую сумму и примите оплату заново.',
    en: 'The exchange rate has changed. Name the new sum and take the payment again.',
    zh: '汇率已变化，请告知客户新金额后重新收款。',
    tg: 'Қурб тағйир ёфт. Маблағи навро ба муштарӣ гӯед ва пардохтро аз нав қабул кунед.',
  },
  'billing.paidTooLittle': {
    ru: 'Получено меньше, чем нужно оплатить.',
    en: 'Less was handed over than is to be paid.',
    zh: '所收款项少于应付金额。',
    tg: 'Маблағи гирифташуда аз маблағи пардохт камтар аст.',
  },
  'billing.paidTooMuch': {
    ru: 'С карты, баланса или вторым способом принято больше, чем нужно: на это сдачи нет. Уменьшите сумму или зачислите остаток на баланс.',
    en: 'Card, balance or a second means bring more than is to be paid, and give no change. Lower the sum or put the rest on the balance.',
    zh: '刷卡、余额或其他方式的金额超出应付且无法找零。请减少金额或将余款存入余额。',
    tg: 'Бо корт, тавозун ё усули дуюм аз ҳад зиёд гирифта шуд ва бақия дода намешавад. Маблағро кам кунед ё боқимондаро ба тавозун гузаронед.',
  },
  'billing.refundTooMuch': {
    ru: 'Вернуть можно не больше, чем осталось от этой оплаты.',
    en: 'No more can be refunded than is left of this payment.',
    zh: '退款不能超过该笔付款的剩余金额。',
    tg: 'Аз он чи аз ин пардохт мондааст, зиёд баргардонидан мумкин нест.',
  },
  'billing.slipNeeded': {
    ru: 'Оплата была картой: верните её через терминал и укажите номер его чека.',
    en: 'It was paid by card: refund it by the terminal and give the number of its slip.',
    zh: '该款项为刷卡支付：请通过刷卡机退款并填写小票号。',
    tg: 'Пардохт бо корт буд: онро тавассути терминал баргардонед ва рақами чеки онро нависед.',
  },
  'billing.statementTooLong': {
    ru: 'За эти дни слишком много строк. Выберите меньше дней.',
    en: 'There are too many lines in these days. Choose fewer days.',
    zh: '所选日期内记录过多，请缩短日期范围。',
    tg: 'Дар ин рӯзҳо сатрҳо аз ҳад зиёданд. Рӯзҳои камтарро интихоб кунед.',
  },
  'billing.correctionTooMuch': {
    ru: 'Снять можно не больше, чем осталось оплатить. Оплаченное возвращают по чеку.',
    en: 'No more can be taken off than is left to pay. What was paid is refunded by its receipt.',
    zh: '减免金额不能超过待付金额。已付款项请凭收据退款。',
    tg: 'Аз маблағи боқимондаи пардохт зиёд кам кардан мумкин нест. Пардохтшударо аз рӯи чек бармегардонанд.',
  },
};
