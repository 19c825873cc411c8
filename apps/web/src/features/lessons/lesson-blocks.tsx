/* oxlint-disable react/no-array-index-key -- the parts of a text never change their places */
import { Suspense } from 'react';
import type { Block, LongTextData } from '../../shared/long-text/long-text-data.ts';
import { TextBlocks } from '../../shared/long-text/text-blocks.tsx';
import { useIsDrawnHere } from '../../shared/ui/drawing-stage.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';
import css from './lesson-blocks.module.css';

const page = 'videoLessons';

/** The drawings come after the text; one that cannot be had leaves the step without its picture. */
const drawing = onDemand<{ lesson: string; step: number }>(() =>
  import('./lesson-drawing.tsx').then(({ loadLessonDrawing }) => loadLessonDrawing()).catch(() => () => null),
);

function Step({ blocks, lesson, step }: { blocks: readonly Block[]; lesson: string; step: number }) {
  const isDrawnHere = useIsDrawnHere();
  return (
    <li className={css.step}>
      <div>
        <TextBlocks blocks={blocks} page={page} />
      </div>
      <div className={css.picture}>
        <Suspense>{isDrawnHere && <drawing.Part lesson={lesson} step={step} />}</Suspense>
      </div>
    </li>
  );
}

/** The lessons: numbered steps with a drawn screen each, and what stands between them. */
export function LessonBlocks({ text: { blocks } }: { text: LongTextData }) {
  let lesson: string | undefined;
  return blocks.map((block, index) => {
    if ('h' in block && block.h === 2) lesson = block.id;
    if (lesson === undefined || !('list' in block) || block.start === undefined)
      return <TextBlocks key={index} blocks={[block]} page={page} />;
    const of = lesson;
    return (
      <ol key={index} className={css.steps} start={block.start}>
        {block.list.map((blocksOfStep, step) => (
          <Step key={step} blocks={blocksOfStep} lesson={of} step={step} />
        ))}
      </ol>
    );
  });
}
