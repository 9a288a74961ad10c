import { browserClient } from '../../../../lib/http/client.ts';
import type { Account, accountsContract, SecondStep } from '../../contract.ts';

const call = browserClient<typeof accountsContract>();

export const currentAccount = (): Promise<Account | null> => call('POST /api/account/init', { body: {} });
export const signIn = (email: string, password: string): Promise<Account | SecondStep> =>
  call('POST /api/account/login', { body: { email, password } });
export const endSession = (): Promise<undefined> => call('POST /api/account/logout', { body: {} });

export const accountQuery = { queryKey: ['account'], queryFn: currentAccount, staleTime: 60_000 };
