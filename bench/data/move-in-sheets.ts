/** What a firm brings in one evening, as its sheets have it: made by number, so that a run can be repeated. */

/** One code of the firm. Each round brings its own letters, for what one has brought cannot be brought again. */
const codeOf = (letters: string, number: number) => `${letters}-${String(number + 1).padStart(5, '0')}`;

const givenNames = ['Мадина', 'Юсуф', 'Фарзона', 'Далер', 'Зарина', 'Рустам', 'Манижа', 'Комрон'];
const surnames = ['Ниёзова', 'Раҳимов', 'Саидова', 'Каримов', 'Шарифова', 'Назаров', 'Ҳакимова'];

/** Customers with code, name and phone; each tenth has no phone, as in their notebooks. */
export function customersSheet(letters: string, count: number, firstPhone: number): string {
  const rows = Array.from({ length: count }, (_, number) => {
    const name = `${givenNames[number % givenNames.length]} ${surnames[number % surnames.length]}`;
    const phone = number % 10 === 9 ? '' : `+992 ${String(firstPhone + number)}`;
    return `${codeOf(letters, number)},${name},${phone}`;
  });
  return `Код клиента,ФИО,Телефон\n${rows.join('\n')}\n`;
}

const statuses = ['в Китае', 'в пути', 'готов', 'выдан'];

/** Parcels of these customers in every place that such a sheet knows. */
export function parcelsSheet(letters: string, count: number, customers: number): string {
  const rows = Array.from({ length: count }, (_, number) => {
    const status = statuses[number % statuses.length] ?? '';
    const cell = status === 'готов' ? `A${number % 90}` : '';
    const day = `${String((number % 18) + 1).padStart(2, '0')}.11.2026`;
    const weight = ((number % 80) / 10 + 0.2).toFixed(1);
    const code = `MV${letters}${String(number).padStart(8, '0')}`;
    return `${code},${codeOf(letters, number % customers)},${weight},${cell},${day},${status}`;
  });
  return `Трек,Код клиента,Кг,Полка,Дата,Статус\n${rows.join('\n')}\n`;
}

/** Debts in somoni, and each thirtieth an advance. */
export function balancesSheet(letters: string, count: number): string {
  const rows = Array.from({ length: count }, (_, number) => {
    const [debt, advance] = number % 30 === 29 ? ['', '12'] : [String(20 + (number % 400)), ''];
    return `${codeOf(letters, number)},${debt},${advance}`;
  });
  return `Код клиента,"Долг, сомони","Аванс, сомони"\n${rows.join('\n')}\n`;
}
