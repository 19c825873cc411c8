import { createElement, use } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { loadInTime } from './load-in-time.ts';

/**
 * A component with code that comes after the first paint. `start` begins to load it and resolves when that has ended,
 * well or badly. `Part` shows it at once when it is there, waits under the nearest Suspense otherwise, and throws to
 * the nearest boundary what went wrong with loading, also that it took longer than a part may take.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { start: () => Promise<unknown>; Part: FunctionComponent<Props> } {
  let promise: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const get = () => {
    promise ??= loadInTime(load).then((component) => {
      loaded = component;
      return component;
    });
    return promise;
  };
  return {
    start: () => get().catch(() => undefined),
    Part: (props) => createElement(loaded ?? use(get()), props),
  };
}
