/** Digits and letters that survive being read aloud: no I, O, Q, S, Z (docs/domain.md, section 5). */
export const ownCodeAlphabet = '0123456789ABCDEFGHJKLMNPRTUVWXY';
