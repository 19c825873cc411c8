import { AppError } from '../../../errors.ts';
import { takenNameOf } from './user.store.ts';

/**
 * Names what of an account somebody else has already. Throws `accounts.usernameTaken`, `accounts.emailTaken` and
 * whatever else the work throws.
 */
export async function reportTakenName<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const taken = takenNameOf(error);
    if (taken === 'username') throw new AppError('accounts.usernameTaken');
    if (taken === 'email') throw new AppError('accounts.emailTaken');
    throw error;
  }
}
