import { dollars, type LetterTexts } from '../letter-texts/letter-text.ts';

const kinds = { DAMAGED: 'Осеб', MISSING: 'Норасоӣ', LOST: 'Гум шудан' } as const;

/** Letters about compensations; `day` writes a Dushanbe day. Sums are dollars. Tajik awaits a native reader. */
export function compensationLetters(
  day: (date: string) => string,
): Pick<LetterTexts, 'compensationAsked' | 'compensationDecided'> {
  const link = { label: 'Кушодани тавозун', page: 'balance' } as const;
  return {
    compensationAsked: ({ trackingCode, kind, asked, decideBy, hotline }) => ({
      subject: `Даъвои шумо дар бораи бори ${trackingCode} қабул шуд`,
      before: [
        'Салом!',
        'Мо даъвои шуморо сабт кардем ва баррасӣ мекунем. Дар бораи қарор мактуб менависем.',
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        { label: 'Чӣ шуд', value: kinds[kind] },
        { label: 'Маблағи дархост', value: dollars(asked, ',') },
        { label: 'Ҳал мекунем то', value: day(decideBy) },
      ],
      after: [
        'Аз маблағе, ки барои расонидани ин бор пардохт шудааст, зиёд ҷуброн намекунем (банди 4.2-и оферта).',
        `Савол доред? Занг занед: ${hotline}.`,
      ],
      link,
    }),
    compensationDecided: ({ trackingCode, asked, granted, reason, hotline }) => ({
      subject: `Қарор оид ба даъво: бори ${trackingCode}`,
      before: [
        'Салом!',
        Number(granted) === 0
          ? 'Мо даъвои шуморо баррасӣ кардем ва ин маблағро ҷуброн карда наметавонем.'
          : Number(granted) < Number(asked)
            ? `Мо даъвои шуморо баррасӣ кардем ва қисми маблағро ҷуброн мекунем: ${dollars(granted, ',')}. Пул аллакай дар тавозуни шумост.`
            : `Мо даъвои шуморо баррасӣ кардем ва ${dollars(granted, ',')} ҷуброн мекунем. Пул аллакай дар тавозуни шумост.`,
      ],
      details: [
        { label: 'Рақами пайгирӣ', value: trackingCode },
        { label: 'Шумо хостед', value: dollars(asked, ',') },
        { label: 'Чаро чунин', value: reason },
      ],
      after: [`Агар розӣ набошед, занг занед: ${hotline}.`],
      link,
    }),
  };
}
