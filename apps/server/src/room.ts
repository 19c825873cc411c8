import type { EventKind } from '@rohi/contract/job-kind';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Subscription } from './platform/events.ts';
import type { Job } from './platform/jobs.ts';

/**
 * The face of a room: what the service takes from it. Each room declares one in `<room>.module.ts`, and `rooms.ts`
 * lists them. What a room needs of a room above it is a parameter of its face. Projections have their own list
 * (`projections.ts`), since their order is by what they read and not by room.
 */
export type Room = {
  /** The folder below `modules`. */
  readonly name: string;
  routes?(app: FastifyInstance, context: Context): Promise<void> | void;
  /** Events that rooms above may subscribe to. */
  readonly publishes?: readonly Pick<EventKind, 'name'>[];
  /** What the room does when something has happened in a room below it. */
  subscriptions?(context: Context): Subscription[];
  /** What the room does outside of requests. */
  jobs?(context: Context): Job[];
};
