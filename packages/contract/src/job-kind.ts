import type * as z from 'zod/mini';

/** Work that is done after the commit. Who asks for it and who does it both know it by this value. */
export type JobKind<Payload extends object = object> = {
  /** `<room>.<verb>`; stored in the database while the work waits, so a new name is a new kind. */
  readonly name: `${string}.${string}`;
  /** What the work is given. Jobs of an earlier version may still wait: new fields are optional. */
  readonly payload: z.ZodMiniType<Payload>;
};

/**
 * What has happened in a room, published after the commit to those above it that subscribe to it. Stands in the
 * contract of the room in which it happens.
 */
export type EventKind<Payload extends object = object> = JobKind<Payload>;
