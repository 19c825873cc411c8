import type { CouriersTexts } from './ru.ts';

export const texts: CouriersTexts = {
  title: 'Home delivery',
  lead: 'The price of one delivery: whatever goes to one address together is paid for once. Elsewhere parcels are collected at the pickup point for now.',
};
