type Counts = { passed: number; failed: number; skipped: number; names: string[] };
type Result = { ok: boolean; counts: Counts };
export const mostUnsteady: number;
export function walkedAgain(result: Result): string[];
export function judgeAgain(first: Result, alone: Result): Result & { unsteady: string[] };
