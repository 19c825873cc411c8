import { useEffect, useRef, useState } from 'react';
import { currentStaffRoute, goTo } from '../kit/router/staff-router.ts';
import type { MenuEntry } from './menu-entries.ts';

/** Whoever opens the console on a device, and asks for no screen, begins at its station: true until it is known whether there is one. Later the first page is a click away. */
export function useStart(entries: readonly MenuEntry[]): boolean {
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
