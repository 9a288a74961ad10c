import { tellError } from '../../../../lib/admin-ui/tell.tsx';
import { endSession } from './account-calls.ts';

/** Signs out and opens the site as a visitor. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
    location.assign('/');
  } catch (error) {
    tellError(error);
  }
}
