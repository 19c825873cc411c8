import type { ErrorName, ErrorParams, FieldError } from '@rohi/contract/errors';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
const errorTexts: Record<ErrorName, LocaleTexts> = {
  'request.invalid': {
    ru: 'Запрос составлен неверно. Проверьте указанные поля.',
    en: 'The request is not valid. Check the fields named.',
    zh: '请求内容有误，请检查所列字段。',
    tg: 'Дархост нодуруст аст. Майдонҳои зикршударо санҷед.',
  },
  'request.badJson': {
    ru: 'Тело запроса — не JSON.',
    en: 'The body of the request is not JSON.',
    zh: '请求正文不是有效的 JSON。',
    tg: 'Матни дархост JSON нест.',
  },
  'request.badEncoding': {
    ru: 'Адрес или заголовки запроса повреждены.',
    en: 'The address or the headers of the request are damaged.',
    zh: '请求地址或请求头已损坏。',
    tg: 'Суроға ё сарлавҳаҳои дархост вайрон шудаанд.',
  },
  'request.notFound': {
    ru: 'Такого адреса нет.',
    en: 'There is nothing at this address.',
    zh: '该地址不存在。',
    tg: 'Чунин суроға вуҷуд надорад.',
  },
  'request.methodNotAllowed': {
    ru: 'Этот адрес принимает только {allow}.',
    en: 'This address takes only {allow}.',
    zh: '该地址只接受 {allow}。',
    tg: 'Ин суроға танҳо {allow}-ро қабул мекунад.',
  },
  'request.timeout': {
    ru: 'Запрос передавался слишком долго. Попробуйте ещё раз.',
    en: 'The request took too long to arrive. Try again.',
    zh: '请求传输超时，请重试。',
    tg: 'Дархост хеле дер расид. Бори дигар кӯшиш кунед.',
  },
  'request.tooLarge': {
    ru: 'Запрос слишком большой.',
    en: 'The request is too large.',
    zh: '请求内容过大。',
    tg: 'Дархост аз ҳад калон аст.',
  },
  'request.urlTooLong': {
    ru: 'Адрес слишком длинный.',
    en: 'The address is too long.',
    zh: '请求地址过长。',
    tg: 'Суроға аз ҳад дароз аст.',
  },
  'request.unsupportedMediaType': {
    ru: 'Принимается только application/json.',
    en: 'Only application/json is accepted.',
    zh: '仅接受 application/json 格式。',
    tg: 'Танҳо application/json қабул мешавад.',
  },
  'request.tooMany': {
    ru: 'Слишком много запросов подряд. Повторите через {seconds} с.',
    en: 'Too many requests in a row. Try again in {seconds} s.',
    zh: '请求过于频繁，请在 {seconds} 秒后重试。',
    tg: 'Дархостҳо аз ҳад зиёданд. Пас аз {seconds} сония такрор кунед.',
  },
  'request.headersTooLarge': {
    ru: 'Заголовки запроса слишком большие.',
    en: 'The headers of the request are too large.',
    zh: '请求头过大。',
    tg: 'Сарлавҳаҳои дархост аз ҳад калонанд.',
  },
  'server.internal': {
    ru: 'На сервере произошла ошибка. Мы уже видим её в журнале.',
    en: 'Something went wrong on the server. It has been logged.',
    zh: '服务器发生错误，已记录。',
    tg: 'Дар сервер хато рӯй дод. Он ба қайд гирифта шуд.',
  },
  'server.busy': {
    ru: 'Сервис перегружен. Повторите через несколько секунд.',
    en: 'The service is overloaded. Try again in a few seconds.',
    zh: '服务繁忙，请几秒后重试。',
    tg: 'Хидматрасонӣ аз ҳад банд аст. Пас аз чанд сония такрор кунед.',
  },
  'server.databaseDown': {
    ru: 'База данных недоступна. Повторите через несколько секунд.',
    en: 'The database is out of reach. Try again in a few seconds.',
    zh: '数据库暂时不可用，请几秒后重试。',
    tg: 'Пойгоҳи маълумот дастрас нест. Пас аз чанд сония такрор кунед.',
  },
  'server.diskFull': {
    ru: 'На сервере закончилось место. Запись не сохранена.',
    en: 'The server’s disk is full. Nothing was saved.',
    zh: '服务器磁盘已满，数据未保存。',
    tg: 'Дар сервер ҷой намонд. Маълумот сабт нашуд.',
  },
  'tracking.noCodes': {
    ru: 'Введите трек-номер.',
    en: 'Please enter your tracking number.',
    zh: '请输入您的运单号。',
    tg: 'Рақами пайгириро ворид кунед.',
  },
  'tracking.tooManyCodes': {
    ru: 'За один раз можно проверить не больше {max} номеров.',
    en: 'The maximum number of queries cannot exceed {max}.',
    zh: '查询数量不能超过 {max} 个。',
    tg: 'Дар як вақт на бештар аз {max} рақамро санҷидан мумкин аст.',
  },
  'tracking.parcelNotFound': {
    ru: 'Посылка {code} не найдена.',
    en: 'There is no parcel {code}.',
    zh: '未找到包裹 {code}。',
    tg: 'Бори {code} ёфт нашуд.',
  },
  'tracking.moveNotAllowed': {
    ru: 'Событие {event} невозможно при статусе {status}.',
    en: 'The event {event} cannot happen in status {status}.',
    zh: '状态为 {status} 时不能登记事件 {event}。',
    tg: 'Ҳодисаи {event} дар ҳолати {status} имкон надорад.',
  },
  'tracking.parcelClosed': {
    ru: 'Посылка уже выдана или отменена.',
    en: 'The parcel has been collected or cancelled.',
    zh: '包裹已签收或已取消。',
    tg: 'Бор аллакай дода ё бекор карда шудааст.',
  },
  'tracking.parcelHeld': {
    ru: 'Посылка задержана: сначала снимите отметку.',
    en: 'The parcel is held: clear the flag first.',
    zh: '包裹已暂扣，请先解除标记。',
    tg: 'Бор нигоҳ дошта шудааст: аввал аломатро бардоред.',
  },
  'tracking.notReceivedInChina': {
    ru: 'Посылку ещё не приняли на складе в Китае.',
    en: 'The parcel has not been received at the China warehouse.',
    zh: '中国仓库尚未收到该包裹。',
    tg: 'Борро ҳанӯз дар анбори Чин қабул накардаанд.',
  },
  'tracking.reasonRequired': {
    ru: 'Укажите причину.',
    en: 'Give a reason.',
    zh: '请填写原因。',
    tg: 'Сабабро нишон диҳед.',
  },
  'tracking.nothingToUndo': {
    ru: 'Это событие нельзя отменить.',
    en: 'This event cannot be taken back.',
    zh: '该事件无法撤销。',
    tg: 'Ин ҳодисаро бекор кардан мумкин нест.',
  },
  'tracking.undoTooLate': {
    ru: 'Отменить событие уже поздно.',
    en: 'It is too late to take this event back.',
    zh: '该事件已超过可撤销期限。',
    tg: 'Барои бекор кардани ҳодиса дер шуд.',
  },
  'tracking.roleNotAllowed': {
    ru: 'У вашей роли нет права на это действие.',
    en: 'Your role does not allow this.',
    zh: '您的角色无权执行此操作。',
    tg: 'Нақши шумо ба ин амал ҳуқуқ надорад.',
  },
};

