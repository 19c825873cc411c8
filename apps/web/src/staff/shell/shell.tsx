import { Suspense, useEffect, useState } from 'react';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { useStationLock } from '../kit/session/station-lock.ts';
import { useUser } from '../kit/session/user-info.ts';
import { useStaffRoute } from '../kit/router/staff-router.ts';
import { isInMenu, lackingIn, useFirstWeek } from '../screens/start/first-week-query.ts';
import { homeScreen } from '../screens/home/load-home.ts';
import { recordScreens } from '../record-screens.ts';
import { staffScreens } from '../screens.ts';
import { staffTexts } from '../kit/kit-words.ts';
import { MessageHost } from '../kit/ui/message-host.tsx';
import { Loading } from '../kit/ui/states.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import { menuEntries } from './menu-entries.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SideMenu } from './side-menu.tsx';
import { useStaffNames } from '../kit/people.ts';
import { TopBar } from './top-bar.tsx';
import { useMenuAlerts } from './use-alerts.ts';
import { useStart } from './use-start.ts';
import { NotFound } from './not-found.tsx';
import { Overlays, useOverlays } from './overlays.tsx';
import { useFocusGuard } from './use-focus-guard.ts';
import css from './shell.module.css';

/** How much waits stands first: that is what is left of a title in a row of tabs. */
function useDocumentTitle(name: string, waiting: number): void {
  const { brand, console: product } = staffTexts.read();
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${name || product} — ${brand}`;
  }, [name, waiting, product, brand]);
}

/** What a locked console shows; a part of the stations, where alone it is locked. */
const lockScreen = onDemand(async () => {
  const [{ LockScreen }] = await Promise.all([
    import('../stations/lock/lock-screen.tsx'),
    import('../stations/station-words.ts').then(({ lockTexts }) => lockTexts.load()),
  ]);
  return LockScreen;
});

/** The console, or its lock. */
export function Shell() {
  if (!useStationLock()) return <OpenShell />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<Loading />}>
        <lockScreen.Part />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Bar, menu and the screen asked for. */
function OpenShell() {
  const { skip, menu } = staffTexts.read();
  const user = useUser();
  const { line, screen, record } = useStaffRoute();
  const [menuOpen, setMenuOpen] = useState(false);
  const overlays = useOverlays();
  useFocusGuard();
  useStaffNames({ mayAsk: user.authorities.includes('parcel:read') });
  const entries = menuEntries(user, line);
  const entry = entries.find(({ key }) => key === screen);
  const shown = entry ?? (screen === '' ? startOf(user, entries) : undefined);
  const isStarting = useStart(entries);
  const alerts = useMenuAlerts(entries);
  const { data: week } = useFirstWeek(
    entries.some(({ key }) => key === 'start'),
    false,
  );
  const listed = isInMenu(week) ? entries : entries.filter(({ key }) => key !== 'start');
  useDocumentTitle(record ?? (entry ? menu.entries[entry.key] : ''), alerts.total);
  return (
    <div className={css.shell}>
      <a
        href="#main"
        className={css.skip}
        onClick={(event) => {
          // The address belongs to the screen; only the focus moves.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {skip}
      </a>
      <TopBar
        waiting={alerts.total}
        elsewhere={alerts.elsewhere}
        onMenu={() => setMenuOpen(true)}
        onPalette={() => overlays.show('palette')}
      />
      <SideMenu
        entries={listed}
        current={screen}
        counts={{ ...alerts.byEntry, start: lackingIn(week) }}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
      />
      <main id="main" tabIndex={-1} className={css.main}>
        <ScreenBoundary key={`${line}/${screen}/${record ?? ''}`}>
          <Suspense fallback={<Loading />}>
            {isStarting && screen === '' ? (
              <Loading />
            ) : shown ? (
              <ScreenOf name={shown.key} isRecord={record !== undefined} />
            ) : screen === '' ? (
              <homeScreen.Part entries={entries} />
            ) : (
              <NotFound />
            )}
          </Suspense>
        </ScreenBoundary>
      </main>
      <MessageHost className={css.said} />
      <LeavingDialog />
      <Overlays shown={overlays.shown} show={overlays.show} entries={entries} />
    </div>
  );
}

/** With what one begins who does not confirm the money of others: who hands parcels over with the counter, who delivers with the own round, who takes money with the own shift. Everybody else has the usual start. */
function startOf<Entry extends { key: string }>(
  { authorities }: { authorities: readonly string[] },
  entries: readonly Entry[],
): Entry | undefined {
  if (authorities.includes('payment:confirm')) return undefined;
  const start = authorities.includes('parcel:hand-over')
    ? 'counter'
    : authorities.includes('courier:deliver')
      ? 'round'
      : 'cash';
  return entries.find(({ key }) => key === start);
}

function ScreenOf({ name, isRecord }: { name: keyof typeof staffScreens; isRecord: boolean }) {
  const screen = (isRecord ? recordScreens : staffScreens)[name];
  return screen ? <screen.Part /> : <NotFound />;
}
