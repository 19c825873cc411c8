import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { useStationLock } from '../kit/session/station-lock.ts';
import { useUser } from '../kit/session/user-info.ts';
import { currentStaffRoute, goTo, useStaffRoute } from '../kit/router/staff-router.ts';
import { isInMenu, lackingIn, useFirstWeek } from '../screens/start/first-week-query.ts';
import { homeScreen } from '../screens/home/load-home.ts';
import { recordScreens } from '../record-screens.ts';
import { staffScreens } from '../screens.ts';
import { staffTexts } from '../kit/kit-words.ts';
import { MessageHost } from '../kit/ui/message-host.tsx';
import { LoadFailure, Loading } from '../kit/ui/states.tsx';
import { type MenuEntry, menuEntries } from './menu-entries.ts';
import { SideMenu } from './side-menu.tsx';
import { useStaffNames } from '../kit/people.ts';
import { TopBar } from './top-bar.tsx';
import { NotFound } from './not-found.tsx';
import { Overlays, useOverlays } from './overlays.tsx';
import { useFocusGuard } from './use-focus-guard.ts';
import { Stack, Text } from '../../shared/ui/primitives.tsx';
import css from './shell.module.css';
import { useAlerts, useWaiting } from '../screens/reports/report-queries.ts';
import type { Waiting } from '../screens/reports/report-queries.ts';
import { countAlerts } from './count-alerts.ts';
import type { Alerts } from './count-alerts.ts';
import { countBeforeLeaving, leave, leaving } from '../kit/session/leaving.ts';
import { Button } from '../kit/ui/button.tsx';
import { DialogFoot } from '../kit/ui/dialog-foot.tsx';
import { DialogText } from '../kit/ui/dialog-text.tsx';
import { Dialog } from '../kit/ui/dialog.tsx';

/** Before a user with something that waits on this device logs out: it stays there, and their next log-in sends it. */
function LeavingDialog() {
  const { id } = useUser();
  const question = leaving.useValue();
  useEffect(() => {
    countBeforeLeaving(async () => {
      const { countWaiting } = await import('../stations/scan-queue/queue-database.ts');
      const { countPhotos } = await import('../stations/photos/photo-database.ts');
      const [scans, photos, pictures, stops] = await Promise.all([
        countWaiting(id),
        countPhotos(id),
        countWaiting(id, 'evidence'),
        countWaiting(id, 'courier'),
      ]);
      return { scans, photos: photos + pictures, stops };
    });
  }, [id]);
  if (question === undefined) return null;
  const { title, text, stay, go } = staffTexts.read().leaving;
  const close = () => leaving.write(undefined);
  return (
    <Dialog title={title} onClose={close} alert>
      <DialogText>{text(question)}</DialogText>
      <DialogFoot>
        <Button onPress={() => void leave()}>{go}</Button>
        <Button kind="primary" onPress={close}>
          {stay}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/**
 * What waits for this user in the line that is chosen; what somebody waits for is asked for every few seconds, and
 * counts though its list stands in the other line's menu alone.
 */
function useMenuAlerts(entries: readonly MenuEntry[]): Alerts {
  const { line } = useStaffRoute();
  const user = useUser();
  const reads = user.authorities.includes('parcel:read');
  const { data: alerts = [], isPlaceholderData: isOfOtherLine } = useAlerts(line, reads);
  const { data: waiting = [] } = useWaiting(line, reads);
  useTone(isOfOtherLine ? [] : alerts, line);
  return countAlerts({ line, alerts, waiting, entries, user });
}

/**
 * Sounds where more has come since the last answer of the same line: at a station whatever it is, elsewhere where a
 * customer stands at a window.
 */
function useTone(alerts: Waiting, line: string): void {
  const before = useRef<{ line: string; counts: ReadonlyMap<string, number> }>(undefined);
  useEffect(() => {
    if (alerts.length === 0) return;
    const former = before.current;
    before.current = { line, counts: new Map(alerts.map(({ route, count }) => [route, count])) };
    if (former?.line !== line) return;
    const more = alerts.filter(({ route, count }) => count > (former.counts.get(route) ?? 0));
    if (more.length > 0) void sound(more.some(({ type }) => type === 'approvals'));
  }, [alerts, line]);
}

async function sound(isAtWindow: boolean): Promise<void> {
  const { soundAlert } = await import('../stations/verdict/alert-tone.ts');
  await soundAlert(isAtWindow);
}

/**
 * A console that is opened on a device, without a screen in the address, begins at its station: true until it is known
 * whether there is one. Later the first page is a click away.
 */
function useStart(entries: readonly MenuEntry[]): boolean {
  const [isLookedFor, setLookedFor] = useState(() => currentStaffRoute().screen === '');
  const menu = useRef(entries);
  useEffect(() => {
    if (!isLookedFor) return undefined;
    let isGone = false;
    void findStation(menu.current).then((station) => {
      if (isGone) return;
      if (station !== undefined && currentStaffRoute().screen === '') goTo(station.href, { replace: true });
      setLookedFor(false);
    });
    return () => {
      isGone = true;
    };
  }, [isLookedFor]);
  return isLookedFor;
}

async function findStation(entries: readonly MenuEntry[]): Promise<MenuEntry | undefined> {
  try {
    const { readOwnWorks, startingStation } = await import('../stations/device/own-station.ts');
    return startingStation(entries, await readOwnWorks());
  } catch {
    // A browser that can store nothing is no device.
    return undefined;
  }
}

/** A screen that could not be loaded or drawn says so in its own place; bar and menu stay. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailure onAgain={() => location.reload()} /> : this.props.children;
  }
}

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
  const target = entry ?? (screen === '' ? startOf(user, entries) : undefined);
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
      <Text
        as="a"
        href="#main"
        paddingX={14}
        paddingY={8}
        radius="small"
        className={css.skip}
        onClick={(event) => {
          // The address belongs to the screen; only the focus moves.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {skip}
      </Text>
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
      <Stack
        as="main"
        id="main"
        tabIndex={-1}
        minWidth={0}
        minHeight={0}
        position="relative"
        overflow="auto"
        className={css.main}
      >
        <ScreenBoundary key={`${line}/${screen}/${record ?? ''}`}>
          <Suspense fallback={<Loading />}>
            {isStarting && screen === '' ? (
              <Loading />
            ) : target ? (
              <ScreenOf name={target.key} isRecord={record !== undefined} />
            ) : screen === '' ? (
              <homeScreen.Part entries={entries} />
            ) : (
              <NotFound />
            )}
          </Suspense>
        </ScreenBoundary>
      </Stack>
      <MessageHost className={css.said} />
      <LeavingDialog />
      <Overlays shown={overlays.shown} show={overlays.show} entries={entries} />
    </div>
  );
}

/**
 * With what one begins who does not confirm the money of others: who hands parcels over with the counter, who delivers
 * with the own round, who takes money with the own shift. Everybody else has the usual start.
 */
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