const fieldTexts: Record<FieldError, LocaleTexts> = {
  required: {
    ru: 'Поле обязательно.',
    en: 'This field is required.',
    zh: '该字段为必填项。',
    tg: 'Ин майдон ҳатмист.',
  },
  wrongType: {
    ru: 'Здесь нужно значение другого типа ({expected}).',
    en: 'A value of another type is needed here ({expected}).',
    zh: '此处的数据类型有误，应为 {expected}。',
    tg: 'Дар ин ҷо қимати навъи дигар лозим аст ({expected}).',
  },
  unknownField: {
    ru: 'Такого поля нет.',
    en: 'There is no such field.',
    zh: '没有该字段。',
    tg: 'Чунин майдон нест.',
  },
  badCharacters: {
    ru: 'Текст содержит недопустимые знаки.',
    en: 'The text contains characters that are not allowed.',
    zh: '文本包含不允许的字符。',
    tg: 'Матн аломатҳои номумкин дорад.',
  },
  tooLong: {
    ru: 'Не больше {max} знаков.',
    en: 'At most {max} characters.',
    zh: '最多 {max} 个字符。',
    tg: 'На бештар аз {max} аломат.',
  },
  tooShort: {
    ru: 'Не меньше {min} знаков.',
    en: 'At least {min} characters.',
    zh: '至少 {min} 个字符。',
    tg: 'На камтар аз {min} аломат.',
  },
  notAllowed: {
    ru: 'Такое значение не разрешено.',
    en: 'This value is not allowed.',
    zh: '该值不被允许。',
    tg: 'Ин қимат иҷозат дода намешавад.',
  },
  badFormat: {
    ru: 'Неверный формат.',
    en: 'The format is wrong.',
    zh: '格式有误。',
    tg: 'Шакл нодуруст аст.',
  },
};

/** The text of a failure in the asker's language, its values filled in. */
export function errorText(name: ErrorName, locale: Locale, params: ErrorParams = {}): string {
  return fill(errorTexts[name][locale], params);
}

/** What is wrong with one field, in the asker's language. */
export function fieldText(error: FieldError, locale: Locale, params: ErrorParams = {}): string {
  return fill(fieldTexts[error][locale], params);
}

function fill(text: string, params: ErrorParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
