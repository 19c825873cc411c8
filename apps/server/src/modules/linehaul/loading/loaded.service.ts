/** What a trip was loaded with, for the room that unloads it. */
export { bagsOfLoad, countOnTheRoad, loadedTimes } from './loaded.store.ts';
