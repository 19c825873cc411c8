import { TrackingScreen } from '../../features/tracking/tracking-screen.tsx';
import { useTrackingTexts } from '../../features/tracking/texts/tracking-texts.ts';
import css from './parcel-tracking.module.css';

export function ParcelTrackingPage() {
  const { heading } = useTrackingTexts();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{heading}</h1>
      <TrackingScreen />
    </div>
  );
}
