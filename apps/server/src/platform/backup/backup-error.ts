/** A backup or restore that cannot be done. The message is one line for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly reason: BackupFault;

  constructor(reason: BackupFault, message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s+/g, ' ').trim(), options);
    this.reason = reason;
  }
}

/**
 * What went wrong, for readers who do not see the line: no room on the disk, a folder that cannot be written or read, a
 * backup that is cut or altered, one of another version or installation, an archive that does not reach, a folder of
 * backups that is gone, and everything else.
 */
export const backupFaults = [
  'noRoom',
  'notWritable',
  'damaged',
  'foreign',
  'archive',
  'gone',
  'failed',
] as const;
export type BackupFault = (typeof backupFaults)[number];

/** A refusal of the disk in words, with the path it is about; anything else is thrown on. */
export function onDiskOf(path: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new BackupError('noRoom', `The disk of ${path} is full: free some space on it.`, {
        cause: error,
      });
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new BackupError('notWritable', `${path} cannot be written by this user (${code}).`, {
        cause: error,
      });
    throw error;
  };
}
