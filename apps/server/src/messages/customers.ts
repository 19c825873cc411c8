import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const customerTexts: Record<Extract<ErrorName, `customers.${string}`>, LocaleTexts> = {
  'customers.codeAmbiguous': {
    ru: 'Код {code} подходит нескольким клиентам: {codes}. Введите код полностью.',
    en: 'The code {code} fits several customers: {codes}. Type the whole code.',
    zh: '编号 {code} 对应多位客户：{codes}。请输入完整编号。',
    tg: 'Рамзи {code} ба якчанд муштарӣ мувофиқ аст: {codes}. Рамзро пурра нависед.',
  },
  'customers.badCode': {
    ru: 'Это не код клиента: до пяти букв, от одной до восьми цифр и не больше одной буквы после них. Буквы RA, RP, RB, RC, RT, RI и RX заняты другими кодами.',
    en: 'This is no customer code: up to five letters, one to eight digits, and one letter at most behind them. RA, RP, RB, RC, RT, RI and RX begin other codes.',
    zh: '这不是客户编号：最多五个字母，接一至八位数字，后面最多再有一个字母。RA、RP、RB、RC、RT、RI、RX 已用于其他编号。',
    tg: 'Ин рамзи муштарӣ нест: то панҷ ҳарф, аз як то ҳашт рақам ва пас аз онҳо на зиёда аз як ҳарф. Ҳарфҳои RA, RP, RB, RC, RT, RI ва RX барои рамзҳои дигаранд.',
  },
  'customers.codeTaken': {
    ru: 'Код {code} уже ведёт к другому клиенту.',
    en: 'The code {code} already leads to another customer.',
    zh: '编号 {code} 已属于其他客户。',
    tg: 'Рамзи {code} аллакай ба муштарии дигар мебарад.',
  },
  'customers.codeKeptBack': {
    ru: 'Код {code} в запасе: его даёт руководитель.',
    en: 'The code {code} is kept back: a manager gives it.',
    zh: '编号 {code} 已预留，只能由主管发放。',
    tg: 'Рамзи {code} захира аст: онро роҳбар медиҳад.',
  },
  'customers.alreadyClaimed': {
    ru: 'В кабинете клиента есть почта: листок ему не нужен. Забытый пароль он задаёт заново сам, по почте.',
    en: 'This customer’s account has an email, so no slip is needed. A forgotten password is set anew by email.',
    zh: '该客户的账户有邮箱，无需凭条。忘记密码可通过邮箱自行重设。',
    tg: 'Кабинети муштарӣ почта дорад, варақа лозим нест. Пароли фаромӯшшударо худаш бо почта аз нав мегузорад.',
  },
  'customers.merged': {
    ru: 'Код {code} уже объединён с {into}.',
    en: 'The code {code} was merged with {into} already.',
    zh: '编号 {code} 已并入 {into}。',
    tg: 'Рамзи {code} аллакай бо {into} якҷоя шудааст.',
  },
  'customers.mergeIntoClosed': {
    ru: 'Учётная запись {code} закрыта: сначала откройте её или выберите другую сторону.',
    en: 'The account {code} is closed: open it first, or let the other one stay.',
    zh: '账户 {code} 已关闭：请先开启，或保留另一方。',
    tg: 'Ҳисоби {code} пӯшида аст: аввал онро кушоед ё тарафи дигарро интихоб кунед.',
  },
  'customers.mergeSelf': {
    ru: 'Это один и тот же клиент: объединять нечего.',
    en: 'This is one and the same customer: there is nothing to merge.',
    zh: '这是同一位客户，无需合并。',
    tg: 'Ин ҳамон як муштарӣ аст: якҷоя кардан лозим нест.',
  },
  'customers.mergeOpenPayment': {
    ru: 'У {code} есть переводы, которые ждут зачисления: {n}. Сначала зачислите их или откажите.',
    en: '{code} has transfers that wait to be credited: {n}. Credit or refuse them first.',
    zh: '{code} 有待入账的转账：{n}。请先入账或拒绝。',
    tg: '{code} гузаронидаҳое дорад, ки интизори қабуланд: {n}. Аввал онҳоро қабул ё рад кунед.',
  },
  'customers.mergeRefundWaits': {
    ru: 'У {code} есть возвраты, которые ещё не выплачены: {n}. Сначала выплатите или отмените их.',
    en: '{code} has refunds that are not paid out: {n}. Pay them out or withdraw them first.',
    zh: '{code} 有尚未支付的退款：{n}。请先支付或撤销。',
    tg: '{code} баргардониданҳои пардохтнашуда дорад: {n}. Аввал онҳоро пардохт ё бекор кунед.',
  },
  'customers.mergeVisitOpen': {
    ru: '{code} сейчас у окна выдачи или ждёт курьера. Закончите выдачу и повторите.',
    en: '{code} is at a counter right now, or a courier is under way. Finish the hand-over and try again.',
    zh: '{code} 正在窗口取件或由快递员派送中。请完成后再试。',
    tg: '{code} ҳоло дар назди пешхон аст ё курйерро мунтазир аст. Доданро тамом карда, такрор кунед.',
  },
  'customers.mergeBothDeclared': {
    ru: 'Оба заявили одни и те же трек-коды: {codes}. Отмените лишние и повторите.',
    en: 'Both have declared the same tracking codes: {codes}. Cancel one of each and try again.',
    zh: '两位客户申报了相同的运单号：{codes}。请取消多余的再试。',
    tg: 'Ҳарду як рамзи пайгириро эълон кардаанд: {codes}. Зиёдатиашро бекор карда, такрор кунед.',
  },
  'customers.mergeWrongWay': {
    ru: 'Кабинет есть только у {code}. Поменяйте стороны: остаётся тот, кто входит в кабинет.',
    en: 'Only {code} has an account. Swap the two: the one who logs in is the one who stays.',
    zh: '只有 {code} 开通了账户。请对调双方：保留可登录的一方。',
    tg: 'Танҳо {code} кабинет дорад. Ҷойҳоро иваз кунед: касе мемонад, ки ба кабинет медарояд.',
  },
  'customers.mergeBothClaimed': {
    ru: 'Оба уже входили в кабинет. Запишите, что согласны оба и как они это сказали.',
    en: 'Both have accounts. Note that both owners agree, and how they said so.',
    zh: '双方都已开通账户。请注明双方均同意及其方式。',
    tg: 'Ҳарду кабинет доранд. Навишта гиред, ки ҳарду розианд ва инро чӣ тавр гуфтанд.',
  },
  'customers.mergeChanged': {
    ru: 'Тем временем у клиентов что-то изменилось. Посмотрите суммы ещё раз.',
    en: 'Something of the two customers has changed meanwhile. Look at the sums again.',
    zh: '期间客户资料有变动，请重新核对金额。',
    tg: 'Дар ин миён чизе тағйир ёфт. Маблағҳоро бори дигар бинед.',
  },
  'customers.mergeWaits': {
    ru: 'Объединение кода {code} уже ждёт второго сотрудника.',
    en: 'A merge of the code {code} waits for a second person already.',
    zh: '编号 {code} 的合并已在等待第二人确认。',
    tg: 'Якҷоякунии рамзи {code} аллакай мунтазири корманди дуюм аст.',
  },
  'customers.mergeOwn': {
    ru: 'Это ваш запрос: его подтверждает другой сотрудник.',
    en: 'You have asked for this yourself: somebody else confirms it.',
    zh: '这是您本人的申请，须由他人确认。',
    tg: 'Ин дархости худи шумост: онро корманди дигар тасдиқ мекунад.',
  },
  'customers.mergeUsed': {
    ru: 'Разделить нельзя: переданным уже воспользовались ({what}).',
    en: 'This cannot be undone: what was moved has been used since ({what}).',
    zh: '无法拆分：转入的内容已被使用（{what}）。',
    tg: 'Ҷудо кардан мумкин нест: аз он чи гузашт, аллакай истифода шудааст ({what}).',
  },
  'customers.mergeOver': {
    ru: 'Разделить можно было семь дней: срок прошёл.',
    en: 'A merge can be undone for seven days: they are over.',
    zh: '合并后七天内可拆分，期限已过。',
    tg: 'Ҷудо кардан ҳафт рӯз мумкин буд: муҳлат гузашт.',
  },
};
