import type { LetterTexts } from '../letter-texts/letter-text.ts';

/** Letters about what happens at a counter; `when` writes a moment. Tajik awaits a native reader. */
export function handOverLetters(when: (moment: string) => string): Pick<LetterTexts, 'handOverAllowed'> {
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
          value: trackingCodes.join(', '),
        },
        ...(count > trackingCodes.length ? [{ label: 'Ҳамагӣ борҳо', value: String(count) }] : []),
      ],
      after: [`Агар ин шумо ё шахсе, ки шумо фиристодаед, набошад, фавран занг занед: ${hotline}.`],
      link: { label: 'Кушодани кабинет', page: 'platform' },
    }),
  };
}
