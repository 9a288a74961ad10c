import type { Account, AccountDetails } from '../contract.ts';

interface AccountRow {
  id: string;
  email: string;
  owner: boolean;
  role: string | null;
  created_at: Date;
}

export const toAccount = (row: AccountRow): Account => ({
  _id: row.id,
  email: row.email,
  owner: row.owner,
  ...(row.role === null ? {} : { role: row.role as NonNullable<Account['role']> }),
  createdAt: row.created_at.toISOString(),
});

export const toAccountDetails = (
  row: AccountRow & { name: string; phone: string; addresses: unknown; proven_at: Date | null },
  orders: number,
): AccountDetails => ({
  ...toAccount(row),
  name: row.name,
  phone: row.phone,
  addresses: row.addresses as AccountDetails['addresses'],
  orders,
  addressProven: row.proven_at !== null,
});
