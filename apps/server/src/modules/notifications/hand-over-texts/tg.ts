import { codesOf, type LetterTexts } from '../letter-texts/letter-text.ts';

/**
 * Letters about what happens at a counter; `when` writes a moment, `day` a Dushanbe day. Tajik awaits a native reader.
 */
export function handOverLetters(
  when: (moment: string) => string,
  day: (date: string) => string,
): Pick<LetterTexts, 'handOverAllowed' | 'parcelNotTaken' | 'passUsed'> {
  return {
    handOverAllowed: ({ pickupPoint, allowedAt, count, trackingCodes, hotline }) => ({
      subject: 'Супоридани борҳои шумо бе рамз ва ҳуҷҷат иҷозат дода шуд',
      before: [
        'Салом!',
        'Дар нуқтаи супориш хоҳиш карданд, ки борҳои шуморо бе рамз ва ҳуҷҷат супоранд. Мо гуфтаҳои гирандаро санҷидем ва супориданро як бор иҷозат додем.',
      ],
      details: [
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
        { label: 'Кай', value: when(allowedAt) },
        {
          label: count === 1 ? 'Рақами пайгирӣ' : 'Рақамҳои пайгирӣ',
          value: codesOf(trackingCodes, count, 'tg'),
        },
      ],
      after: [`Агар ин шумо ё шахсе, ки шумо фиристодаед, набошад, фавран занг занед: ${hotline}.`],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
    parcelNotTaken: ({ trackingCode, what, pickupPoint, decideBy, hotline }) => ({
      subject: `Бори ${trackingCode} дар нуқтаи супориш монд`,
      before: [
        'Салом!',
        'Борро дар назди рафи супориш нагирифтанд. Мо онро ҷудо гузоштем, то масъаларо ҳал кунем: пардохт ҳамон тавр мемонад ва нигоҳдорӣ дар ин муддат ҳисоб намешавад.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        { label: 'Чӣ қайд шуд', value: what },
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
        { label: 'Ҳал мекунем то', value: day(decideBy) },
      ],
      after: [`Агар фикратонро дигар карда бошед ё чизе илова кардан хоҳед, занг занед: ${hotline}.`],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
    passUsed: ({ delegate, pickupPoint, trackingCode, usedAt }) => ({
      subject: 'Бо иҷозатномаи шумо бор мегиранд',
      before: [
        'Салом!',
        'Иҷозатномаеро, ки шумо дода будед, дар нуқтаи супориш нишон доданд ва бо он бори якум дода шуд. Он дигар эътибор надорад.',
      ],
      details: [
        { label: 'Кӣ мегирад', value: delegate },
        { label: 'Бор', value: trackingCode },
        ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
        { label: 'Кай', value: when(usedAt) },
      ],
      after: [
        'Агар ба касе иҷозатнома надода бошед, фавран рамзи воридшавиро иваз кунед ва ба нуқтаи супориш занг занед.',
      ],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
  };
}
