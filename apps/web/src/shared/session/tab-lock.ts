const name = 'session_lease';
const leaseMs = 10_000;
const settleMs = 30;
const retryMs = 100;

/**
 * Runs the work while no other tab of this site runs any. Browsers without locks (and all of them over plain http) use a
 * lease in local storage, which is given up after 10 s: the service takes the same refresh twice in that time.
 */
export async function withTabLock(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) return locks.request(name, work);
  const lease = await takeLease();
  try {
    await work();
  } finally {
    if (localStorage.getItem(name) === lease) localStorage.removeItem(name);
  }
}

async function takeLease(): Promise<string> {
  const giveUpAt = Date.now() + leaseMs;
  const owner = Math.random();
  let lease: string;
  do {
    lease = `${Date.now() + leaseMs} ${owner}`;
    if (!isTaken()) {
      localStorage.setItem(name, lease);
      // Two tabs may have written at once: who stands there a moment later has it.
      await pause(settleMs);
      if (localStorage.getItem(name) === lease) return lease;
    }
    await pause(retryMs);
  } while (Date.now() < giveUpAt);
  return lease;
}

/** A lease that ends later than one can end was made by a clock since put back: it does not count. */
function isTaken(): boolean {
  const leftMs = Number.parseInt(localStorage.getItem(name) ?? '', 10) - Date.now();
  return leftMs > 0 && leftMs <= leaseMs;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
