import { dollars, type LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about what is owed before departure. Tajik awaits a native reader. */
export const dueLetters: Pick<LetterTexts, 'dueBeforeDeparture'> = {
  dueBeforeDeparture: ({ parcels, count, total, mayLeave }) => {
    const one = count === 1;
    return {
      subject: `Пеш аз фиристодан бояд пардохт шавад: ${dollars(total, ',')}`,
      before: [
        'Салом!',
        `${one ? 'Бори шумо ба анбори Чин расид.' : 'Борҳои шумо ба анбори Чин расиданд.'} Мувофиқи шартҳои шумо расонидан пеш аз фиристодан пардохта мешавад.`,
        ...(mayLeave ? [] : [one ? 'Бор баъди пардохт меравад.' : 'Борҳо баъди пардохт мераванд.']),
      ],
      details: [
        ...parcels.map(({ trackingCode, owed }) => ({ label: trackingCode, value: dollars(owed, ',') })),
        ...(count > parcels.length ? [{ label: 'Ва боз борҳо', value: String(count - parcels.length) }] : []),
        { label: 'Барои пардохт', value: dollars(total, ',') },
      ],
      after: [
        'Дар кассаи ҳар нуқтаи супориш пардохт кардан мумкин аст: бо пули нақд, корт ё аз тавозун. Дар бораи гузаронидани пул ба тавозун дар кабинет хабар диҳед.',
        'Дар бораи ин борҳо дигар мактуб наменависем. Чӣ қадар боқӣ мондааст, дар кабинет дида мешавад.',
      ],
      link: { label: 'Кушодани ҳисоб', page: 'balance' },
    };
  },
};
