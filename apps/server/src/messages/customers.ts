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
};
