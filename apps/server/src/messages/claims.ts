import type { ErrorName } from '@rohi/contract/errors';
import type { LocaleTexts } from '@rohi/contract/locales';

// Tajik awaits a native reader.
export const claimTexts: Record<Extract<ErrorName, `claims.${string}`>, LocaleTexts> = {
  'claims.notFound': {
    ru: 'Такой заявки нет.',
    en: 'There is no such claim.',
    zh: '没有该认领申请。',
    tg: 'Чунин дархост нест.',
  },
  'claims.parcelNotFound': {
    ru: 'Посылки без получателя с таким номером нет. Проверьте номер или позвоните на горячую линию.',
    en: 'There is no parcel without an owner under this number. Check the number or call the hotline.',
    zh: '没有该单号的无主包裹。请核对单号，或拨打客服热线。',
    tg: 'Бори бесоҳиб бо ин рақам нест. Рақамро санҷед ё ба хати доғ занг занед.',
  },
  'claims.pictureNotFound': {
    ru: 'Снимок не найден. Добавьте его ещё раз.',
    en: 'The picture was not found. Please add it again.',
    zh: '未找到截图，请重新添加。',
    tg: 'Сурат ёфт нашуд. Онро аз нав илова кунед.',
  },
  'claims.pictureTaken': {
    ru: 'Этот снимок уже приложен к другой вашей заявке. Добавьте отдельный снимок.',
    en: 'This picture belongs to another claim of yours. Please add a separate picture.',
    zh: '该截图已用于您的另一个认领申请，请另行添加截图。',
    tg: 'Ин сурат аллакай ба дархости дигари шумо замима шудааст. Сурати дигар илова кунед.',
  },
  'claims.alreadyClaimed': {
    ru: 'Вы уже подали заявку на эту посылку. Дождитесь решения.',
    en: 'You have already claimed this parcel. Please wait for the decision.',
    zh: '您已申请认领该包裹，请等待处理结果。',
    tg: 'Шумо барои ин бор аллакай дархост додаед. Мунтазири ҷавоб бошед.',
  },
  'claims.tooManyOpen': {
    ru: 'Уже {max:открыта|открыты|открыто} {max} {max:заявка|заявки|заявок}. Дождитесь решения по ним.',
    en: 'You have {max} open claims already. Please wait for decisions on them.',
    zh: '您已有 {max} 个待处理的申请，请等待处理结果。',
    tg: 'Аллакай {max} дархости кушода доред. Мунтазири ҷавоби онҳо бошед.',
  },
  'claims.alreadyDecided': {
    ru: 'По этой заявке уже есть решение.',
    en: 'This claim has been settled already.',
    zh: '该申请已处理完毕。',
    tg: 'Оид ба ин дархост аллакай қарор қабул шудааст.',
  },
  'claims.parcelTaken': {
    ru: 'У этой посылки уже есть владелец, или она закрыта. Заявку можно только отклонить.',
    en: 'This parcel has an owner by now, or it is closed. The claim can only be refused.',
    zh: '该包裹已有主人或已关闭，只能拒绝此申请。',
    tg: 'Ин бор аллакай соҳиб дорад ё баста шудааст. Дархостро танҳо рад кардан мумкин аст.',
  },
  'claims.parcelOwned': {
    ru: 'У этой посылки уже есть владелец.',
    en: 'This parcel has an owner already.',
    zh: '该包裹已有主人。',
    tg: 'Ин бор аллакай соҳиб дорад.',
  },
  'claims.parcelAway': {
    ru: 'Посылка сейчас не у вас: закрепить её может сотрудник там, где она лежит, или поддержка.',
    en: 'The parcel is not with you now: staff where it lies, or support, can assign it.',
    zh: '包裹目前不在您处：只能由所在仓库的员工或客服归属客户。',
    tg: 'Бор ҳоло назди шумо нест: онро корманди ҷои нигоҳдорӣ ё дастгирӣ вобаста карда метавонад.',
  },
  'claims.pictureKind': {
    ru: 'Подойдёт снимок JPEG, PNG или WebP. Сделайте скриншот заказа и добавьте его.',
    en: 'A JPEG, PNG or WebP picture is needed. Take a screenshot of the order and add it.',
    zh: '仅支持 JPEG、PNG 或 WebP 图片。请截取订单页面后添加。',
    tg: 'Сурати JPEG, PNG ё WebP лозим аст. Аз фармоиш скриншот гирифта, илова кунед.',
  },
  'claims.pictureBroken': {
    ru: 'Снимок повреждён или загружен не полностью. Попробуйте другой.',
    en: 'The picture is damaged or incomplete. Please try another one.',
    zh: '图片已损坏或不完整，请换一张。',
    tg: 'Сурат вайрон аст ё пурра нест. Сурати дигарро санҷед.',
  },
  'claims.pictureTooLarge': {
    ru: 'Снимок слишком велик: не больше {max} млн точек. Уменьшите его или сделайте скриншот.',
    en: 'The picture is too large: at most {max} million pixels. Make it smaller or take a screenshot.',
    zh: '图片过大：最多 {max} 百万像素。请缩小图片或改用截图。',
    tg: 'Сурат хеле калон аст: на беш аз {max} млн нуқта. Онро хурд кунед ё скриншот гиред.',
  },
  'claims.pictureAnimated': {
    ru: 'Анимация не подойдёт. Добавьте обычный снимок.',
    en: 'Animations cannot be used. Please add a still picture.',
    zh: '不支持动图，请添加静态图片。',
    tg: 'Аниматсия қабул намешавад. Сурати оддиро илова кунед.',
  },
};
