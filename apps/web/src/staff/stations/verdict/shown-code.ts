/** No code of a parcel, a bag or a trip is longer: what is, is a pass or something else that is not for reading. */
const longestRead = 40;
const shownBeginning = 10;
const shownEnd = 6;

/** A code as a verdict shows it: whole where it can be read, of a longer one its beginning and its end. */
export function shownCode(code: string): string {
  return code.length <= longestRead ? code : `${code.slice(0, shownBeginning)}…${code.slice(-shownEnd)}`;
}
