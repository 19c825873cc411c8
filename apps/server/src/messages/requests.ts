import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const requestTexts: Record<
  Extract<ErrorName, `request.${string}` | `server.${string}`>,
  LocaleTexts
> = {
  'request.invalid': {
    ru: 'Запрос составлен неверно. Проверьте указанные поля.',
    en: 'The request is not valid. Check the fields listed.',
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
  'request.otherHost': {
    ru: 'По этому имени сервис не отвечает. Откройте его по адресу, который вам дали.',
    en: 'The service does not answer under this name. Open it by the address you were given.',
    zh: '服务不响应此域名，请使用您收到的网址访问。',
    tg: 'Хизматрасонӣ бо ин ном ҷавоб намедиҳад. Онро бо суроғае кушоед, ки ба шумо додаанд.',
  },
  'request.notFound': {
    ru: 'Такого адреса нет.',
    en: 'There is nothing at this address.',
    zh: '该地址不存在。',
    tg: 'Чунин суроға вуҷуд надорад.',
  },
  'request.methodNotAllowed': {
    ru: 'Этот адрес принимает только {allow}.',
    en: 'This address accepts only {allow}.',
    zh: '该地址只接受 {allow}。',
    tg: 'Ин суроға танҳо инро қабул мекунад: {allow}.',
  },
  'request.brokenOff': {
    ru: 'Связь прервалась, запрос не дошёл целиком. Попробуйте ещё раз.',
    en: 'The connection broke before the whole request had arrived. Try again.',
    zh: '连接中断，请求未完整送达，请重试。',
    tg: 'Алоқа канда шуд, дархост пурра нарасид. Бори дигар кӯшиш кунед.',
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
    ru: 'Слишком много запросов подряд. Повторите через {seconds:wait}.',
    en: 'Too many requests in a row. Try again in {seconds:wait}.',
    zh: '请求过于频繁，请在 {seconds:wait}后重试。',
    tg: 'Дархостҳо аз ҳад зиёданд. Пас аз {seconds:wait} такрор кунед.',
  },
  'request.headersTooLarge': {
    ru: 'Заголовки запроса слишком большие.',
    en: 'The headers of the request are too large.',
    zh: '请求头过大。',
    tg: 'Сарлавҳаҳои дархост аз ҳад калонанд.',
  },
  'server.internal': {
    ru: 'На сервере произошла ошибка. Она записана в журнал.',
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
};
