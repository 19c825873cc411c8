type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

/**
 * Registers the one service worker of this page. Undefined where there is none: over plain http, when the browser
 * refuses it, and while the client is developed, since it would show what has been changed meanwhile.
 * @param scope what it answers for; everything below its own address where nothing is given
 */
export async function registerWorker(
  url: string,
  scope?: string,
): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(trusted(url), scope === undefined ? {} : { scope });
  } catch {
    // Without a network it cannot be registered again, and may stand all the same.
    return navigator.serviceWorker.getRegistration(scope);
  }
}

let policy: Policy | undefined;

/**
 * The page refuses addresses of scripts that no policy has passed; ours is made once, and passes the one that is
 * registered.
 */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
