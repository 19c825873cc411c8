import { pinduoduoScreens, shop1688Screens, taobaoScreens } from './market-screens.ts';
import type { Screen } from './screen-parts.ts';
import {
  addressInProfile,
  collecting,
  filming,
  linesToCopy,
  ordering,
  signingUp,
  tracking,
} from './site-screens.ts';
import type { LessonsTexts } from './texts/ru.ts';

/** The drawn screens of each lesson, one a step, by the id of the lesson's heading. */
export function screensOfLessons(t: LessonsTexts): Readonly<Record<string, readonly Screen[]>> {
  const { addresses, filled, remark, seller } = shop1688Screens;
  return {
    'lesson-1': signingUp(t),
    'lesson-2': [...addressInProfile(t), ...taobaoScreens],
    'lesson-3': [addresses, linesToCopy(t), filled, remark, seller],
    'lesson-4': pinduoduoScreens,
    'lesson-5': ordering(t),
    'lesson-6': tracking(t),
    'lesson-7': collecting(t),
    'lesson-8': filming(t),
  };
}
