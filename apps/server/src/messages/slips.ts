import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const slipTexts: Record<Extract<ErrorName, `claim.${string}`>, LocaleTexts> = {
  'claim.notFitting': {
    ru: 'Код клиента или код с листка не подходит. Осталось попыток: {n}.',
    en: 'The customer code or the code on the slip does not fit. Tries left: {n}.',
    zh: '客户编号或凭条代码不正确，还可尝试 {n} 次。',
    tg: 'Рамзи муштарӣ ё рамзи варақа мувофиқ нест. Кӯшиши боқимонда: {n}.',
  },
  'claim.triesSpent': {
    ru: 'Попытки для этого кода кончились. Попросите в пункте выдачи новый листок.',
    en: 'There are no tries left for this code. Ask at a pickup point for a new slip.',
    zh: '该编号的尝试次数已用完，请到自提点领取新的凭条。',
    tg: 'Кӯшишҳо барои ин рамз тамом шуданд. Аз нуқта варақаи нав пурсед.',
  },
  'claim.slipOver': {
    ru: 'Этот листок больше не действует: он уже использован или его срок вышел. Попросите в пункте выдачи новый.',
    en: 'This slip is no longer valid: it has been used, or its time is over. Ask at a pickup point for a new one.',
    zh: '该凭条已失效：已被使用或已过期。请到自提点领取新的凭条。',
    tg: 'Ин варақа дигар эътибор надорад: истифода шудааст ё муҳлаташ гузаштааст. Аз нуқта варақаи нав пурсед.',
  },
  'claim.secondPersonNeeded': {
    ru: 'Листок должен разрешить второй сотрудник: у клиента есть деньги на балансе, или он уже входил в кабинет. Запрос отправлен, после разрешения напечатайте ещё раз.',
    en: 'A second person must allow the slip: the customer has money on the balance, or an account already. They have been asked; print again once it is allowed.',
    zh: '该客户有余额或已开通账户，凭条须由第二人批准。请求已发送，批准后请再次打印。',
    tg: 'Варақаро бояд корманди дуюм иҷозат диҳад: муштарӣ дар тавозун пул дорад ё аллакай ба кабинет даромадааст. Дархост фиристода шуд, пас аз иҷозат аз нав чоп кунед.',
  },
  'claim.slipRefused': {
    ru: 'Второй сотрудник отказал в этом листке.',
    en: 'A second person has refused this slip.',
    zh: '第二人已拒绝该凭条。',
    tg: 'Корманди дуюм ин варақаро рад кард.',
  },
  'claim.mergeNeeded': {
    ru: 'В вашем кабинете уже есть посылки, деньги или данные: объединить его со старым кодом может офис. Придите в пункт выдачи с документом. Листок остаётся в силе.',
    en: 'Your account already has parcels, money or data: the office can merge it with the old code. Come to a pickup point with a document. The slip stays valid.',
    zh: '您的账户已有包裹、款项或资料，可由办公室与旧编号合并。请携带证件到自提点。凭条仍然有效。',
    tg: 'Кабинети шумо аллакай бор, пул ё маълумот дорад: онро бо рамзи пештара дафтари мо якҷоя карда метавонад. Бо ҳуҷҷат ба нуқта оед. Варақа эътибор дорад.',
  },
  'claim.ownSlip': {
    ru: 'Это ваш листок: его смотрит и разрешает другой сотрудник.',
    en: 'This slip is your own: somebody else looks at it and allows it.',
    zh: '这是您本人的凭条，须由他人查看和批准。',
    tg: 'Ин варақаи худи шумост: онро корманди дигар мебинад ва иҷозат медиҳад.',
  },
};
