/** Signs that a QR of version 8 holds with the middle correction. */
const mostWithMiddle = 221;

/** How much of the QR may be unreadable: a long name leaves room for the least only. */
export function correctionOf(text: string): 'L' | 'M' {
  return text.length > mostWithMiddle ? 'L' : 'M';
}
