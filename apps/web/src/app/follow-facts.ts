const askAgainAfterMs = 10 * 60_000;

function factsIn(page: string): string | undefined {
  return /id="facts">([^<]*)</.exec(page)?.[1];
}

/**
 * A page that stays open for days, or was opened without a network, says the prices and contacts of its document. When the visitor
 * comes back to it or the network does, the document is asked for again; if other facts stand in it, the next page that the visitor
 * goes to is loaded anew. What is typed meanwhile is not lost.
 */
export function followFacts(): void {
  const shown = document.getElementById('facts')?.textContent ?? undefined;
  let askedAt = Date.now();
  let isOld = false;
  const ask = async () => {
    askedAt = Date.now();
    const answer = await fetch('/', { cache: 'no-cache' });
    const facts = answer.ok ? factsIn(await answer.text()) : undefined;
    if (isOld || facts === undefined || facts === shown) return;
    isOld = true;
    addEventListener('hashchange', () => location.reload(), { once: true });
  };
  const askQuietly = () => void ask().catch(() => undefined);
  addEventListener('online', askQuietly);
  addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > askAgainAfterMs) askQuietly();
  });
}
