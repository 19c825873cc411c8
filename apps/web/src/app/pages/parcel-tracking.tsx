import { TrackingScreen } from '../../features/tracking/tracking-screen.tsx';
import { useTrackingTexts } from '../../features/tracking/texts/tracking-texts.ts';
import { Text } from '../../shared/ui/primitives.tsx';
import css from './parcel-tracking.module.css';

export function ParcelTrackingPage() {
  const { heading } = useTrackingTexts();
  return (
    <div className={css.page}>
      <Text as="h1" marginBottom={20} className={css.heading}>
        {heading}
      </Text>
      <TrackingScreen />
    </div>
  );
}
