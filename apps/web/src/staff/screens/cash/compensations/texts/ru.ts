import type { WordsOf } from '@rohi/contract/locales';
import type { CompensationKind } from '@rohi/contract/billing/compensation-rules';

/** Words of who decides about claims for damage and loss. */
export const texts = {
  title: 'Претензии',
  lead: 'Сначала те, чей срок ближе. Сумма уходит на баланс клиента, письмо с причиной уходит сразу.',
  none: 'Нерешённых претензий нет.',
  kinds: { DAMAGED: 'повреждение', MISSING: 'недостача', LOST: 'утрата' } satisfies Record<
    CompensationKind,
    string
  >,
  asked: (sum: string, kind: string) => `просит ${sum}, ${kind}`,
  limits: (limit: string, paid: string) => `доставка ${limit}, из них оплачено ${paid}`,
  decideBy: (day: string) => `решить до ${day}`,
  askedBy: (clerk: string) => `записал сотрудник ${clerk}`,
  photos: (count: number) => `Фото: ${count}`,
  photo: (code: string, number: number) => `Фото ${number} к претензии по ${code}`,
  gone: 'Фото не загрузилось',
  grantedBy: (sum: string, by: string) => `${by} решил возместить ${sum}: нужен второй сотрудник`,
  decide: 'Решить',
  confirm: 'Подтвердить',
  sendBack: 'Решить заново',
  sum: 'Возместить, USD',
  sumHint: '0 значит отказать. Больше оплаченной доставки возместить нельзя.',
  reason: 'Причина',
  reasonHint: 'Её прочитает клиент.',
  cancel: 'Отмена',
  save: 'Сохранить решение',
  saved: 'Решение отправлено клиенту.',
  waits: 'Сумма выше вашего предела: ждём второго сотрудника.',
};

export type OfficeCompensationTexts = WordsOf<typeof texts>;
