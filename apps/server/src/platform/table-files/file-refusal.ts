import type { RefusalName, RefusalParams } from '../../messages/table-files.ts';

/** A file that is not taken. `message` is for logs; people read `refusalText`. */
export class FileRefusal extends Error {
  readonly refusal: RefusalName;
  readonly params: RefusalParams;

  constructor(refusal: RefusalName, params: RefusalParams = {}, cause?: unknown) {
    super(`${refusal} ${JSON.stringify(params)}`, { cause });
    this.refusal = refusal;
    this.params = params;
  }
}
