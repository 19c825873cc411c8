// Which key a backup needs, and whether it is at hand. A key is never part of a backup.
import { usualKeyFile, type Config } from '../../config.ts';
import { readKeyFile, writeKeyFile } from '../secrets/key-file.ts';
import { whatIsSealed } from '../secrets/sealed-columns.ts';
import { makeSealingKey, writeSealingKey, type KeyRing } from '../secrets/sealing.ts';
import { readKeyRing, sayMissingKey, type KeyPlaces } from '../secrets/secrets.ts';
import { BackupError } from './backup-error.ts';
import type { BackupRecord } from './backup-record.ts';

type KeyConfig = Pick<Config, 'dataDir' | 'secretsKeys' | 'secretsKeyFile'>;

/** What a restore opens the secrets with, and where they will be looked for afterwards. */
export type RestoreKeys = {
  /** The settings of a context over the restored database. */
  places: KeyPlaces;
  /** The key is away, and the person who restores knows it. */
  isLost: boolean;
  /** Puts the keys beside the data folder that was filled, where a setting does not name them. */
  put(): Promise<void>;
};

/** One line about the key of a backup. */
export async function sayBackupKey({ sealedBy }: BackupRecord, config: KeyConfig): Promise<string> {
  if (sealedBy === undefined) return sayReadable;
  const ring = await readKeyRing(config);
  if (ring.some(({ id }) => id === sealedBy)) return sayAtHand(sealedBy);
  return `${sayMissingKey(sealedBy, config)}.`;
}

const sayReadable = `It was made by a version that sealed nothing: whoever has it can read ${whatIsSealed}.`;
const sayAtHand = (id: string) => `Its secrets are sealed by the key ${id}, which is at hand.`;

/**
 * Looks for the key of a backup before anything is written, beside the data folder that will be filled and beside the
 * service's own. Throws BackupError when it is away, unless that is accepted.
 * @param dataDir the data folder to be filled; undefined: the restore is a trial
 */
export async function findRestoreKeys(
  { sealedBy }: BackupRecord,
  config: KeyConfig,
  { dataDir, mayLack, say }: { dataDir: string | undefined; mayLack: boolean; say: (line: string) => void },
): Promise<RestoreKeys> {
  const isUsual = config.secretsKeyFile === usualKeyFile(config.dataDir);
  const file = isUsual && dataDir !== undefined ? usualKeyFile(dataDir) : config.secretsKeyFile;
  const there = config.secretsKeys === undefined ? ((await readKeyFile(file)) ?? []) : [];
  const ring = merge(there, await readKeyRing(config));
  const isLost = sealedBy !== undefined && !ring.some(({ id }) => id === sealedBy);
  if (isLost && !mayLack)
    throw new BackupError(
      'failed',
      `${sayMissingKey(sealedBy, { ...config, secretsKeyFile: file })}. Only if it is lost for good: --without-key, and then npm run keys -- renew.`,
    );
  if (sealedBy === undefined) say(sayReadable);
  else say(isLost ? `The key ${sealedBy} is not at hand: ${whatIsSealed} are lost.` : sayAtHand(sealedBy));
  // What a version before has left readable is sealed on the way.
  const used = ring.length === 0 && sealedBy === undefined ? [makeSealingKey()] : ring;
  return {
    places: { secretsKeys: used.map((key) => writeSealingKey(key)), secretsKeyFile: file },
    isLost,
    async put() {
      const isWhole = used.every(({ id }) => there.some((key) => key.id === id));
      if (config.secretsKeys === undefined && !isWhole) await writeKeyFile(file, merge(used, there));
    },
  };
}

function merge(first: KeyRing, then: KeyRing): KeyRing {
  return [...first, ...then.filter(({ id }) => !first.some((key) => key.id === id))];
}
