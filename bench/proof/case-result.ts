/** What one abuse case gave; `isMet` decides over the run. */
export type CaseResult = { name: string; what: string; figure: string; isMet: boolean };
