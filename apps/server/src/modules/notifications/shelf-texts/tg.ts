import type { LetterTexts } from '../letter-texts/letter-text.ts';

/**
 * Letters about decisions on uncollected parcels on the shelf of their point; `day` writes a Dushanbe day. Tajik awaits
 * a native reader.
 */
export function shelfLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'parcelStored' | 'parcelReturning' | 'parcelReturned' | 'parcelDisposed'> {
  return {
    parcelStored: ({ trackingCode, pickupPoint, storedUntil, standsStill, hotline }) => ({
      subject: `Бори ${trackingCode} то ${day(storedUntil)} нигоҳ дошта мешавад`,
      before: [
        'Салом!',
        'Муҳлати огоҳии охирин гузашт, вале мо қарор кардем, ки бори шуморо дарозтар нигоҳ дорем. Лутфан, онро дар муҳлат гиред.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
        { label: 'Гирифтан то', value: day(storedUntil) },
        { label: 'Нигоҳдорӣ', value: standsStill ? 'то он рӯз зиёд намешавад' : 'чун одат ҳисоб мешавад' },
      ],
      after: [`Агар дар муҳлат омада натавонед, занг занед: ${hotline}.`],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
    parcelReturning: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Бори ${trackingCode} ба фиристанда бармегардад`,
      before: [
        'Салом!',
        'Бор дар нуқтаи супориш монд ва мо қарор кардем, ки онро ба фиристанда баргардонем. Аз имрӯз барои нигоҳдорӣ пул ҳисоб намешавад.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        { label: 'Сабаб', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
      ],
      after: [
        `То бор аз нуқта нарафтааст, онро гирифтан мумкин аст. Агар лозим бошад, шитоб кунед ё занг занед: ${hotline}.`,
      ],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
    parcelReturned: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Бори ${trackingCode} аз нуқтаи супориш рафт`,
      before: [
        'Салом!',
        'Бор аз нуқтаи супориш ба анбори мо дар Тоҷикистон рафт: он ба фиристанда бармегардад. Барои интиқол ва нигоҳдории он дигар пул додан лозим нест.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        { label: 'Сабаб', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
      ],
      after: [`Агар ин хато бошад, фавран занг занед: ${hotline}.`],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
    parcelDisposed: ({ trackingCode, what, pickupPoint, hotline }) => ({
      subject: `Бори ${trackingCode} нобуд карда шуд`,
      before: [
        'Салом!',
        'Борро касе нагирифт ва он нобуд карда шуд. Инро ду корманд қарор карданд, акси бор нигоҳ дошта шудааст. Барои интиқол ва нигоҳдории он дигар пул додан лозим нест.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        { label: 'Сабаб', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
      ],
      after: [`Савол доред? Занг занед: ${hotline}.`],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
  };
}
