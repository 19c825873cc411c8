import { businessLineNames as ownLines } from '@rohi/contract/business-lines';
import { noticeCategoryNames as ownCategories } from '@rohi/contract/content/content.contract';
import { operationUnitTypeNames as ownUnitTypes } from '@rohi/contract/reference-data/operation-units';
import { transportModeNames as ownModes } from '@rohi/contract/reference-data/transport-modes';
import { orderStageNames as ownStages } from '@rohi/contract/tracking/order-stages';
import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { renameTable, renameTrackingWords } from '../../shared/facts/renamed-words.ts';
import { locale } from '../../shared/i18n/locale.ts';

// Names of codes with the office's words in their places, so that filters, tiles and rows of the console say the same.

export const orderStageNames = renameTable(ownStages, 'STAGE_');
export const businessLineNames = renameTable(ownLines, '');
export const transportModeNames = renameTable(ownModes, 'MODE_');
export const operationUnitTypeNames = renameTable(ownUnitTypes, 'UNIT_');
export const noticeCategoryNames = renameTable(ownCategories, 'NOTICE_');
export const trackingWords = renameTrackingWords(allTrackingWords[locale]);
