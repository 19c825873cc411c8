/**
 * What may be sent and what may not (specification, section 9: the four groups; the public offer, section 7). Facts
 * alone: the words stand in `prohibited-goods-words/`, so that a page can load all of it when somebody asks.
 */

/** The four groups of the specification. */
export const goodsGroups = ['hazardous', 'illegal', 'biological', 'other'] as const;
export type GoodsGroup = (typeof goodsGroups)[number];

/** From the strictest down. */
export const goodsVerdicts = ['forbidden', 'ask-first', 'allowed'] as const;
export type GoodsVerdict = (typeof goodsVerdicts)[number];

/** Why a verdict is what it is; the texts stand in `prohibited-goods-reasons.ts`. */
export type GoodsReason =
  | 'explosive'
  | 'flammable'
  | 'pressurised'
  | 'corrosive'
  | 'oxidising'
  | 'toxic'
  | 'radioactive'
  | 'refrigerant'
  | 'composition'
  | 'weapon'
  | 'replica'
  | 'narcotic'
  | 'medicine'
  | 'permit'
  | 'counterfeit'
  | 'banned-content'
  | 'covert'
  | 'money'
  | 'documents'
  | 'excise'
  | 'perishable'
  | 'sealed-food'
  | 'quarantine'
  | 'animals'
  | 'protected-species'
  | 'infection'
  | 'spare-battery'
  | 'large-battery'
  | 'damaged-battery'
  | 'battery-inside'
  | 'magnet'
  | 'liquid'
  | 'sharp'
  | 'fragile'
  | 'fuel-drained'
  | 'by-volume'
  | 'everyday';

type GoodsFacts = {
  id: string;
  /** `everyday` stands in none of the four groups. */
  group: GoodsGroup | 'everyday';
  verdict: GoodsVerdict;
  reason: GoodsReason;
};

function hazardous<const Id extends string>(
  id: Id,
  reason: GoodsReason,
  verdict: GoodsVerdict = 'forbidden',
) {
  return { id, group: 'hazardous', verdict, reason } as const satisfies GoodsFacts;
}

function illegal<const Id extends string>(id: Id, reason: GoodsReason, verdict: GoodsVerdict = 'forbidden') {
  return { id, group: 'illegal', verdict, reason } as const satisfies GoodsFacts;
}

function biological<const Id extends string>(
  id: Id,
  reason: GoodsReason,
  verdict: GoodsVerdict = 'forbidden',
) {
  return { id, group: 'biological', verdict, reason } as const satisfies GoodsFacts;
}

function other<const Id extends string>(id: Id, reason: GoodsReason, verdict: GoodsVerdict = 'ask-first') {
  return { id, group: 'other', verdict, reason } as const satisfies GoodsFacts;
}

function everyday<const Id extends string>(id: Id, reason: GoodsReason = 'everyday') {
  return { id, group: 'everyday', verdict: 'allowed', reason } as const satisfies GoodsFacts;
}

