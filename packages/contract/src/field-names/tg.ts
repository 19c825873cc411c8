import { namesOfFields } from './list-fields.ts';

export const texts = namesOfFields('tg');
