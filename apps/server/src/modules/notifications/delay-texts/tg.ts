import type { LetterTexts } from '../letter-texts/letter-text.ts';

type DelayLetters = Pick<LetterTexts, 'parcelsDelayed' | 'delayEnded' | 'delayTakenBack'>;

/** Letters about trips that are late; `day` writes a Dushanbe day. Tajik awaits a native reader. */
export function delayLetters(day: (date: string) => string): DelayLetters {
  type Parcels = Parameters<DelayLetters['delayEnded']>[0];
  const about = ({ count, trackingCode, arrives, pickupPoint }: Parcels) => [
    trackingCode === null
      ? { label: 'Борҳо', value: String(count) }
      : { label: 'Рақами пайгирӣ', value: trackingCode },
    ...(arrives === null
      ? []
      : [{ label: 'Дар нуқтаи супориш интизор шавед', value: `${day(arrives.from)} – ${day(arrives.to)}` }]),
    ...(pickupPoint === null ? [] : [{ label: 'Нуқтаи супориш', value: pickupPoint }]),
  ];
  const link = { label: 'Кушодани кабинет', page: 'platform' } as const;
  return {
    parcelsDelayed: (parcels) => ({
      subject:
        parcels.count === 1
          ? `Бори шумо ${parcels.days} рӯз дер мекунад`
          : `Борҳои шумо ${parcels.days} рӯз дер мекунанд`,
      before: [
        'Салом!',
        parcels.count === 1
          ? `Рейс бо бори шумо дар роҳ таъхир дорад. Он тақрибан ${parcels.days} рӯз дертар мерасад.`
          : `Рейс бо борҳои шумо дар роҳ таъхир дорад. Онҳо тақрибан ${parcels.days} рӯз дертар мерасанд.`,
      ],
      details: [
        { label: 'Сабаб', value: parcels.why },
        ...(parcels.place === null ? [] : [{ label: 'Дар куҷо', value: parcels.place }]),
        ...about(parcels),
      ],
      after: [
        'Ягон кор кардан лозим нест. Рӯзҳои нав аллакай дар кабинет ҳастанд. Мактубҳоро дар бораи бор дар профил хомӯш кардан мумкин аст.',
      ],
      link,
    }),
    delayEnded: (parcels) => ({
      subject: parcels.count === 1 ? 'Бори шумо боз дар роҳ аст' : 'Борҳои шумо боз дар роҳанд',
      before: [
        'Салом!',
        parcels.count === 1
          ? 'Таъхире, ки дар борааш навишта будем, анҷом ёфт: бори шумо роҳро давом медиҳад.'
          : 'Таъхире, ки дар борааш навишта будем, анҷом ёфт: борҳои шумо роҳро давом медиҳанд.',
      ],
      details: about(parcels),
      after: ['Рӯзҳои расидани ҳар бор дар кабинет намоёнанд.'],
      link,
    }),
    delayTakenBack: (parcels) => ({
      subject: parcels.count === 1 ? 'Бори шумо дер намекунад' : 'Борҳои шумо дер намекунанд',
      before: [
        'Салом!',
        'Мо дар бораи таъхир навишта будем, аммо ин хато буд: рейс аз рӯи нақша меравад. Барои мактуби зиёдатӣ узр мехоҳем.',
      ],
      details: about(parcels),
      after: ['Рӯзҳои расидани ҳар бор дар кабинет намоёнанд.'],
      link,
    }),
  };
}