/** Every kind of goods that the list names, in the order in which it is shown. */
export const goodsFacts = [
  hazardous('explosives', 'explosive'),
  hazardous('fireworks', 'explosive'),
  hazardous('airbags', 'explosive'),
  hazardous('fuel', 'flammable'),
  hazardous('solvents', 'flammable'),
  hazardous('solvent-paint', 'flammable'),
  hazardous('perfume', 'flammable'),
  hazardous('nail-polish', 'flammable'),
  hazardous('lighters', 'flammable'),
  hazardous('matches', 'flammable'),
  hazardous('aerosols', 'pressurised'),
  hazardous('pepper-spray', 'pressurised'),
  hazardous('gas-cylinders', 'pressurised'),
  hazardous('fire-extinguishers', 'pressurised'),
  hazardous('acids-alkalis', 'corrosive'),
  hazardous('lead-acid-batteries', 'corrosive'),
  hazardous('bleach', 'oxidising'),
  hazardous('oxidisers', 'oxidising'),
  hazardous('poisons', 'toxic'),
  hazardous('mercury', 'toxic'),
  hazardous('radioactive', 'radioactive'),
  hazardous('glue', 'composition', 'ask-first'),
  hazardous('household-chemicals', 'composition', 'ask-first'),
  hazardous('powders', 'composition', 'ask-first'),
  hazardous('car-fluids', 'liquid', 'ask-first'),
  hazardous('shock-absorbers', 'pressurised', 'ask-first'),
  hazardous('refrigeration', 'refrigerant', 'ask-first'),
  illegal('firearms', 'weapon'),
  illegal('ammunition', 'weapon'),
  illegal('weapon-parts', 'weapon'),
  illegal('weapon-replicas', 'replica'),
  illegal('bladed-weapons', 'weapon'),
  illegal('stun-guns', 'weapon'),
  illegal('drugs', 'narcotic'),
  illegal('medicines', 'medicine'),
  illegal('counterfeit', 'counterfeit'),
  illegal('extremist-literature', 'banned-content'),
  illegal('pornography', 'banned-content'),
  illegal('spy-devices', 'covert'),
  illegal('jammers', 'covert'),
  illegal('cash', 'money'),
  illegal('gold', 'money'),
  illegal('documents', 'documents'),
  illegal('alcohol', 'excise'),
  illegal('tobacco', 'excise'),
  illegal('vapes', 'excise'),
  illegal('toy-weapons', 'replica', 'ask-first'),
  illegal('religious-literature', 'permit', 'ask-first'),
  illegal('medical-devices', 'permit', 'ask-first'),
  illegal('radio-transmitters', 'permit', 'ask-first'),
  illegal('lasers', 'permit', 'ask-first'),
  illegal('drones', 'permit', 'ask-first'),
  illegal('antiques', 'permit', 'ask-first'),
  illegal('uniforms', 'permit', 'ask-first'),
  biological('meat-fish', 'perishable'),
  biological('dairy-eggs', 'perishable'),
  biological('fruit-vegetables', 'perishable'),
  biological('food', 'perishable'),
  biological('seeds', 'quarantine'),
  biological('plants', 'quarantine'),
  biological('animals', 'animals'),
  biological('protected-species', 'protected-species'),
  biological('biological-samples', 'infection'),
  biological('packaged-food', 'sealed-food', 'ask-first'),
  biological('supplements', 'composition', 'ask-first'),
  biological('pet-food', 'sealed-food', 'ask-first'),
  other('damaged-batteries', 'damaged-battery', 'forbidden'),
  other('strong-magnets', 'magnet', 'forbidden'),
  other('power-banks', 'spare-battery'),
  other('spare-batteries', 'spare-battery'),
  other('e-scooters', 'large-battery'),
  other('liquids', 'liquid'),
  other('cosmetics', 'liquid'),
  other('knives', 'sharp'),
  other('glass-mirrors', 'fragile'),
  other('hookahs', 'fragile'),
  other('screens', 'fragile'),
  other('petrol-machines', 'fuel-drained'),
  other('machinery', 'by-volume'),
  everyday('phones', 'battery-inside'),
  everyday('laptops', 'battery-inside'),
  everyday('wearables', 'battery-inside'),
  everyday('power-tools', 'battery-inside'),
  everyday('cameras', 'battery-inside'),
  everyday('phone-accessories'),
  everyday('computer-parts'),
  everyday('clothing'),
  everyday('shoes'),
  everyday('bags'),
  everyday('jewellery-fashion'),
  everyday('glasses'),
  everyday('textiles'),
  everyday('sewing'),
  everyday('toys'),
  everyday('souvenirs'),
  everyday('baby-goods'),
  everyday('tools'),
  everyday('kitchenware'),
  everyday('small-appliances'),
  everyday('lighting'),
  everyday('plumbing'),
  everyday('dry-cosmetics'),
  everyday('hygiene'),
  everyday('sports'),
  everyday('musical-instruments'),
  everyday('books'),
  everyday('stationery'),
  everyday('pet-goods'),
  everyday('car-parts'),
  everyday('furniture', 'by-volume'),
  everyday('large-appliances', 'by-volume'),
  everyday('bicycles', 'by-volume'),
  everyday('tyres', 'by-volume'),
] as const;

export type GoodsId = (typeof goodsFacts)[number]['id'];

/** What the list says about one kind of goods in one language. */
export type GoodsWords = {
  name: string;
  examples: readonly string[];
  /** Further words by which people ask for it. */
  also: readonly string[];
};

/**
 * Words of all goods in one language as they are written: «name | examples | other words», the last two with commas.
 */
export type GoodsWordLines = Readonly<Record<GoodsId, string>>;

/** Takes a line of words apart. A missing part is empty. */
export function readGoodsWords(line: string): GoodsWords {
  const [name = '', examples = '', also = ''] = line.split('|').map((part) => part.trim());
  const list = (part: string) => part.split(/[,、]\s*/).filter((word) => word !== '');
  return { name, examples: list(examples), also: list(also) };
}

const clauseOfGroup = { hazardous: '7.2', illegal: '7.3', biological: '7.4', other: '7.5', everyday: '7.1' };

/** Clause of the public offer that the verdict rests on: the group's own, or the one on goods to be agreed first. */
export function findOfferClause({ group, verdict }: Pick<GoodsFacts, 'group' | 'verdict'>): string {
  return verdict === 'ask-first' ? '7.6' : clauseOfGroup[group];
}
