import type { CouriersTexts } from './ru.ts';

export const texts: CouriersTexts = {
  title: 'Курьер то дари хона',
  lead: 'Нархи як расонидан: ҳар чи ба як суроға якҷоя меравад, як бор пардохт мешавад. Шаҳрҳои дигар ҳоло нестанд, он ҷо борро аз нуқта гирифтан мумкин.',
};
