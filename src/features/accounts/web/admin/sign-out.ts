import { tellError } from '../../../../lib/admin-ui/tell.tsx';
import { endSession } from './account-calls.ts';

/** Signs out and goes to the site, where a visitor would be. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
    location.assign('/');
  } catch (error) {
    tellError(error);
  }
}
