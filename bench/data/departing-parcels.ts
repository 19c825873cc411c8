/** The code of a parcel that departs in a round. */
export function departingCode(round: number, number: number): string {
  return `DP${String(round).padStart(3, '0')}${String(number).padStart(7, '0')}`;
}

/** The code of the order that one owner has in a round. */
export function departingOrder(round: number, owner: number): string {
  return `RD${String(round).padStart(3, '0')}${String(owner).padStart(7, '0')}`;
}
