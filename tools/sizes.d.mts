type Source = { path: string; lines: string[] };
type Size = { name: string; files: number; lines: number; largest: string; copies: number; copied: number };
export declare const areas: readonly { name: string; holds: RegExp }[];
export declare function measure(name: string, sources: readonly Source[]): Size;
export declare function countCopies(sources: readonly Source[]): { copies: number; copied: number };
export declare function printSizes(folder: string): void;
