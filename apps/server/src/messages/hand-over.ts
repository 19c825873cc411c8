import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const handOverTexts: Record<Extract<ErrorName, `handOver.${string}`>, LocaleTexts> = {
  'handOver.noPoint': {
    ru: 'За вами не записан ни один ПВЗ. Его указывает администратор в вашей учётной записи.',
    en: 'No pickup point is set for your account. An administrator sets it.',
    zh: '您的账号未设置自提点，请联系管理员设置。',
    tg: 'Ба ҳисоби шумо ягон нуқтаи супориш вобаста нест. Онро маъмур муайян мекунад.',
  },
  'handOver.nobodyFound': {
    ru: 'На этом ПВЗ никого не нашлось. Проверьте, что введено.',
    en: 'Nobody was found at this pickup point. Check what was entered.',
    zh: '本自提点未找到相关客户，请核对输入内容。',
    tg: 'Дар ин нуқта касе ёфт нашуд. Воридшударо санҷед.',
  },
  'handOver.nothingWaits': {
    ru: 'У клиента {code} здесь сейчас нет готовых посылок.',
    en: 'Customer {code} has nothing to collect here at the moment.',
    zh: '客户 {code} 在本自提点暂无可取包裹。',
    tg: 'Муштарии {code} ҳоло дар ин ҷо бастаи омода надорад.',
  },
  'handOver.wrongCode': {
    ru: 'Код выдачи не подходит. Осталось: {left} {left:попытка|попытки|попыток}.',
    en: 'This is not the pickup code. {left} {left:try is|tries are} left.',
    zh: '取件码不正确，还可尝试 {left} 次。',
    tg: 'Рамзи гирифтан дуруст нест. {left} кӯшиш мондааст.',
  },
  'handOver.codeReplaced': {
    ru: 'Код выдачи пять раз назван неверно и заменён. Новый код клиент видит в кабинете; можно проверить документ.',
    en: 'A wrong pickup code was given five times, so it was replaced. The customer sees the new one in the account; a document can be checked instead.',
    zh: '取件码连续五次错误，已更换。客户可在个人中心查看新取件码，也可核验证件。',
    tg: 'Рамз панҷ бор нодуруст гуфта шуд ва иваз гардид. Рамзи навро муштарӣ дар кабинет мебинад; ҳуҷҷатро низ санҷидан мумкин аст.',
  },
  'handOver.codeUnknown': {
    ru: 'Такого кода выдачи на этом ПВЗ нет. Без выбора клиента в этом часу осталось: {left} {left:попытка|попытки|попыток}.',
    en: 'Nobody has this pickup code here. Without choosing a customer {left} {left:try is|tries are} left this hour.',
    zh: '本自提点没有该取件码。不选择客户时，本小时还可尝试 {left} 次。',
    tg: 'Дар ин нуқта чунин рамз нест. Бе интихоби муштарӣ дар ин соат {left} кӯшиш мондааст.',
  },
  'handOver.tooManyTries': {
    ru: 'Слишком много неверных кодов за час. Выберите клиента по коду или телефону либо подождите {seconds:wait}.',
    en: 'Too many wrong codes within an hour. Choose the customer by customer code or phone, or wait {seconds:wait}.',
    zh: '一小时内错误取件码过多。请按客户代码或手机号选择客户，或等待 {seconds:wait}。',
    tg: 'Дар як соат рамзҳои нодуруст аз ҳад зиёд шуданд. Муштариро бо рамз ё телефон интихоб кунед ё {seconds:wait} интизор шавед.',
  },
  'handOver.requestReused': {
    ru: 'Под этим номером запроса уже выполнено другое. Обновите страницу и повторите.',
    en: 'Something else was done under this request id. Reload the page and try again.',
    zh: '该请求编号已用于其他操作，请刷新页面后重试。',
    tg: 'Бо ин рақами дархост аллакай кори дигар шудааст. Саҳифаро нав карда, такрор кунед.',
  },
  'handOver.visitNotFound': {
    ru: 'Такой карточки выдачи на этом ПВЗ нет.',
    en: 'There is no such hand-over card at this pickup point.',
    zh: '本自提点没有该取件卡。',
    tg: 'Дар ин нуқта чунин корти супориш нест.',
  },
  'handOver.visitEnded': {
    ru: 'Карточка уже закрыта. Откройте её снова по коду или документу.',
    en: 'This card is closed. Open it again by code or document.',
    zh: '取件卡已关闭，请凭取件码或证件重新打开。',
    tg: 'Корт аллакай пӯшида шудааст. Онро бо рамз ё ҳуҷҷат аз нав кушоед.',
  },
  'handOver.delegateNeedsCode': {
    ru: 'Другому человеку выдают только по коду выдачи клиента.',
    en: 'Somebody else may collect only with the customer’s pickup code.',
    zh: '他人代取必须提供客户的取件码。',
    tg: 'Ба шахси дигар танҳо бо рамзи гирифтани муштарӣ супорида мешавад.',
  },
  'handOver.otherCustomer': {
    ru: 'Это посылка другого клиента: {name}, {code}. Верните её в ячейку.',
    en: 'This parcel belongs to another customer: {name}, {code}. Put it back.',
    zh: '该包裹属于其他客户：{name}，{code}。请放回货位。',
    tg: 'Ин бастаи муштарии дигар аст: {name}, {code}. Онро ба ҷояш баргардонед.',
  },
  'handOver.otherPoint': {
    ru: 'Посылка едет в другой ПВЗ или лежит там: {point}.',
    en: 'This parcel lies at or goes to another pickup point: {point}.',
    zh: '该包裹属于其他自提点：{point}。',
    tg: 'Баста ба нуқтаи дигар меравад ё дар он ҷост: {point}.',
  },
  'handOver.notHere': {
    ru: 'По учёту посылка ещё не принята на этом ПВЗ. Сначала примите её.',
    en: 'According to the records this parcel has not been received here yet. Receive it first.',
    zh: '系统显示本自提点尚未签收该包裹，请先办理签收。',
    tg: 'Аз рӯи бақайдгирӣ баста ҳоло дар ин нуқта қабул нашудааст. Аввал онро қабул кунед.',
  },
  'handOver.alreadyGiven': {
    ru: 'Посылка уже выдана: {date} в {time}, сотрудник {by}.',
    en: 'This parcel was handed over already: {date} at {time}, by {by}.',
    zh: '该包裹已于 {date} {time} 交付，经办人：{by}。',
    tg: 'Баста аллакай супорида шудааст: {date}, соати {time}, корманд {by}.',
  },
  'handOver.unpaid': {
    ru: 'Посылка не оплачена: осталось {amount} USD. Примите оплату и выдайте снова.',
    en: 'This parcel is not paid: {amount} USD is left. Take the payment and hand it over again.',
    zh: '该包裹尚未付清，还欠 {amount} USD。请先收款再交付。',
    tg: 'Маблағи баста пардохт нашудааст: {amount} USD мондааст. Пардохтро қабул карда, аз нав супоред.',
  },
  'handOver.approvalNotFound': {
    ru: 'Такого запроса на выдачу нет.',
    en: 'There is no such request for a hand-over.',
    zh: '没有该交付申请。',
    tg: 'Чунин дархости супориш нест.',
  },
  'handOver.approvalOver': {
    ru: 'Запрос больше не действует: его отозвали, использовали или вышло время. Отправьте новый.',
    en: 'This request is over: it was withdrawn or used, or its time has run out. Send a new one.',
    zh: '该申请已失效：已撤回、已使用或已超时。请重新提交。',
    tg: 'Дархост дигар амал намекунад: онро бозпас гирифтанд, истифода бурданд ё вақташ гузашт. Дархости нав фиристед.',
  },
  'handOver.approvalDecided': {
    ru: 'Решение уже принято: {by}.',
    en: 'This was decided already by {by}.',
    zh: '{by} 已作出决定。',
    tg: 'Қарор аллакай қабул шудааст: {by}.',
  },
  'handOver.notAllowed': {
    ru: 'Выдача без кода не разрешена. Проверьте код или документ.',
    en: 'The hand-over without a proof is not allowed. Check a code or a document.',
    zh: '未获准无凭证交付，请核验取件码或证件。',
    tg: 'Супоридан бе рамз иҷозат дода нашудааст. Рамз ё ҳуҷҷатро санҷед.',
  },
  'handOver.ownApproval': {
    ru: 'Свой запрос решает другой сотрудник.',
    en: 'Somebody else decides about your own request.',
    zh: '本人提交的申请须由其他员工审批。',
    tg: 'Дар бораи дархости худи шумо корманди дигар қарор мекунад.',
  },
  'handOver.problemNotFound': {
    ru: 'Такой записи о проблеме на этом ПВЗ нет.',
    en: 'There is no such report of a problem at this pickup point.',
    zh: '本自提点没有该问题登记。',
    tg: 'Дар ин нуқта чунин қайди мушкилот нест.',
  },
  'handOver.tooManyPhotos': {
    ru: 'Больше {max} фото приложить нельзя.',
    en: 'No more than {max} photos can be added.',
    zh: '最多可添加 {max} 张照片。',
    tg: 'Зиёда аз {max} сурат илова кардан мумкин нест.',
  },
  'handOver.withCourier': {
    ru: 'Посылка сейчас у курьера {courier}. Здесь её нет.',
    en: 'Courier {courier} has this parcel now. It is not here.',
    zh: '该包裹正由快递员 {courier} 派送，不在自提点。',
    tg: 'Борро ҳоло курьер {courier} бурдааст. Он ин ҷо нест.',
  },
};
