/** The words of the description that lies in an archive. */
import type { Locale } from '@rohi/contract/locales';
import type { MoveOutSubject } from './move-out-tables.ts';

type ReadmeTexts = Record<
  | 'title'
  | 'made'
  | 'about'
  | 'moveIn'
  | 'order'
  | 'data'
  | 'vouchers'
  | 'pictures'
  | 'summary'
  | 'leftTitle'
  | 'left',
  string
> & { subjects: Record<MoveOutSubject, string> };

export const readmeTexts: Record<Locale, ReadmeTexts> = {
  ru: {
    title: 'Все данные фирмы',
    made: 'Составлено',
    about: 'Все файлы относятся к одному моменту, поэтому суммы сходятся. Записанного позже в них нет.',
    moveIn:
      'Таблицы, которые читает переезд этой программы (CSV, UTF-8, ячейки через запятую, 25 000 строк в файле):',
    order:
      'Отправляйте их в таком порядке: клиенты, посылки, остатки. Где посылка прибыла, говорит пункт или хаб в её строке: в новой установке нужны места с теми же кодами. О двух клиентах с одним телефоном переезд спросит. Остаток — это долг клиента с прежних времён и за выданное или внесённые им деньги; цена невыданной посылки считается заново по тарифу. Отменённые посылки есть только в data/parcels.',
    data: 'Один объект JSON в строке, по файлу на таблицу, по порядку первых столбцов. `_minor` — сотые доли валюты, `_g` — граммы, `_mm` — миллиметры, `_at` — моменты с часовым поясом. Истории посылок: `parcel_event.parcel_id` — это `parcel.id`. Деньги: `ledger_entry.posting_id` — это `ledger_posting.id`, `account_id` — `ledger_account.id`.',
    vouchers:
      'Файлы остатков, с которыми фирма переехала сюда, как они были прочитаны, с SHA-256 отправленных байтов: это основания проводок. Файл назван в `opening_row.import_id`.',
    pictures: 'Названы по `file_name` из `data/parcels/attachment.jsonl`; там же сказано, что на снимке.',
    summary:
      'Строки каждого файла, суммы остатков и счетов, посылки по статусам. Переезд прошёл целиком, если его числа и суммы те же.',
    leftTitle: 'Что остаётся',
    left: 'Пароли, одноразовые коды, ключи, пропуска, коды получения и входы: клиенты снова получают свой код по листку или телефону, сотрудникам заводят новые учётные записи. Остаются и письма, просмотры, журнал действий и всё, что вычисляется; таблицы названы в `summary.json`.',
    subjects: {
      people: 'клиенты, их коды, сотрудники и роли',
      parcels: 'посылки с историями, заказы, заявки, снимки',
      money: 'начисления, оплаты, возвраты, счета, кассы и смены',
      prices: 'курсы, тарифы, каналы',
      road: 'рейсы, мешки, передачи, инвентаризации',
      counter: 'выдачи, визиты, курьеры',
      firm: 'места, слова, настройки, объявления, переписка',
    },
  },
  zh: {
    title: '公司的全部数据',
    made: '生成时间',
    about: '所有文件取自同一时刻，因此各项合计一致；此后写入的内容不在其中。',
    moveIn: '本产品迁入时可读取的表格（CSV，UTF-8，逗号分隔，每个文件 25,000 行）：',
    order:
      '请按此顺序上传：客户、包裹、余额。包裹到达何处由该行的自提点或枢纽说明：新系统中须有相同编号的地点。两位客户共用一个电话时会询问。余额是客户以前的欠款、已交付包裹的欠款，或已预付的款项；尚未交付的包裹按资费重新计价。已取消的包裹只在 data/parcels 中。',
    data: '每行一个 JSON 对象，每张表一个文件，按最前面的列排序。`_minor` 为货币的百分之一，`_g` 为克，`_mm` 为毫米，`_at` 为带时区的时间。包裹历史：`parcel_event.parcel_id` 即 `parcel.id`。资金：`ledger_entry.posting_id` 即 `ledger_posting.id`，`account_id` 即 `ledger_account.id`。',
    vouchers:
      '公司迁入时的余额文件（按读取的内容），附上传字节的 SHA-256：它们是记账凭证。文件见 `opening_row.import_id`。',
    pictures: '以 `data/parcels/attachment.jsonl` 的 `file_name` 命名，其中说明图片内容。',
    summary: '各文件的行数、余额与账户的合计、各状态的包裹数。迁入后的数量与金额与此相同，即为完整。',
    leftTitle: '留下的内容',
    left: '密码、一次性代码、密钥、通行证、取件码和登录不带走：客户凭凭条或电话重新认领编号，员工另建账户。信件、查看记录、操作记录和计算得出的内容也留下；表名见 `summary.json`。',
    subjects: {
      people: '客户、客户编号、员工与角色',
      parcels: '包裹及历史、订单、认领、图片',
      money: '费用、付款、退款、账簿、钱箱与班次',
      prices: '汇率、资费、渠道',
      road: '车次、袋、转运、盘点',
      counter: '交付、到访、快递员',
      firm: '地点、词语、设置、公告、对话',
    },
  },
  en: {
    title: 'Everything of the firm',
    made: 'Made',
    about: 'All files are of one moment, so their sums agree. Whatever was written later is not in them.',
    moveIn:
      'Tables that the move-in of this product reads (CSV, UTF-8, comma between cells, 25,000 rows a file):',
    order:
      'Send them in this order: customers, parcels, balances. “Arrived” is said by the pickup point or hub of the row: the new installation needs places with the same codes. Two customers with one phone are asked about. A balance is what a customer owes from before and for what was handed over, or has paid in; the price of a parcel that is not handed over is counted anew by the tariff. Cancelled parcels stand in data/parcels alone.',
    data: 'One JSON object a line, one file for each table, ordered by its first columns. `_minor` are hundredths of the currency, `_g` grams, `_mm` millimetres, `_at` moments with their zone. Histories of parcels: `parcel_event.parcel_id` is `parcel.id`. Money: `ledger_entry.posting_id` is `ledger_posting.id`, `account_id` is `ledger_account.id`.',
    vouchers:
      'Files of balances with which the firm had moved in, as they were read, with the SHA-256 of the sent bytes: the vouchers of their postings. `opening_row.import_id` names the file.',
    pictures: 'Named by `file_name` of `data/parcels/attachment.jsonl`, which says what each shows.',
    summary:
      'Rows of each file, sums of balances and of the ledger, parcels by status. A move-in has come over whole when its own counts and sums are these.',
    leftTitle: 'What stays',
    left: 'Passwords, one-time codes, keys, passes, pickup codes and log-ins: customers claim their codes again by slip or phone, staff get new accounts. Letters, looks, the record of acts and what is computed stay as well; `summary.json` names the tables.',
    subjects: {
      people: 'customers, their codes, staff and roles',
      parcels: 'parcels with histories, orders, claims, pictures',
      money: 'charges, payments, refunds, ledger, drawers and shifts',
      prices: 'rates, tariffs, channels',
      road: 'trips, bags, transfers, inventories',
      counter: 'hand-overs, visits, couriers',
      firm: 'places, words, settings, notices, conversations',
    },
  },
  tg: {
    title: 'Ҳамаи маълумоти ширкат',
    made: 'Тартиб дода шуд',
    about:
      'Ҳамаи файлҳо ба як лаҳза тааллуқ доранд, аз ин рӯ маблағҳо мувофиқанд. Он чи баъдтар навишта шуд, дар онҳо нест.',
    moveIn:
      'Ҷадвалҳое, ки кӯчиши ин барнома мехонад (CSV, UTF-8, чашмакҳо бо вергул, 25 000 сатр дар як файл):',
    order:
      'Бо ин тартиб фиристед: муштариён, борҳо, бақияҳо. Бор ба куҷо расидааст, нуқта ё анбори марказии сатри он мегӯяд: дар ҷои нав ҷойҳо бо ҳамон рамзҳо лозиманд. Дар бораи ду муштарии як телефон пурсида мешавад. Бақия — қарзи пештара ва қарзи борҳои супурдашуда ё пуле, ки муштарӣ пешакӣ додааст; нархи бори супурданашуда аз рӯйи тариф аз нав ҳисоб мешавад. Борҳои бекоршуда танҳо дар data/parcels ҳастанд.',
    data: 'Дар ҳар сатр як объекти JSON, барои ҳар ҷадвал як файл, бо тартиби сутунҳои аввал. `_minor` — садяки асъор, `_g` — грамм, `_mm` — миллиметр, `_at` — вақт бо минтақааш. Таърихи борҳо: `parcel_event.parcel_id` ҳамон `parcel.id` аст. Пул: `ledger_entry.posting_id` ҳамон `ledger_posting.id`, `account_id` ҳамон `ledger_account.id` аст.',
    vouchers:
      'Файлҳои бақияҳо, ки ширкат бо онҳо ба ин ҷо омад, чунон ки хонда шуданд, бо SHA-256-и байтҳои фиристодашуда: асоси сабтҳои ҳисоб. Файл дар `opening_row.import_id` гуфта шудааст.',
    pictures:
      'Аз рӯйи `file_name`-и `data/parcels/attachment.jsonl` номгузорӣ шудаанд; дар он ҷо гуфта шудааст, ки дар акс чист.',
    summary:
      'Сатрҳои ҳар файл, маблағи бақияҳо ва ҳисобҳо, борҳо аз рӯйи ҳолат. Кӯчиш пурра шуд, агар шумораҳо ва маблағҳои он ҳамин бошанд.',
    leftTitle: 'Чӣ мемонад',
    left: 'Паролҳо, рамзҳои якдафъаина, калидҳо, иҷозатномаҳо, рамзҳои гирифтан ва воридшавиҳо: муштариён рамзи худро аз нав бо варақа ё телефон мегиранд, ба кормандон ҳисоби нав кушода мешавад. Мактубҳо, дидани маълумот, сабти амалҳо ва он чи ҳисоб мешавад, низ мемонанд; ҷадвалҳо дар `summary.json` гуфта шудаанд.',
    subjects: {
      people: 'муштариён, рамзҳояшон, кормандон ва нақшҳо',
      parcels: 'борҳо бо таърих, фармоишҳо, аризаҳо, аксҳо',
      money: 'ҳаққи хизмат, пардохтҳо, баргардонидани пул, ҳисобҳо, хазинаҳо ва бастҳо',
      prices: 'қурбҳо, тарифҳо, роҳҳо',
      road: 'рейсҳо, халтаҳо, ирсол ба нуқтаҳо, барӯйхатгирӣ',
      counter: 'супурданҳо, ташрифҳо, курьерон',
      firm: 'ҷойҳо, калимаҳо, танзимот, эълонҳо, гуфтугӯ',
    },
  },
};
