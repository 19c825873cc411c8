import type { Locale, WordsOf } from '@rohi/contract/locales';

/** Words of the page that needs no script. Tajik awaits a native reader. */
const ru = {
  title: 'Где моя посылка?',
  languages: 'Язык',
  description: 'Отслеживание посылок из Китая в Таджикистан',
  step: (step: number, of: number) => `Шаг ${step} из ${of}`,
  cancelledAt: (step: number, of: number) => `Отменено на шаге ${step} из ${of}`,
  /** In the place of the step: it is on its way to its sender. */
  goesBack: 'Возвращается к отправителю: к получателю больше не едет',
  /** From one day to another. */
  days: (from: string, to: string) => `${from} – ${to}`,
  expected: (from: string, to: string) => `Ожидаем в пункте выдачи ${from} – ${to}`,
  order: 'Номер заказа',
  carrier: 'Перевозчик',
  notes: 'Примечания',
  history: 'История',
  notFound: (count: number) => `Пока не найдены: ${count}`,
  /** Further codes not found, of which the limit leaves only the number; `wait` is a time in words. */
  countedOnly: (count: number) => `Ещё не найдены: ${count}`,
  countedOnlyWhy: (wait: string) =>
    `Из вашей сети за час искали слишком много номеров, которых у нас пока нет, поэтому какие именно не нашлись, сейчас не показываем. Подробности будут примерно через ${wait}. Если войти на сайте, ждать не нужно.`,
  /** What the link asks for cannot be codes. */
  badLink:
    'Номера в этой ссылке не читаются. Откройте ссылку из сообщения целиком или введите номера на сайте.',
  unknownHint:
    'Номер появится здесь, когда посылку примут на складе в Китае. Проверьте у продавца, что она отправлена.',
  /** Numbers of ours that are no tracking codes. */
  customerCode: 'Это код клиента, а не трек-номер. Трек-номер даёт магазин или продавец.',
  orderCode: 'Это номер заказа, а не трек-номер. Заказы открываются в личном кабинете.',
  badFormatHint: 'Это не похоже на трек-номер. Проверьте, нет ли в нём лишних знаков.',
  looksLike: (carriers: string) => `Похоже на номер ${carriers}.`,
  openInApp: 'Открыть на сайте',
  backHome: 'На главную',
  updated: (time: string) => `Данные на ${time}, время Душанбе`,
  hotline: 'Горячая линия',
};

export type TrackingPageTexts = WordsOf<typeof ru>;

