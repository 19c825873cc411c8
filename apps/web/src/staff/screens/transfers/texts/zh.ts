import type { TransfersListTexts } from './ru.ts';

export const texts: TransfersListTexts = {
  title: '交接单清单',
  search: '交接单号、车辆、司机或单内运单号',
  none: '—',
  contents: '单内物品',
  empty: '单内没有物品。',
  kg: 'kg',
};
