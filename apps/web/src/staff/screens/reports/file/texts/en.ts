import { trackingWordsEn } from '@rohi/contract/tracking/words/en';
import type { OrdersFileTexts } from './orders-file-texts.ts';

export const texts: OrdersFileTexts = {
  statusNames: trackingWordsEn.statusNames,
  title: 'Export orders',
  format: 'Format',
  from: 'Placed from',
  to: 'to',
  stage: 'Stage',
  anyStage: 'All stages',
  uncancelled: 'All but cancelled',
  line: 'Business line',
  anyLine: 'Both business lines',
  point: 'Pickup point',
  anyPoint: 'All pickup points',
  columns: 'Columns',
  all: 'Select all',
  nothing: 'Clear all',
  save: 'Download',
  cancel: 'Cancel',
  working: 'Preparing the file…',
  received: (kb) => `${kb} KB received`,
  saved: 'File saved',
  wrongDays: 'The first day is later than the last.',
  noColumns: 'Choose at least one column.',
  failed: 'The file did not arrive. Check your connection and try again.',
};
