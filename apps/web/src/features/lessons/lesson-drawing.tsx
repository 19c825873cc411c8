import type { ComponentType } from 'react';
import { lessonsTexts } from './lessons-words.ts';
import { screensOfLessons } from './lesson-screens.ts';
import { ScreenDrawing } from './screen-drawing.tsx';

/** The component that draws the screen of a step, counted from 0; nothing for a step without one. */
export async function loadLessonDrawing(): Promise<ComponentType<{ lesson: string; step: number }>> {
  await lessonsTexts.load();
  const screens = screensOfLessons(lessonsTexts.read());
  return ({ lesson, step }) => {
    const screen = screens[lesson]?.[step];
    return screen && <ScreenDrawing screen={screen} />;
  };
}
