/** What the processes of a service take of a machine. */

/** Of the database, at most: the pool, changes of others and the watch. */
const connectionsOfEach = 12;
/** Jobs and who looks after them, the archive, what commands and backups open. */
const connectionsOfWork = 9;
/** Memory of its own after the start, in MB, as measured; answers in memory come on top. */
const memoryMb = { supervisor: 60, answers: 240, works: 180 } as const;

/** So many connections to the database at most, for so many processes that answer. */
export function connectionsOf(processes: number): number {
  return (processes + 1) * connectionsOfEach + connectionsOfWork;
}

/** One line for the person at the terminal. */
export function sayResources(processes: number): string {
  const memory = memoryMb.supervisor + processes * memoryMb.answers + memoryMb.works;
  return `Processes: ${processes} to answer, 1 for long work, 1 that looks after them; ${memory} MB of memory at rest, up to ${connectionsOf(processes)} connections to the database.`;
}
