import { compensationLetters } from '../compensation-texts/tg.ts';
import { delayLetters } from '../delay-texts/tg.ts';
import { handOverLetters } from '../hand-over-texts/tg.ts';
import { heldLetters } from '../held-texts/tg.ts';
import { courierLetters } from '../courier-texts/tg.ts';
import { dueLetters } from '../due-texts/tg.ts';
import { oneTimeCodeLetters } from '../one-time-code-texts/tg.ts';
import { refundLetters } from '../refund-texts/tg.ts';
import { shelfLetters } from '../shelf-texts/tg.ts';
import { storageLetters } from '../storage-texts/tg.ts';
import { movedLetters } from '../moved-texts/tg.ts';
import { weightLetters } from '../weight-texts/tg.ts';
import {
  shownCode,
  movedTo,
  momentParts,
  shortWeight,
  sumsOf,
  undoLink,
  type LetterTexts,
} from './letter-text.ts';

function when(moment: string): string {
  const { year, month, day, time } = momentParts(moment);
  return `${day}.${month}.${year}, ${time} (вақти Душанбе)`;
}

const validity = (count: number) =>
  `Рамз ${count} дақиқа эътибор дорад. Онро ба касе нагӯед: кормандони мо онро ҳеҷ гоҳ намепурсанд.`;

const day = (date: string) => date.split('-').toReversed().join('.');

