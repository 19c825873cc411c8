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
