import * as z from 'zod/mini';

/** An address that leads out of the site; anything but https could be a script or be read on the way. */
const webAddress = z.string().check(z.maxLength(500), z.url({ protocol: /^https$/ }));

/**
 * What an installation may set while it runs, by key, with the shape of its value. A key that is not set is `null` on the
 * wire: the client leads to the contact page then.
 */
export const settingShapes = {
  'messenger.telegram': webAddress,
  'messenger.whatsapp': webAddress,
  'messenger.wechat': webAddress,
  'app.appStore': webAddress,
  'app.googlePlay': webAddress,
  'videoLessons.url': webAddress,
} as const satisfies Record<string, z.ZodMiniType>;

export type SettingKey = keyof typeof settingShapes;

export const settingKeys = Object.keys(settingShapes) as [SettingKey, ...SettingKey[]];

/** Values of the settings that are set. */
export type Settings = { readonly [Key in SettingKey]?: z.output<(typeof settingShapes)[Key]> };
