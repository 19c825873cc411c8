import type { CouriersTexts } from './ru.ts';

export const texts: CouriersTexts = {
  title: '送货上门',
  lead: '每次派送的价格，同一地址一起派送的包裹只收一次。其他城市暂请到自提点取件。',
};