export const trackingPageTexts: Record<Locale, TrackingPageTexts> = {
  ru,
  en: {
    title: 'Where is my parcel?',
    languages: 'Language',
    description: 'Parcel tracking from China to Tajikistan',
    step: (step, of) => `Step ${step} of ${of}`,
    cancelledAt: (step, of) => `Cancelled at step ${step} of ${of}`,
    goesBack: 'On its way back to the sender: it no longer travels to the recipient',
    days: (from, to) => `${from} – ${to}`,
    expected: (from, to) => `Expected at the pickup point ${from} – ${to}`,
    order: 'Order number',
    carrier: 'Carrier',
    notes: 'Notes',
    history: 'History',
    notFound: (count) => `Not found yet: ${count}`,
    countedOnly: (count) => `Also not found: ${count}`,
    countedOnlyWhy: (wait) =>
      `Too many numbers that we do not have yet were looked up from your network within an hour, so we do not show which ones these are. Details will be here in about ${wait}. If you log in on the site, there is no wait.`,
    badLink:
      'The numbers in this link could not be read. Open the whole link from the message, or enter the numbers on the site.',
    unknownHint:
      'The number appears here once our China warehouse has received the parcel. Ask the seller whether it has been sent.',
    customerCode:
      'This is a customer code, not a tracking number. The shop or the seller gives you the tracking number.',
    orderCode: 'This is an order number, not a tracking number. Orders open in your account.',
    badFormatHint: 'This does not look like a tracking number. Check it for stray characters.',
    looksLike: (carriers) => `It looks like a number from ${carriers}.`,
    openInApp: 'Open on the site',
    backHome: 'Back to home page',
    updated: (time) => `As of ${time}, Dushanbe time`,
    hotline: 'Hotline',
  },
  zh: {
    title: '我的包裹到哪了？',
    languages: '语言',
    description: '中国至塔吉克斯坦包裹查询',
    step: (step, of) => `第 ${step} 步，共 ${of} 步`,
    cancelledAt: (step, of) => `在第 ${step} 步取消，共 ${of} 步`,
    goesBack: '正在退回发件人，不再运往收件人',
    days: (from, to) => `${from} 至 ${to}`,
    expected: (from, to) => `预计 ${from} 至 ${to} 到达自提点`,
    order: '订单号',
    carrier: '承运商',
    notes: '备注',
    history: '物流轨迹',
    notFound: (count) => `暂未查到：${count}`,
    countedOnly: (count) => `另有 ${count} 个单号未查到`,
    countedOnlyWhy: (wait) =>
      `您所在的网络一小时内查询了过多我们尚未收到的单号，因此暂不显示具体是哪些。约 ${wait}后可查看详情。在网站登录后无需等待。`,
    badLink: '无法识别此链接中的单号。请打开消息中的完整链接，或在网站上输入单号。',
    unknownHint: '中国仓库收到包裹后，该单号会显示在这里。请向卖家确认是否已发货。',
    customerCode: '这是客户编号，不是快递单号。快递单号请向店铺或卖家索取。',
    orderCode: '这是订单号，不是快递单号。订单请在个人中心查看。',
    badFormatHint: '这不像快递单号，请检查是否有多余字符。',
    looksLike: (carriers) => `可能是${carriers}的单号。`,
    openInApp: '在网站中打开',
    backHome: '返回首页',
    updated: (time) => `数据时间：${time}（杜尚别时间）`,
    hotline: '客服热线',
  },
  tg: {
    title: 'Бори ман дар куҷост?',
    languages: 'Забон',
    description: 'Пайгирии борҳо аз Чин ба Тоҷикистон',
    step: (step, of) => `Қадами ${step} аз ${of}`,
    cancelledAt: (step, of) => `Дар қадами ${step} аз ${of} бекор карда шуд`,
    goesBack: 'Ба фиристанда бармегардад: ба гиранда дигар намеравад',
    days: (from, to) => `${from} – ${to}`,
    expected: (from, to) => `Дар нуқтаи супориш интизорем: ${from} – ${to}`,
    order: 'Рақами фармоиш',
    carrier: 'Боркаш',
    notes: 'Эзоҳ',
    history: 'Таърих',
    notFound: (count) => `Ҳоло ёфт нашуд: ${count}`,
    countedOnly: (count) => `Боз ${count} рақам ёфт нашуд`,
    countedOnlyWhy: (wait) =>
      `Дар як соат аз шабакаи шумо рақамҳои зиёдеро ҷустанд, ки мо ҳоло надорем, бинобар ин кадом рақамҳо ёфт нашуданд, нишон дода намешавад. Тафсилот тақрибан пас аз ${wait} дастрас мешавад. Агар дар сайт ворид шавед, интизор шудан лозим нест.`,
    badLink:
      'Рақамҳо дар ин пайванд хонда намешаванд. Пайвандро аз паём пурра кушоед ё рақамҳоро дар сайт ворид кунед.',
    unknownHint:
      'Рақам пас аз қабули бор дар анбори Чин пайдо мешавад. Аз фурӯшанда пурсед, ки бор фиристода шудааст ё не.',
    customerCode: 'Ин рамзи муштарӣ аст, на рақами пайгирӣ. Рақами пайгириро мағоза ё фурӯшанда медиҳад.',
    orderCode: 'Ин рақами фармоиш аст, на рақами пайгирӣ. Фармоишҳо дар кабинет кушода мешаванд.',
    badFormatHint: 'Ин ба рақами пайгирӣ монанд нест. Онро бори дигар санҷед.',
    looksLike: (carriers) => `Ба рақами ${carriers} монанд аст.`,
    openInApp: 'Дар сомона кушодан',
    backHome: 'Ба саҳифаи асосӣ',
    updated: (time) => `Маълумот дар ${time}, вақти Душанбе`,
    hotline: 'Хати доғ',
  },
};
