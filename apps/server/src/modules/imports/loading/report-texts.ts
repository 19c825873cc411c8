import type { ImportKind } from '@rohi/contract/imports/office-import-rules';
import type { Locale, LocaleTexts, WordsOf } from '@rohi/contract/locales';

const kindNames: Record<ImportKind, LocaleTexts> = {
  parcels: { ru: 'Посылки', en: 'Parcels', zh: '包裹', tg: 'Борҳо' },
  positions: { ru: 'Положение машин', en: 'Lorry positions', zh: '车辆位置', tg: 'Мавқеи мошинҳо' },
  events: { ru: 'События', en: 'Events', zh: '事件', tg: 'Ҳодисаҳо' },
};

const usage =
  'npm run import -- FILE [--sheet NAME] [--encoding NAME] [--dry-run] [--lang ru|en|zh|tg], or --template parcel-import|event-import|position-import';

/** The lines of an import's report. */
const ru = {
  usage: `Как вызвать: ${usage}`,
  dryRun: 'Проверка без записи: в базе ничего не изменено.',
  table: (name: string | null, kind: ImportKind, rows: number) =>
    `${name === null ? '' : `Лист «${name}». `}${kindNames[kind].ru}, прочитано строк: ${rows}`,
  parcels: (created: number, changed: number, unchanged: number, badRows: number) =>
    `  создано: ${created}, изменено: ${changed}, без изменений: ${unchanged}, строк с ошибками: ${badRows}`,
  events: (written: number, existing: number, badRows: number) =>
    `  записано: ${written}, уже были: ${existing}, строк с ошибками: ${badRows}`,
  sheet: (name: string) => `Лист «${name}»`,
  textFile: (encoding: string, separator: string) => `CSV, ${encoding}, разделитель «${separator}»`,
  /** What a table was taken for; `ignored` may be empty. */
  recognised: (source: string, kind: ImportKind, rows: number, columns: string, ignored: string) =>
    `${source}: ${kindNames[kind].ru.toLowerCase()}, строк: ${rows}; столбцы: ${columns}${ignored === '' ? '' : `; пропущены: ${ignored}`}`,
  ignoredSheets: (names: string) => `Листы не распознаны и пропущены: ${names}`,
  row: (row: number, column: string | null, value: string, text: string) =>
    `  строка ${row}${column === null ? '' : `, столбец «${column}»`}${value === '' ? '' : `, «${value}»`}: ${text}`,
  more: (count: number) => `  … и ещё ${count}`,
  rejectedFile: (file: string) => `Строки с ошибками сохранены: ${file}`,
  rejectedFileFailed: (file: string, code: string) =>
    `Не удалось сохранить строки с ошибками в ${file} (${code}).`,
  templateWritten: (file: string) => `Шаблон сохранён: ${file}`,
  templateFailed: (file: string, code: string) => `Не удалось сохранить шаблон ${file} (${code}).`,
  progress: (done: number, all: number, rate: number) =>
    `обработано строк: ${done} из ${all}, ${rate} в секунду`,
  broken: (text: string) => `${text} Записанное сохранено; повторите загрузку, дважды ничего не запишется.`,
};

type ReportTexts = WordsOf<typeof ru>;

