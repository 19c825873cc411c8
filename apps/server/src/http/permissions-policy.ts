/**
 * What a browser may let a page use, as `Permissions-Policy` says it: what is not named in `needs` is refused to all
 * pages, ours too.
 */
const features = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

type Feature = (typeof features)[number];

function policyFor(...needs: readonly Feature[]): string {
  return features.map((name) => `${name}=${needs.includes(name) ? '(self)' : '()'}`).join(', ');
}

/** A page without any script: nothing. */
export const stillPagePermissions = policyFor();

/** The site finds the nearest pickup point when a visitor asks for it, and nothing else. */
export const sitePermissions = policyFor('geolocation');

/**
 * The console reads codes and makes photos, reads scales by a serial port, and hands labels to the print agent of its
 * own machine.
 */
export const consolePermissions = policyFor('camera', 'serial', 'local-network-access');
