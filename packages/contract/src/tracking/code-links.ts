/** Codes in links of couriers and of tracking sites. */
import { guessCarriers } from './carrier-guess.ts';
import { isPlainCode } from './code-shapes.ts';
import { normalizeTrackingCode } from './read-code.ts';

/** A link, with or without its scheme. */
export const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>"'，。；、）)】」\]]+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+(?:com|cn|net|org|ru|tj|me|io|app|hk|tools|info)(?:\.[a-z]{2})?[/?#][^\s<>"'，。；、）)】」\]]*/giu;

/** Parts of an address that hold codes: 17TRACK, Kuaidi100, Cainiao, SF, JD, J&T, China Post, ZTO, YTO, and our own. */
const codeKeys =
  /^(?:nums?|nu|postid|mail(?:no|nos|nolist|num|code)|waybill(?:s|no|nos|code|codes|number|numbers)?|bill(?:code|codes|no|nos)|exp(?:ress)?no|track(?:s|no|num|nums|number|numbers|ing|ingno|ingnum|ingnumber|ingnumbers|ingcode|ingcodes|code|codes)?|logistics?(?:code|no)|searchtext|barcode|shipment(?:no|code)?|parcel(?:no|code)?|cntid|p_nums?)$/i;
const trackingFolder =
  /^(?:t|track|tracking|trace|waybill|waybill-detail|parcel|parcels|package|packages|result|results|query|search)$/i;

function isCarriers(piece: string): boolean {
  const code = normalizeTrackingCode(piece);
  return /[A-Z]/.test(code) && guessCarriers(code).length > 0;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** The codes that a link names, in its order; none of a link to goods or to a page. */
export function codesOfLink(link: string): string[] {
  const text = decoded(link).replace(/[.,;!?]+$/u, '');
  const codes: string[] = [];
  let folder = '';
  for (const piece of text.split(/[/?#&!]+/u)) {
    const [name = '', value] = piece.split('=', 2);
    const named = value ?? name;
    const isPlace = value === undefined ? trackingFolder.test(folder) : codeKeys.test(name);
    for (const each of named.split(/[,;|\s+]+/u))
      if (isCarriers(each) || (isPlace && isPlainCode(each))) codes.push(each);
    folder = piece;
  }
  return codes;
}