// Tajik awaits a native reader.
export const reportTexts: Record<Locale, ReportTexts> = {
  ru,
  en: {
    usage: `Usage: ${usage}`,
    dryRun: 'A dry run: nothing has been changed.',
    table: (name, kind, rows) =>
      `${name === null ? '' : `Sheet "${name}". `}${kindNames[kind].en}, rows read: ${rows}`,
    parcels: (created, changed, unchanged, badRows) =>
      `  created: ${created}, changed: ${changed}, unchanged: ${unchanged}, rows with errors: ${badRows}`,
    events: (written, existing, badRows) =>
      `  written: ${written}, already there: ${existing}, rows with errors: ${badRows}`,
    sheet: (name) => `Sheet "${name}"`,
    textFile: (encoding, separator) => `CSV, ${encoding}, separator "${separator}"`,
    recognised: (source, kind, rows, columns, ignored) =>
      `${source}: ${kindNames[kind].en.toLowerCase()}, rows: ${rows}; columns: ${columns}${ignored === '' ? '' : `; ignored: ${ignored}`}`,
    ignoredSheets: (names) => `Sheets not recognised and ignored: ${names}`,
    row: (row, column, value, text) =>
      `  row ${row}${column === null ? '' : `, column "${column}"`}${value === '' ? '' : `, "${value}"`}: ${text}`,
    more: (count) => `  … and ${count} more`,
    rejectedFile: (file) => `Rows with errors are saved in ${file}`,
    rejectedFileFailed: (file, code) => `The rows with errors could not be saved in ${file} (${code}).`,
    templateWritten: (file) => `The template is saved in ${file}`,
    templateFailed: (file, code) => `The template could not be saved in ${file} (${code}).`,
    progress: (done, all, rate) => `rows done: ${done} of ${all}, ${rate} a second`,
    broken: (text) => `${text} What was written stays; repeat the import, nothing is written twice.`,
  },
  zh: {
    usage: `用法：${usage}`,
    dryRun: '仅检查，未写入任何数据。',
    table: (name, kind, rows) =>
      `${name === null ? '' : `工作表“${name}”：`}${kindNames[kind].zh}，读取 ${rows} 行`,
    parcels: (created, changed, unchanged, badRows) =>
      `  新建 ${created}，更改 ${changed}，未变 ${unchanged}，有误的行 ${badRows}`,
    events: (written, existing, badRows) => `  写入 ${written}，已存在 ${existing}，有误的行 ${badRows}`,
    sheet: (name) => `工作表“${name}”`,
    textFile: (encoding, separator) => `CSV，${encoding}，分隔符“${separator}”`,
    recognised: (source, kind, rows, columns, ignored) =>
      `${source}：${kindNames[kind].zh}，${rows} 行；列：${columns}${ignored === '' ? '' : `；忽略：${ignored}`}`,
    ignoredSheets: (names) => `未识别而忽略的工作表：${names}`,
    row: (row, column, value, text) =>
      `  第 ${row} 行${column === null ? '' : `，列“${column}”`}${value === '' ? '' : `，“${value}”`}：${text}`,
    more: (count) => `  …… 另有 ${count} 条`,
    rejectedFile: (file) => `有误的行已保存到 ${file}`,
    rejectedFileFailed: (file, code) => `无法将有误的行保存到 ${file}（${code}）。`,
    templateWritten: (file) => `模板已保存：${file}`,
    templateFailed: (file, code) => `无法保存模板 ${file}（${code}）。`,
    progress: (done, all, rate) => `已处理 ${done} / ${all} 行，每秒 ${rate} 行`,
    broken: (text) => `${text} 已写入的数据保留；请重新导入，不会重复写入。`,
  },
  tg: {
    usage: `Тарзи фармон: ${usage}`,
    dryRun: 'Санҷиш бе сабт: дар база чизе тағйир наёфт.',
    table: (name, kind, rows) =>
      `${name === null ? '' : `Варақи «${name}». `}${kindNames[kind].tg}, сатрҳои хондашуда: ${rows}`,
    parcels: (created, changed, unchanged, badRows) =>
      `  эҷод шуд: ${created}, тағйир ёфт: ${changed}, бетағйир: ${unchanged}, сатрҳои хатодор: ${badRows}`,
    events: (written, existing, badRows) =>
      `  сабт шуд: ${written}, аллакай буд: ${existing}, сатрҳои хатодор: ${badRows}`,
    sheet: (name) => `Варақи «${name}»`,
    textFile: (encoding, separator) => `CSV, ${encoding}, ҷудокунанда «${separator}»`,
    recognised: (source, kind, rows, columns, ignored) =>
      `${source}: ${kindNames[kind].tg.toLowerCase()}, сатрҳо: ${rows}; сутунҳо: ${columns}${ignored === '' ? '' : `; гузаронида шуд: ${ignored}`}`,
    ignoredSheets: (names) => `Варақҳои ношинос, ки гузаронида шуданд: ${names}`,
    row: (row, column, value, text) =>
      `  сатри ${row}${column === null ? '' : `, сутуни «${column}»`}${value === '' ? '' : `, «${value}»`}: ${text}`,
    more: (count) => `  … ва боз ${count}`,
    rejectedFile: (file) => `Сатрҳои хатодор захира шуданд: ${file}`,
    rejectedFileFailed: (file, code) => `Сатрҳои хатодорро дар ${file} захира кардан нашуд (${code}).`,
    templateWritten: (file) => `Намуна захира шуд: ${file}`,
    templateFailed: (file, code) => `Намунаро дар ${file} захира кардан нашуд (${code}).`,
    progress: (done, all, rate) => `сатрҳои коркардшуда: ${done} аз ${all}, дар як сония ${rate}`,
    broken: (text) => `${text} Сабтшуда мемонад; боркуниро такрор кунед, чизе ду бор сабт намешавад.`,
  },
};
