import type { Locale, LocaleTexts } from '@rohi/contract/locales';

/** Why a file as a whole is not taken; nothing of it has been loaded then. */
export type RefusalName =
  | 'missingFile'
  | 'notAFile'
  | 'noAccess'
  | 'emptyFile'
  | 'tooLarge'
  | 'unpackedTooLarge'
  | 'tooManyEntries'
  | 'suspiciousRatio'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'oldExcel'
  | 'encrypted'
  | 'unreadableExcel'
  | 'tooHeavy'
  | 'unknownEncoding'
  | 'undecodable'
  | 'noSuchEncoding'
  | 'brokenCsv'
  | 'noSuchSheet'
  | 'noHeader'
  | 'headerNeeded'
  | 'untoldEncoding'
  | 'missingColumns'
  | 'doubtfulColumns'
  | 'webPage'
  | 'noCurrency'
  | 'nothingCameIn';

export type RefusalParams = Readonly<Record<string, string | number>>;

// Tajik awaits a native reader.
const refusalTexts: Record<RefusalName, LocaleTexts> = {
  missingFile: {
    ru: 'Файл {file} не найден.',
    en: 'There is no file {file}.',
    zh: '找不到文件 {file}。',
    tg: 'Файли {file} ёфт нашуд.',
  },
  notAFile: {
    ru: '{file} — не файл, а папка или устройство.',
    en: '{file} is a folder or a device, not a file.',
    zh: '{file} 是文件夹或设备，不是文件。',
    tg: '{file} файл нест: ҷузвдон ё дастгоҳ аст.',
  },
  noAccess: {
    ru: 'Файл {file} не удаётся прочитать ({code}).',
    en: 'The file {file} cannot be read ({code}).',
    zh: '无法读取文件 {file}（{code}）。',
    tg: 'Файли {file} хонда нашуд ({code}).',
  },
  emptyFile: {
    ru: 'Файл пуст.',
    en: 'The file is empty.',
    zh: '文件是空的。',
    tg: 'Файл холӣ аст.',
  },
  tooLarge: {
    ru: 'Файл слишком большой: {megabytes} МБ, разрешено {max} МБ. Разделите его на части.',
    en: 'The file is too large: {megabytes} MB, {max} MB are allowed. Split it.',
    zh: '文件过大：{megabytes} MB，上限为 {max} MB。请拆分后再导入。',
    tg: 'Файл аз ҳад калон аст: {megabytes} МБ, ҳадди иҷозат {max} МБ. Онро тақсим кунед.',
  },
  unpackedTooLarge: {
    ru: 'В распакованном виде файл больше {max} МБ. Разделите его на части.',
    en: 'Unpacked, the file is larger than {max} MB. Split it.',
    zh: '解压后文件超过 {max} MB。请拆分后再导入。',
    tg: 'Файл пас аз кушодан аз {max} МБ калонтар аст. Онро тақсим кунед.',
  },
  tooManyEntries: {
    ru: 'Внутри файла больше {max} частей: это не обычная таблица Excel.',
    en: 'There are more than {max} parts inside the file: this is no ordinary Excel workbook.',
    zh: '文件内部超过 {max} 个部分，不是普通的 Excel 工作簿。',
    tg: 'Дар дохили файл беш аз {max} қисм ҳаст: ин ҷадвали муқаррарии Excel нест.',
  },
  suspiciousRatio: {
    ru: 'Файл сжат подозрительно сильно (больше чем в {max} раз) и не будет распакован.',
    en: 'The file is packed suspiciously tightly (more than {max} times) and is not unpacked.',
    zh: '文件压缩率异常（超过 {max} 倍），拒绝解压。',
    tg: 'Файл аз ҳад зич фишурда шудааст (беш аз {max} маротиба) ва кушода намешавад.',
  },
  tooManyRows: {
    ru: 'В таблице больше {max} строк. Разделите файл на части.',
    en: 'The table has more than {max} rows. Split the file.',
    zh: '表格超过 {max} 行。请拆分文件。',
    tg: 'Ҷадвал беш аз {max} сатр дорад. Файлро тақсим кунед.',
  },
  tooManyColumns: {
    ru: 'В таблице больше {max} столбцов. Удалите лишние.',
    en: 'The table has more than {max} columns. Remove what is not needed.',
    zh: '表格超过 {max} 列。请删除多余的列。',
    tg: 'Ҷадвал беш аз {max} сутун дорад. Зиёдатиро нест кунед.',
  },
  oldExcel: {
    ru: 'Это старый формат Excel (.xls). Откройте файл и сохраните его как .xlsx.',
    en: 'This is the old Excel format (.xls). Open the file and save it as .xlsx.',
    zh: '这是旧版 Excel 格式（.xls）。请打开后另存为 .xlsx。',
    tg: 'Ин формати кӯҳнаи Excel (.xls) аст. Файлро кушоед ва ҳамчун .xlsx захира кунед.',
  },
  encrypted: {
    ru: 'Файл защищён паролем. Снимите пароль и сохраните его заново.',
    en: 'The file is protected by a password. Remove the password and save it again.',
    zh: '文件有密码保护。请取消密码后重新保存。',
    tg: 'Файл бо парол ҳифз шудааст. Паролро бардоред ва аз нав захира кунед.',
  },
  unreadableExcel: {
    ru: 'Файл похож на Excel, но не читается: он повреждён или это другой формат. Сохраните его заново как .xlsx.',
    en: 'The file looks like Excel but cannot be read: it is damaged or of another format. Save it again as .xlsx.',
    zh: '文件看似 Excel 但无法读取：已损坏或是其他格式。请重新另存为 .xlsx。',
    tg: 'Файл ба Excel монанд аст, аммо хонда намешавад: вайрон ё формати дигар аст. Аз нав ҳамчун .xlsx захира кунед.',
  },
  tooHeavy: {
    ru: 'Чтобы прочитать файл, нужно слишком много памяти или времени. Разделите его на части или сохраните как CSV.',
    en: 'Reading the file needs too much memory or time. Split it, or save it as CSV.',
    zh: '读取该文件需要过多内存或时间。请拆分文件，或另存为 CSV。',
    tg: 'Барои хондани файл хотира ё вақти аз ҳад зиёд лозим аст. Онро тақсим кунед ё ҳамчун CSV захира кунед.',
  },
  unknownEncoding: {
    ru: 'Кодировка текста не распознана. Укажите её (--encoding windows-1251, gb18030, utf-8) или сохраните файл как «CSV UTF-8» или .xlsx.',
    en: 'The encoding of the text cannot be told. Name it (--encoding windows-1251, gb18030, utf-8) or save the file as "CSV UTF-8" or .xlsx.',
    zh: '无法识别文本编码。请指定编码（--encoding gb18030、windows-1251、utf-8），或另存为“CSV UTF-8”或 .xlsx。',
    tg: 'Рамзгузории матн маълум нест. Онро нишон диҳед (--encoding windows-1251, gb18030, utf-8) ё файлро ҳамчун «CSV UTF-8» ё .xlsx захира кунед.',
  },
  undecodable: {
    ru: 'Файл не читается в кодировке {encoding}: часть байтов повреждена или кодировка другая. Сохраните его заново как «CSV UTF-8» или .xlsx.',
    en: 'The file cannot be read as {encoding}: bytes are damaged or the encoding is another. Save it again as "CSV UTF-8" or .xlsx.',
    zh: '无法按 {encoding} 编码读取文件：部分字节已损坏或编码不符。请重新另存为“CSV UTF-8”或 .xlsx。',
    tg: 'Файл дар рамзгузории {encoding} хонда намешавад: қисме аз байтҳо вайрон аст ё рамзгузорӣ дигар аст. Онро аз нав ҳамчун «CSV UTF-8» ё .xlsx захира кунед.',
  },
  noSuchEncoding: {
    ru: 'Кодировка «{name}» не поддерживается. Есть: {known}.',
    en: 'The encoding "{name}" is not supported. There are: {known}.',
    zh: '不支持编码“{name}”。可用：{known}。',
    tg: 'Рамзгузории «{name}» дастгирӣ намешавад. Мавҷуданд: {known}.',
  },
  brokenCsv: {
    ru: 'CSV не читается около строки {line}: кавычки не закрыты или строка слишком длинная.',
    en: 'The CSV cannot be read near line {line}: quotes are not closed or the line is too long.',
    zh: 'CSV 在第 {line} 行附近无法读取：引号未闭合或该行过长。',
    tg: 'CSV дар наздикии сатри {line} хонда намешавад: нохунак пӯшида нашудааст ё сатр хеле дароз аст.',
  },
  noSuchSheet: {
    ru: 'Листа «{sheet}» нет. Есть: {sheets}.',
    en: 'There is no sheet "{sheet}". There are: {sheets}.',
    zh: '没有工作表“{sheet}”。现有：{sheets}。',
    tg: 'Варақи «{sheet}» нест. Мавҷуданд: {sheets}.',
  },
  noHeader: {
    ru: 'Не найдена строка заголовков. Для посылок нужен столбец: {parcels}. Для событий: {events}. Для положения машин: {positions}.',
    en: 'No header row was found. Parcels need the column: {parcels}. Events need: {events}. Lorry positions need: {positions}.',
    zh: '未找到表头。包裹需要列：{parcels}。事件需要列：{events}。车辆位置需要列：{positions}。',
    tg: 'Сатри сарлавҳаҳо ёфт нашуд. Барои борҳо сутун лозим: {parcels}. Барои ҳодисаҳо: {events}. Барои мавқеи мошинҳо: {positions}.',
  },
  headerNeeded: {
    ru: 'Не найдена строка заголовков. Нужен столбец: {needed}. Проще всего заполнить наш шаблон.',
    en: 'No header row was found. The column needed is: {needed}. The easiest way is to fill in our template.',
    zh: '未找到表头。必需的列：{needed}。建议直接填写我们的模板。',
    tg: 'Сатри сарлавҳаҳо ёфт нашуд. Сутун лозим аст: {needed}. Осонтараш қолаби моро пур кардан аст.',
  },
  untoldEncoding: {
    ru: 'Кодировка текста не распознана. Сохраните файл как .xlsx или «CSV UTF-8».',
    en: 'The encoding of the text cannot be told. Save the file as .xlsx or "CSV UTF-8".',
    zh: '无法识别文本编码。请另存为 .xlsx 或“CSV UTF-8”。',
    tg: 'Рамзгузории матн маълум нест. Файлро ҳамчун .xlsx ё «CSV UTF-8» захира кунед.',
  },
  doubtfulColumns: {
    ru: 'Эти столбцы можно понять по-разному: {columns}. Загрузите файл в консоли, там о них спросят.',
    en: 'These columns can be read in two ways: {columns}. Import the file in the console, which asks about them.',
    zh: '以下列可有两种理解：{columns}。请在控制台导入该文件，系统会询问。',
    tg: 'Ин сутунҳоро ду хел фаҳмидан мумкин: {columns}. Файлро дар консол бор кунед, он ҷо мепурсанд.',
  },
  webPage: {
    ru: 'Это веб-страница под именем таблицы. Откройте файл в Excel и сохраните его как .xlsx.',
    en: 'This is a web page under the name of a table. Open the file in Excel and save it as .xlsx.',
    zh: '这是以表格文件命名的网页。请用 Excel 打开后另存为 .xlsx。',
    tg: 'Ин саҳифаи веб бо номи ҷадвал аст. Файлро дар Excel кушоед ва ҳамчун .xlsx захира кунед.',
  },
  missingColumns: {
    ru: 'Не хватает столбцов: {missing}. Нужны: {needed}.',
    en: 'Columns are missing: {missing}. Needed are: {needed}.',
    zh: '缺少列：{missing}。必需的列：{needed}。',
    tg: 'Сутунҳо намерасанд: {missing}. Лозиманд: {needed}.',
  },
  noCurrency: {
    ru: 'В файле не сказано, в какой валюте счёт. Выберите её и отправьте файл ещё раз.',
    en: 'The file does not say in which currency the account is. Choose it and send the file again.',
    zh: '文件中未注明账户币种。请选择币种后重新上传。',
    tg: 'Дар файл асъори ҳисоб нишон дода нашудааст. Онро интихоб кунед ва файлро аз нав фиристед.',
  },
  nothingCameIn: {
    ru: 'В файле нет ни одного поступления.',
    en: 'No money that came in stands in the file.',
    zh: '文件中没有任何入账记录。',
    tg: 'Дар файл ягон воридот нест.',
  },
};

/** Why the file is not taken, in one line of the reader's language. */
export function refusalText(refusal: RefusalName, locale: Locale, params: RefusalParams = {}): string {
  return fillIn(refusalTexts[refusal][locale], params);
}

/** Puts values into a text with `{names}`. */
export function fillIn(text: string, params: RefusalParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
