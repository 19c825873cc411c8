import type { CourierTexts } from './courier-texts.ts';

export const texts: CourierTexts = {
  title: '送货上门',
  nothing: '暂无可派送的包裹。',
  price: (city, price) => `${city}：每次派送 ${price}，同一地址一起派送的包裹只收一次。`,
  noneInCity: (city) => `${city}暂无送货上门服务，请到自提点取件。`,
  parcels: '选择包裹',
  ready: '可派送',
  coming: '运输途中，到达后派送',
  isOut: '派送中，无法修改',
  brought: (address) => `派送至：${address}`,
  again: (day) => `${day}再次派送`,
  collected: '到自提点取件',
  address: '地址',
  addressHint: '街道、楼号、单元、门牌号',
  landmark: '附近地标',
  phone: '收件电话',
  choose: (count) => `派送 ${count} 件`,
  drop: (count) => `${count} 件改为自提`,
  saved: '已保存。快递员出发前可随时修改。',
};
