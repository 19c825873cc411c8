import { answersMemory } from './answers-memory.ts';
import { backup } from './backup.ts';
import { beside } from './beside.ts';
import { big } from './big.ts';
import { counter } from './counter.ts';
import { dashboards, firstPages, orders } from './dashboards.ts';
import { departure } from './departure.ts';
import { exports } from './export.ts';
import { heldParcels } from './held-parcels.ts';
import type { Scenario } from './scenario.ts';
import { labels } from './labels.ts';
import { estimates } from './estimates.ts';
import { lists } from './lists.ts';
import { logins } from './logins.ts';
import { line } from './line.ts';
import { moveIn } from './move-in.ts';
import { names } from './names.ts';
import { openTabs } from './open-tabs.ts';
import { pool } from './pool.ts';
import { postings } from './postings.ts';
import { singleCalls } from './single-calls.ts';
import { slowLine } from './slow-line.ts';
import { starts } from './starts.ts';
import { stations } from './stations.ts';
import { tripPapers } from './trip-papers.ts';
import { tracking } from './tracking.ts';
import { trips } from './trips.ts';
import { web } from './web.ts';
import { writes } from './writes.ts';

/** The first one runs when none is named. */
export const scenarios: readonly Scenario[] = [
  tracking,
  answersMemory,
  big,
  writes,
  departure,
  trips,
  beside,
  singleCalls,
  heldParcels,
  logins,
  web,
  slowLine,
  openTabs,
  starts,
  labels,
  dashboards,
  orders,
  firstPages,
  exports,
  lists,
  estimates,
  pool,
  names,
  moveIn,
  postings,
  backup,
  stations,
  counter,
  line,
  tripPapers,
];
