import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { TariffsTexts } from './ru.ts';

export const texts: TariffsTexts = {
  title: 'Tariffs',
  count: (versions) => `${versions} ${pluralEn(versions, { one: 'version', other: 'versions' })}`,
  checkPrice: 'Check a price',
  newDraft: (name) => `Draft: ${name}`,
  version: (name, version) => `${name}, version ${version}`,
  noEnd: 'open-ended',
  modes: { WEIGHT: 'chargeable weight, kg', VOLUME: 'volume, m³', ACTUAL_WEIGHT: 'actual weight, kg' },
  bases: { PER_ORDER: 'per order', PER_PLACE: 'per piece' },
  roundings: { UP: 'up', HALF_UP: 'to the nearest', DOWN: 'down' },
  sections: {
    when: 'First day, Dushanbe time',
    prices: 'Prices',
    surcharges: 'Surcharges',
    storage: 'Storage at the pickup point',
    points: 'Points',
    services: 'Answers to a held parcel; empty: no price named',
    courier: 'Home delivery, per address',
    measuring: 'Measuring and rounding',
  },
  addRule: 'Add a price',
  addSurcharge: 'Add a surcharge',
  addCity: 'Add a city',
  remove: (what) => `Remove: ${what}`,
  problem: (error, { min, max, digits }) => {
    if (error === 'required') return 'Fill in this field';
    if (error === 'tooSmall') return `At least ${min}`;
    if (error === 'tooLarge') return `At most ${max}`;
    if (error === 'tooPrecise') return `At most ${digits} decimal places`;
    return 'Check this value';
  },
  dayProblem: { tooSmall: (first) => `Not before ${first}`, tooLarge: 'Too far ahead' },
  rulesProblem:
    'Prices of each kind start at zero, without gaps or overlaps; the last one has an empty “to”.',
  examples: {
    title: 'Examples',
    lead: 'Recalculated as you edit.',
    load: 'Load',
    before: 'Before',
    after: 'After',
    size: (sides, kg) => `${sides} cm, ${kg} kg`,
  },
  changes: {
    title: 'What changes',
    none: 'No differences.',
    since: (version) => `compared with version ${version}`,
    from: (quantity) => `from ${quantity}`,
  },
  compareWith: 'Compare with version',
  draft: {
    save: 'Save',
    discard: 'Discard draft',
    publish: 'Publish…',
    saved: 'Draft saved',
    discarded: 'Draft discarded',
    discardAsk: {
      title: 'Delete the draft?',
      text: 'Everything in it will be lost. The prices in force do not change.',
      yes: 'Delete draft',
      no: 'Keep',
    },
    unsaved: 'There are unsaved changes',
    readOnly: 'A published version never changes.',
  },
  publish: {
    title: 'Publish tariff',
    lead: (date) => `The prices take effect on ${date}. The notice goes live at once, in four languages.`,
    next: (version, date) =>
      `Version ${version} is already announced and replaces these prices on ${date}. Cancel it if it is no longer wanted.`,
    confirm: 'Please confirm this is intended:',
    reasons: {
      PRICE_JUMP: 'One of the example prices changes by more than half',
      NO_FREE_DAYS: 'There are no free days: storage is charged from the day after arrival',
      MANY_FREE_DAYS: 'There are more than 60 free days',
      STORAGE_JUMP: 'The charge of a storage day or its limit changes by more than half',
      POINTS_COSTLY: 'Points give back more than a tenth of what is paid for delivery',
      STARTS_TODAY: 'The prices take effect today, without notice',
      REPLACES_DAY: 'Another version is already published for that day; this one replaces it',
      NO_CHANGE: 'This version is identical to the one in force',
    },
    titles: 'Title',
    summaries: 'Summary',
    bodies: 'Text',
    button: 'Publish',
    done: 'Tariff published',
    back: 'Back',
  },
  cancel: {
    button: 'Cancel version',
    title: 'Cancel the published version?',
    text: 'Its notice will be taken down, and a new one will say that the change has been called off.',
    confirm: 'Cancel version',
    back: 'Keep it',
    done: 'Version cancelled',
  },
  draftFrom: 'New draft from this',
};
