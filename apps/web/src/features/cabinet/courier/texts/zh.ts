import type { CourierTexts } from './ru.ts';

export const texts: CourierTexts = {
  title: '送货上门',
  price: (city, price) => `${city}：每次派送 ${price}，同一地址一起派送的包裹只收一次。`,
  noneInCity: (city) => `${city}暂无送货上门服务，请到自提点取件。`,
  parcels: '选择包裹',
  ready: '可派送',
  coming: '尚未到达',
  isOut: '派送中，无法修改',
  brought: (address) => `派送至：${address}`,
  again: (day) => `${day}再次派送`,
  collected: '目前为自提',
  toPay: (sum, courier) => `今天应付快递员：${sum}，其中上门派送费 ${courier}。`,
  unpriced: (count) => `另有 ${count} 件包裹尚无价格，自提点会告知。`,
  later: '尚未到达的包裹，到达后计入金额。',
  address: '地址',
  addressHint: '街道、楼号、单元、门牌号',
  landmark: '附近地标',
  phone: '收件电话',
  choose: (count) => (count === 0 ? '派送包裹' : `派送 ${count} 件`),
  drop: (count) => `${count} 件改为自提`,
  saved: '已保存。快递员出发前可随时修改。',
};
