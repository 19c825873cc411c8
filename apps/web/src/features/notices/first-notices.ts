/**
 * So many notices are shown at first, and so many more each time; the script in the head asks for the first ones too.
 */
export const shownAtFirst = 10;
