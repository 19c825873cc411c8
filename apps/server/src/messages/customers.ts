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
    ru: 'Клиент уже вошёл в свой кабинет: листок ему не нужен. Забытый пароль он задаёт заново сам.',
    en: 'This customer has an account already and needs no slip. A forgotten password is set anew by its owner.',
    zh: '该客户已开通账户，无需凭条。忘记密码可自行重设。',
    tg: 'Муштарӣ аллакай кабинети худро дорад, варақа лозим нест. Пароли фаромӯшшударо худаш аз нав мегузорад.',
  },
};
