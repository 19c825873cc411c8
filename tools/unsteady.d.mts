type Counts = { passed: number; failed: number; skipped: number; names: string[] };
type Result = { ok: boolean; counts: Counts };
export declare const mostUnsteady: number;
export declare function walkedAgain(result: Result): string[];
export declare function judgeAgain(first: Result, alone: Result): Result & { unsteady: string[] };