export const tg: LetterTexts = {
  footer: 'Ин мактуб худкор фиристода шудааст, ба он ҷавоб додан лозим нест.',
  registrationCode: ({ code, validMinutes }) => ({
    subject: 'Рамз барои бақайдгирӣ',
    before: ['Салом!', 'Барои анҷом додани бақайдгирӣ ин рамзро ворид кунед:'],
    code,
    after: [validity(validMinutes), 'Агар шумо ба қайд нагузашта бошед, ба ин мактуб аҳамият надиҳед.'],
  }),
  passwordResetCode: ({ code, validMinutes }) => ({
    subject: 'Рамз барои иваз кардани парол',
    before: ['Салом!', 'Барои гузоштани пароли нав ин рамзро ворид кунед:'],
    code,
    after: [
      validity(validMinutes),
      'Агар шумо инро нахоста бошед, ҳеҷ коре накунед: бе рамз парол иваз намешавад.',
    ],
  }),
  addressAlreadyRegistered: () => ({
    subject: 'Шумо аллакай ҳисоб доред',
    before: [
      'Салом!',
      'Касе, шояд худи шумо, ҳангоми бақайдгирӣ ин суроғаро нишон дод. Бо он аллакай ҳисоб ҳаст, ҳисоби нав лозим нест.',
      'Бо пароли худ ворид шавед. Агар онро фаромӯш карда бошед, дар саҳифаи воридшавӣ пароли нав гузошта метавонед.',
    ],
    after: ['Агар ин шумо набошед, ҳеҷ коре кардан лозим нест.'],
    link: { label: 'Ворид шудан', page: 'login' },
  }),
  noAccountHere: () => ({
    subject: 'Бо ин суроға ҳисоб нест',
    before: [
      'Салом!',
      'Касе, шояд худи шумо, барои ин суроға пароли нав дархост кард. Бо ин суроға ҳисоб нест.',
      'Шояд шумо бо суроғаи дигар ба қайд гирифта шудаед. Агар не, метавонед ҳисоб кушоед.',
    ],
    after: ['Агар ин шумо набошед, ба ин мактуб аҳамият надиҳед.'],
    link: { label: 'Ба қайд гирифтан', page: 'register' },
  }),
  loginCode: ({ code, validMinutes }) => ({
    subject: 'Рамзи воридшавӣ',
    before: ['Салом!', 'Барои ворид шудан рамзро ворид кунед:'],
    code,
    after: [
      validity(validMinutes),
      'Агар шумо ҳоло ворид нашуда истода бошед, касе пароли шуморо медонад: дар саҳифаи воридшавӣ пароли нав гузоред.',
    ],
  }),
  passwordChanged: ({ changedAt }) => ({
    subject: 'Парол иваз шуд',
    before: ['Салом!', 'Пароли ҳисоби шумо иваз карда шуд.'],
    details: [{ label: 'Вақт', value: when(changedAt) }],
    after: [
      'Агар инро худатон карда бошед, ҳеҷ коре кардан лозим нест.',
      'Агар не, фавран дар саҳифаи воридшавӣ пароли нав гузоред ва ба мо хабар диҳед.',
    ],
    link: { label: 'Тамос бо мо', page: 'contact' },
  }),
  ...oneTimeCodeLetters(when),
  emailChangeCode: ({ code, validMinutes }) => ({
    subject: 'Суроғаи нави почтаро тасдиқ кунед',
    before: ['Салом!', 'Барои ба ҳисоби худ пайваст кардани ин суроға рамзро ворид кунед:'],
    code,
    after: [validity(validMinutes), 'Агар шумо суроғаро иваз накарда бошед, ба ин мактуб аҳамият надиҳед.'],
  }),
  emailChangedOld: ({ newAddress, changedAt, undoToken, undoUntil }) => ({
    subject: 'Суроғаи почта иваз шуд',
    before: ['Салом!', 'Ба ҳисоби шумо суроғаи дигари почта пайваст шуд. Акнун мактубҳо ба он ҷо меоянд.'],
    details: [
      { label: 'Суроғаи нав', value: newAddress },
      { label: 'Вақт', value: when(changedAt) },
      ...(undoUntil === null ? [] : [{ label: 'Бекор кардан мумкин то', value: when(undoUntil) }]),
    ],
    after: [
      'Агар инро худатон карда бошед, ҳеҷ коре кардан лозим нест.',
      undoToken === null
        ? 'Агар не, фавран ба мо хабар диҳед.'
        : 'Агар не, ивазкуниро бекор кунед: ин суроға бармегардад, ҳамаи воридшавиҳо қатъ мешаванд ва шумо пароли нав мегузоред. То он рӯз паролро танҳо ба воситаи ин суроға барқарор кардан мумкин аст.',
    ],
    link: undoLink('Бекор кардани ивазкунӣ', undoToken) ?? { label: 'Тамос бо мо', page: 'contact' },
  }),
  emailRestored: ({ address, restoredAt }) => ({
    subject: 'Ивази суроғаи почта бекор шуд',
    before: [
      'Салом!',
      'Ивази суроғаи почтаи ҳисоб аз суроғаи пештара бекор карда шуд. Ҳамаи воридшавиҳо қатъ шуданд, пароли кӯҳна дигар кор намекунад.',
    ],
    details: [
      { label: 'Суроғаи ҳисоб', value: address },
      { label: 'Вақт', value: when(restoredAt) },
    ],
    after: [
      'Барои ворид шудан пароли нав гузоред.',
      'Агар касе бо ин роҳ ҳисоби шуморо гирифта бошад, ба мо хабар диҳед.',
    ],
    link: { label: 'Гузоштани пароли нав', page: 'resetPassword' },
  }),
  loginNameChanged: ({ username, phone, changedAt }) => ({
    subject: 'Маълумот барои воридшавӣ иваз шуд',
    before: ['Салом!', 'Дар ҳисоби шумо маълумоте, ки бо он ворид мешавед, иваз шуд.'],
    details: [
      {
        label: 'Иваз шуд',
        value: [...(username ? ['номи корбар'] : []), ...(phone ? ['рақами телефон'] : [])].join(', '),
      },
      { label: 'Вақт', value: when(changedAt) },
    ],
    after: [
      'Агар инро худатон карда бошед, ҳеҷ коре кардан лозим нест.',
      'Агар не, фавран дар саҳифаи воридшавӣ пароли нав гузоред ва ба мо хабар диҳед.',
    ],
    link: { label: 'Тамос бо мо', page: 'contact' },
  }),
  resetHeld: ({ from }) => ({
    subject: 'Паролро ҳоло барқарор кардан мумкин нест',
    before: [
      'Салом!',
      'Касе, шояд шумо, гузоштани пароли навро хостааст. Суроғаи почтаи ҳисоб ба наздикӣ иваз шуд: ҳафт рӯз паролро танҳо ба воситаи суроғаи пештара барқарор кардан мумкин аст.',
    ],
    details: [{ label: 'Ба воситаи ин суроға аз', value: when(from) }],
    after: [
      'Агар суроғаи пештара дигар дастрас набошад ва барвақттар ворид шудан лозим бошад, ба мо нависед. Агар шумо нахоста бошед, ҳеҷ коре кардан лозим нест.',
    ],
    link: { label: 'Тамос бо мо', page: 'contact' },
  }),
  parcelMoved: (moved) => ({
    subject: `${movedTo(moved, 'tg')}: ${moved.trackingCode}`,
    before: [
      'Салом!',
      `${movedTo(moved, 'tg')}.`,
      ...(moved.pickupCode === undefined ? [] : ['Рамзи гирифтан, онро дар нуқта гӯед:']),
    ],
    ...shownCode(moved.pickupCode),
    details: [
      { label: 'Рақами пайгирӣ', value: moved.trackingCode },
      ...(moved.orderCode === null ? [] : [{ label: 'Фармоиш', value: moved.orderCode }]),
      { label: 'Кай', value: when(moved.movedAt) },
      ...sumsOf(moved.sums, 'tg'),
      ...(moved.status !== 'DKHQS' || moved.pickupPoint === null
        ? []
        : [{ label: 'Нуқтаи супориш', value: moved.pickupPoint }]),
      ...(moved.status !== 'DKHQS' || moved.freeUntil === null
        ? []
        : [{ label: 'Нигоҳдории ройгон то', value: day(moved.freeUntil) }]),
    ],
    after: [
      ...(moved.pickupCode === undefined
        ? []
        : [
            'Ҳар кас рамзро гӯяд, борро ҳамон мегирад: онро ба чатҳои умумӣ нафиристед. То вақте ки дар ин нуқта бори шумо ҳаст, рамз тағйир намеёбад; он ва маблағи пардохт дар кабинет низ ҳаст.',
          ]),
      'Мактубҳоро дар бораи бор дар профил хомӯш кардан мумкин аст.',
    ],
    link:
      moved.pickupCode === undefined
        ? { label: 'Фармоишҳои ман', page: 'orderManagement' }
        : { label: 'Кушодани кабинет', page: 'platform' },
  }),
  parcelsDeparted: ({ parcels, count, movedAt }) => ({
    subject: `Аз Чин баромаданд: ${count} бор`,
    before: ['Салом!', 'Борҳои шумо якҷоя аз Чин ба Тоҷикистон баромаданд.'],
    details: [
      { label: 'Баромаданд', value: when(movedAt) },
      ...parcels.map(({ trackingCode, orderCode }) => ({
        label: trackingCode,
        value: orderCode === null ? 'бе фармоиш' : `Фармоиши ${orderCode}`,
      })),
    ],
    after: [
      ...(count > parcels.length ? ['Борҳои дигар дар кабинет намоёнанд.'] : []),
      'Дар куҷо будан ва кай расидани онҳо дар кабинет намоён аст. Вақте расанд, ба шумо менависем.',
      'Мактубҳоро дар бораи бор дар профил хомӯш кардан мумкин аст.',
    ],
    link: { label: 'Кушодани кабинет', page: 'platform' },
  }),
  ...movedLetters(when),
  parcelsReceived: ({ parcels, count, arrives }) => ({
    subject:
      count === 1
        ? `Дар анбори Чин қабул шуд: ${parcels[0]?.trackingCode ?? ''}`
        : `Дар анбори Чин қабул шуданд: ${count} бор`,
    before: [
      'Салом!',
      count === 1
        ? 'Бори шумо ба анбори Чин расид, мо онро қабул кардем.'
        : 'Борҳои шумо имрӯз ба анбори Чин расиданд, мо онҳоро қабул кардем.',
    ],
    details: parcels.map(({ trackingCode, weightKg, hasPhoto, isDeclared }) => ({
      label: trackingCode,
      value: [
        weightKg === null ? 'ҳанӯз баркашида нашудааст' : `${shortWeight(weightKg, ',')} кг`,
        ...(hasPhoto ? ['сурат дорад'] : []),
        ...(isDeclared ? [] : ['гӯед, ки дар дохилаш чист']),
      ].join(', '),
    })),
    after: [
      ...(count > parcels.length ? ['Борҳои дигар дар кабинет намоёнанд.'] : []),
      arrives === null
        ? 'Баъд: бо мошини наздиктарин мефиристем ва ба шумо менависем.'
        : `Баъд: бо мошини наздиктарин мефиристем ва ба шумо менависем. Дар нуқтаи супориш аз ${day(arrives.from)} то ${day(arrives.to)} интизор шавед.`,
      ...(parcels.every(({ isDeclared }) => isDeclared)
        ? []
        : ['Бори бе тавсифро расмӣ кардан мумкин нест: кабинетро кушоед ва нависед, ки дар он чист.']),
      'Вазн, суратҳо ва нархи расондан аллакай дар кабинет ҳастанд. Мактубҳоро дар бораи бор дар профил хомӯш кардан мумкин аст.',
    ],
    link: { label: 'Кушодани кабинет', page: 'platform' },
  }),
  ...delayLetters(day),
  ...storageLetters(day),
  ...courierLetters(day),
  ...dueLetters,
  pickupCodeReplaced: ({ pickupPoint, replacedAt, pickupCode }) => ({
    subject: 'Рамзи гирифтани шумо иваз шуд',
    before: [
      'Салом!',
      'Дар нуқтаи супориш аз номи шумо панҷ бор паиҳам рамзи нодуруст гуфтанд. Барои бехатарӣ мо рамзи шуморо иваз кардем: рамзи пешина дигар намегузарад.',
      ...(pickupCode === undefined ? [] : ['Рамзи нави гирифтан:']),
    ],
    ...shownCode(pickupCode),
    details: [
      ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
      { label: 'Кай', value: when(replacedAt) },
    ],
    after: [
      'Онро танҳо ба корманди назди пешхон гӯед. Агар на шумо ва на наздикони шумо омада бошанд, ҳеҷ кор кардан лозим нест: бе рамз борро намедиҳанд.',
    ],
    link: { label: 'Кушодани кабинет', page: 'platform' },
  }),
  lineTurnedAway: ({ trackingCode, orderCode, hotline }) => ({
    subject: `Бор бо ин рақам барои шумо нест: ${trackingCode}`,
    before: [
      'Салом!',
      'Ба анбори Чин боре бо рақами пайгирӣ аз фармоиши шумо омад, вале дар он рамзи муштарии дигар навишта шудааст. Аз ин рӯ дар фармоиши шумо ин бор бекор карда шуд.',
    ],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Фармоиш', value: orderCode }]),
    ],
    after: [
      `Рақамро аз фурӯшанда санҷед ва рақами дурустро ба фармоиш илова кунед. Агар боварӣ дошта бошед, ки бор аз они шумост, ба хати доғи ${hotline} занг занед.`,
    ],
    link: { label: 'Фармоишҳои ман', page: 'orderManagement' },
  }),
  ...weightLetters,
  ...handOverLetters(when, day),
  ...shelfLetters(day),
  ...compensationLetters(day),
  ...refundLetters(when),
  ...heldLetters(day),
  claimApproved: ({ claimCode, trackingCode, orderCode }) => ({
    subject: `Бор акнун аз они шумост: ${trackingCode}`,
    before: ['Салом!', 'Мо дархости шуморо санҷидем: бор аз они шумост. Он дар фармоишҳои шумо пайдо шуд.'],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      { label: 'Фармоиш', value: orderCode },
      { label: 'Дархост', value: claimCode },
    ],
    after: [
      'Бор ба нуқтаи супориши шумо меояд. Агар онро аллакай ба нуқтаи дигар фиристода бошанд, он дар фармоиш нишон дода шудааст.',
    ],
    link: { label: 'Фармоишҳои ман', page: 'orderManagement' },
  }),
  parcelFound: ({ trackingCode, orderCode }) => ({
    subject: `Бори шумо ёфт шуд: ${trackingCode}`,
    before: [
      'Салом!',
      'Ба анбори Чин қуттие бо тамғаи вайроншуда омад. Мо онро бо фармоиши шумо муқоиса кардем: ин бори шумост. Он қабул шуд ва мисли одат меравад.',
    ],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Фармоиш', value: orderCode }]),
    ],
    after: [],
    link: { label: 'Фармоишҳои ман', page: 'orderManagement' },
  }),
  parcelNotFound: ({ trackingCode, orderCode, hotline }) => ({
    subject: `Мо дар бораи бор хато кардем: ${trackingCode}`,
    before: [
      'Салом!',
      'Пештар мо навиштем, ки бори шумо ёфт шуд. Ин қуттии дигар бо тамғаи монанд будааст. Бори шумо боз дар анбори Чин интизор аст.',
    ],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      ...(orderCode === null ? [] : [{ label: 'Фармоиш', value: orderCode }]),
    ],
    after: [`Барои хато бахшиш мепурсем. Агар бор бояд аллакай мерасид, ба хати доғ занг занед: ${hotline}.`],
    link: { label: 'Фармоишҳои ман', page: 'orderManagement' },
  }),
  claimReopened: ({ claimCode, trackingCode }) => ({
    subject: `Дархост аз нав баррасӣ мешавад: ${trackingCode}`,
    before: [
      'Салом!',
      'Мо қарори пештараро оид ба дархости шумо бекор кардем ва онро боз дида мебароем. Дар бораи қарори нав менависем.',
    ],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      { label: 'Дархост', value: claimCode },
    ],
    after: [],
    link: { label: 'Фармоишҳои ман', page: 'orderManagement' },
  }),
  claimRefused: ({ claimCode, trackingCode, reason, comment, hotline }) => ({
    subject: `Дархости шумо барои бор рад шуд: ${trackingCode}`,
    before: ['Салом!', 'Мо дархости шуморо санҷидем ва ин борро ба шумо дода натавонистем.'],
    details: [
      { label: 'Рақами пайгирӣ', value: trackingCode },
      { label: 'Дархост', value: claimCode },
      { label: 'Сабаб', value: reason },
      ...(comment === null ? [] : [{ label: 'Шарҳ', value: comment }]),
    ],
    after: [
      `Агар боварӣ дошта бошед, ки бор аз они шумост, бо сурати дигар аз нав дархост диҳед ё ба хати доғи ${hotline} занг занед.`,
    ],
    link: { label: 'Фармоишҳои ман', page: 'orderManagement' },
  }),
  officeMessage: ({ about, text }) => ({
    subject: about === null ? 'Мо ба шумо навиштем' : `Мо ба шумо навиштем: ${about}`,
    before: ['Салом!', 'Барои шумо паём ҳаст.'],
    details: [
      { label: 'Паём', value: text },
      ...(about === null ? [] : [{ label: 'Дар бораи', value: about }]),
    ],
    after: ['Паёмро пурра дар кабинет хондан ва ба он ҷавоб додан мумкин аст.'],
    link: { label: 'Ҷавоб додан', page: 'platform' },
  }),
  newLogin: ({ loggedInAt, device, address }) => ({
    subject: 'Воридшавӣ аз дастгоҳи нав',
    before: ['Салом!', 'Ба ҳисоби шумо аз дастгоҳ ё ҷое ворид шуданд, ки пеш надида будем.'],
    details: [
      { label: 'Вақт', value: when(loggedInAt) },
      { label: 'Дастгоҳ', value: device },
      { label: 'Суроғаи IP', value: address },
    ],
    after: [
      'Агар ин шумо бошед, ҳеҷ коре кардан лозим нест.',
      'Агар не, паролро иваз кунед ва он сеансро дар саҳифаи худ ба охир расонед.',
    ],
    link: { label: 'Саҳифаи ман', page: 'profile' },
  }),
};
