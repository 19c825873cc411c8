import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const moveInTexts: Record<Extract<ErrorName, `moveIn.${string}`>, LocaleTexts> = {
  'moveIn.open': {
    ru: 'Другой переезд ещё открыт. Закончите его или продолжайте в нём.',
    en: 'Another move-in is still open. Finish it, or go on in it.',
    zh: '另一次迁入尚未结束。请先结束，或在其中继续。',
    tg: 'Кӯчиши дигар ҳанӯз кушода аст. Онро анҷом диҳед ё дар он идома диҳед.',
  },
  'moveIn.closed': {
    ru: 'Этот переезд закончен. Откройте новый.',
    en: 'This move-in is closed. Open a new one.',
    zh: '此次迁入已结束。请新建一次迁入。',
    tg: 'Ин кӯчиш анҷом ёфтааст. Кӯчиши навро кушоед.',
  },
  'moveIn.runs': {
    ru: 'Файл сейчас записывается или отменяется. Дождитесь конца и повторите.',
    en: 'A file is being written or taken back right now. Wait until it is done and try again.',
    zh: '有文件正在写入或撤回。请等待完成后再试。',
    tg: 'Ҳоло файл навишта ё бекор карда мешавад. То анҷомаш интизор шавед ва аз нав кӯшиш кунед.',
  },
};
