import { Suspense } from 'react';
import { Pitch } from '../../features/home/pitch.tsx';
import { useIsDrawnHere } from '../../shared/ui/drawing-stage.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';

const belowTheFold = onDemand(async () => (await import('./home-below-the-fold.tsx')).HomeBelowTheFold);

export function HomePage() {
  const isDrawnHere = useIsDrawnHere();
  return (
    <>
      <Pitch />
      {isDrawnHere && (
        <Suspense>
          <belowTheFold.Part />
        </Suspense>
      )}
    </>
  );
}
