import type { DataOf } from '@rohi/contract/endpoint';
import type { readDeclarations } from '@rohi/contract/imports/declarations.contract';

/** A file of declarations as the service describes it. */
export type DeclaredFile = DataOf<typeof readDeclarations>;
export type DeclaredRow = DeclaredFile['rows'][number];
export type Remark = DeclaredRow['problems'][number];
