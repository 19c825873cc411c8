/**
 * Names of the permission, the newest first: Chromium 142 asked for the whole local network, 145 asks for the machine
 * alone.
 */
const names = ['loopback-network', 'local-network-access'];
/** A page of the machine itself may call the machine. */
const ownHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether this page may call addresses of the machine that it is shown on. While the state is `prompt`, the first call
 * makes the browser ask the person, and hangs until they answer. Undefined where the person is not asked.
 */
export async function loopbackPermission(): Promise<PermissionStatus | undefined> {
  if (ownHosts.test(location.hostname)) return undefined;
  const { permissions } = navigator as { permissions?: Permissions };
  for (const name of names) {
    // A browser rejects names that are new to it.
    const status = await permissions?.query({ name: name as PermissionName }).catch(() => undefined);
    if (status !== undefined) return status;
  }
  return undefined;
}
