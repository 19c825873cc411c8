import { dollars, type LetterTexts } from '../letter-texts/letter-text.ts';

/** The letter about what is owed before departure. */
export const dueLetters: Pick<LetterTexts, 'dueBeforeDeparture'> = {
  dueBeforeDeparture: ({ parcels, count, total, mayLeave }) => {
    const one = count === 1;
    return {
      subject: `К оплате до отправки: ${dollars(total, ',')}`,
      before: [
        'Здравствуйте!',
        `${one ? 'Ваша посылка принята' : 'Ваши посылки приняты'} на склад в Китае. По вашим условиям доставка оплачивается до отправки.`,
        ...(mayLeave ? [] : [`${one ? 'Посылка уедет' : 'Посылки уедут'} после оплаты.`]),
      ],
      details: [
        ...parcels.map(({ trackingCode, owed }) => ({ label: trackingCode, value: dollars(owed, ',') })),
        ...(count > parcels.length
          ? [{ label: 'И ещё посылок', value: String(count - parcels.length) }]
          : []),
        { label: 'К оплате', value: dollars(total, ',') },
      ],
      after: [
        'Оплатить можно в кассе любого пункта выдачи: наличными, картой или с баланса. О переводе на баланс сообщите в кабинете, в разделе «Счёт».',
        'Об этих посылках мы больше не напишем. Сколько осталось оплатить сейчас, показывает кабинет.',
      ],
      link: { label: 'Открыть счёт', page: 'balance' },
    };
  },
};
