/** Numbers of letters with their Russian nouns. */
const forms = new Intl.PluralRules('ru');

/** In the accusative: so long something works. */
export function minutes(count: number): string {
  const form = forms.select(count);
  return `${count} ${form === 'one' ? 'минуту' : form === 'few' ? 'минуты' : 'минут'}`;
}

export function days(count: number): string {
  const form = forms.select(count);
  return `${count} ${form === 'one' ? 'день' : form === 'few' ? 'дня' : 'дней'}`;
}

/** «Вас ждут 7 посылок», «Вас ждёт 21 посылка». */
export function parcelsWait(count: number): string {
  const form = forms.select(count);
  if (form === 'one') return `Вас ждёт ${count} посылка`;
  return `Вас ждут ${count} ${form === 'few' ? 'посылки' : 'посылок'}`;
}
