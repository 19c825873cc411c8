import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const moveInTexts: Record<Extract<ErrorName, `${'moveIn' | 'sideBySide'}.${string}`>, LocaleTexts> = {
  'moveIn.open': {
    ru: 'Другой переезд ещё открыт. Закончите его или продолжайте в нём.',
    en: 'Another move-in is still open. Finish it, or go on in it.',
    zh: '另一次迁入尚未结束。请先结束，或在其中继续。',
    tg: 'Кӯчидани дигар ҳанӯз кушода аст. Онро анҷом диҳед ё дар он идома диҳед.',
  },
  'moveIn.closed': {
    ru: 'Этот переезд закончен. Откройте новый.',
    en: 'This move-in is closed. Open a new one.',
    zh: '此次迁入已结束。请新建一次迁入。',
    tg: 'Ин кӯчидан анҷом ёфтааст. Кӯчидани навро кушоед.',
  },
  'moveIn.notOpen': {
    ru: 'Переезд не открыт. Сначала откройте его.',
    en: 'No move-in is open. Open one first.',
    zh: '尚未开始迁入。请先新建一次迁入。',
    tg: 'Кӯчидан кушода нест. Аввал онро кушоед.',
  },
  'moveIn.changedMeanwhile': {
    ru: 'Пока вы смотрели, данные изменились. Посмотрите новые числа и подтвердите ещё раз.',
    en: 'The data has changed while you looked. Look at the new figures and confirm again.',
    zh: '在您查看期间数据已变化。请查看新的数字并重新确认。',
    tg: 'То шумо медидед, маълумот тағйир ёфт. Рақамҳои навро бинед ва аз нав тасдиқ кунед.',
  },
  'moveIn.secondPersonNeeded': {
    ru: 'Фирма должна клиентам много. Пусть запись подтвердит второй человек, не тот, кто прислал файл.',
    en: 'The firm owes its customers much. Have a second person confirm it, other than the one who sent the file.',
    zh: '公司欠客户的金额较大。请由上传文件以外的另一人确认。',
    tg: 'Ширкат аз муштариён бисёр қарздор аст. Бигзор шахси дуюм тасдиқ кунад, на он кас, ки файлро фиристод.',
  },
  'moveIn.used': {
    ru: 'Отменить нельзя: загруженным уже воспользовались ({count}). Пришлите файл с поправкой.',
    en: 'It cannot be taken back: some of it was used already ({count}). Send a file that corrects it.',
    zh: '无法撤回：其中部分内容已被使用（{count}）。请上传更正文件。',
    tg: 'Бекор кардан мумкин нест: аз он аллакай истифода шудааст ({count}). Файли ислоҳро фиристед.',
  },
  'moveIn.parcelsStay': {
    ru: 'Файл посылок целиком не отменяется. Исправьте нужные посылки по одной.',
    en: 'A file of parcels is not taken back as a whole. Correct the parcels that are wrong one by one.',
    zh: '包裹文件不能整体撤回。请逐个更正有误的包裹。',
    tg: 'Файли борҳо пурра бекор карда намешавад. Борҳои нодурустро як-як ислоҳ кунед.',
  },
  'moveIn.runs': {
    ru: 'Файл записывается, отменяется или записан не до конца. Дождитесь конца или продолжите запись, потом повторите.',
    en: 'A file is being written or taken back, or is written in part. Wait until it is done or go on with it, then try again.',
    zh: '有文件正在写入、撤回或只写入了一部分。请等待完成或继续写入后再试。',
    tg: 'Файл навишта ё бекор карда мешавад, ё пурра навишта нашудааст. То анҷомаш интизор шавед ё навиштанро давом диҳед ва аз нав кӯшиш кунед.',
  },
  'sideBySide.notUnderstood': {
    ru: 'В файле нет ни посылок, ни долгов, которые можно сверить. Нужны столбцы с трек-номером или с кодом клиента и долгом.',
    en: 'The file has neither parcels nor debts to compare. It needs a column of tracking codes, or of customer codes and debts.',
    zh: '文件中没有可核对的包裹或欠款。需要有运单号列，或客户编号和欠款列。',
    tg: 'Дар файл на бор ва на қарз барои муқоиса ҳаст. Сутуни рақами пайгирӣ ё рамзи муштарӣ бо қарз лозим аст.',
  },
};
