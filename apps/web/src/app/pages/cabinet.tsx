import { Suspense } from 'react';
import { cabinetTexts } from '../../features/cabinet/cabinet-words.ts';
import { HomeScreen } from '../../features/cabinet/home/home-screen.tsx';
import { useRoute } from '../../shared/router/hash-router.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';

/** The pass comes when it is asked for, with its words and its look. */
const pass = onDemand<object>(async () => {
  const [{ PassScreen }, { loadPassTexts }, { longTextTexts }] = await Promise.all([
    import('../../features/cabinet/pass/pass-screen.tsx'),
    import('../../features/cabinet/pass/pass-words.ts'),
    import('../../shared/long-text/long-text-words.ts'),
  ]);
  await Promise.all([loadPassTexts(), longTextTexts.load()]);
  return PassScreen;
});

/** The home, or in its place the pass (`?view=pass`) and the form that gives one to somebody else (`?view=entrust`). */
function PlatformPage() {
  const view = useRoute().query.get('view');
  if (view !== 'pass' && view !== 'entrust') return <HomeScreen />;
  return (
    <Suspense>
      <pass.Part />
    </Suspense>
  );
}

/** The home of the cabinet with its texts. */
export async function loadCabinetPage(): Promise<typeof PlatformPage> {
  await cabinetTexts.load();
  return PlatformPage;
}
