import type { LocaleTexts } from '@rohi/contract/locales';

/** What can be wrong with a cell that holds a code. */
export const codeProblemTexts = {
  badCode: {
    ru: 'код записан неверно: нужны буквы, цифры и дефис, от {min} до {max} знаков',
    en: 'not a code: {min} to {max} letters, digits and hyphens are needed',
    zh: '编号格式错误：应为 {min} 至 {max} 位字母、数字或连字符',
    tg: 'рамз нодуруст аст: аз {min} то {max} ҳарф, рақам ва дефис лозим',
  },
  severalCodes: {
    ru: 'здесь несколько номеров ({codes}): оставьте один, для других сделайте свои строки',
    en: 'several codes ({codes}): leave one, and give each of the others a row of its own',
    zh: '此处有多个单号（{codes}）：请保留一个，其余各占一行',
    tg: 'дар ин ҷо чанд рақам аст ({codes}): якеро гузоред, барои дигарҳо сатри алоҳида кунед',
  },
  wordForCode: {
    ru: 'это слово, а не номер посылки: впишите номер или уберите строку',
    en: 'a word, not a code: enter the code or remove the row',
    zh: '这是文字而不是单号：请填写单号或删除该行',
    tg: 'ин калима аст, на рақами борхат: рақамро нависед ё сатрро гиред',
  },
  otherLetters: {
    ru: 'буквы не латинские, и номер неясен: впишите его латинскими буквами',
    en: 'letters that are not Latin, and the code is not clear: enter it in Latin letters',
    zh: '含有非拉丁字母，无法确定单号：请用拉丁字母重新填写',
    tg: 'ҳарфҳо лотинӣ нестанд ва рақам норавшан аст: онро бо ҳарфҳои лотинӣ нависед',
  },
  lostDigits: {
    ru: 'Excel округлил номер: задайте столбцу формат «Текст» и введите номер заново',
    en: 'Excel has rounded the number: format the column as text and enter it again',
    zh: 'Excel 已将号码四舍五入：请将该列设为“文本”格式后重新输入',
    tg: 'Excel рақамро яклухт кардааст: формати сутунро «Матн» кунед ва аз нав нависед',
  },
} satisfies Record<string, LocaleTexts>;
