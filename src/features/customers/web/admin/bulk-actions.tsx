import { Button } from '@mantine/core';
import { BulkBar, type Selection } from '../../../../lib/admin-ui/lists/selection.tsx';
import { tell, tellError } from '../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../lib/http/client.ts';
import { MOST_NAMED } from '../../customer-limits.ts';
import type { CustomerRow } from './customer-calls.ts';

const addresses = (count: number): string => (count === 1 ? '1 email address' : `${count} email addresses`);

async function copy(emails: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(emails.join(', '));
    tell(`${addresses(emails.length)} copied.`);
  } catch {
    tellError(new CallError(0, 'The email addresses couldn’t be copied. Export the customers instead.'));
  }
}

/** Actions on the selected customers. Nobody is subscribed here: that takes their consent. */
export function BulkActions({ selection }: { selection: Selection<CustomerRow> }) {
  const emails = selection.rows.map(({ email }) => email);
  const isDisabled = emails.length > MOST_NAMED;
  const query = new URLSearchParams(emails.map((email) => ['email', email]));
  return (
    <BulkBar selection={selection} limit={MOST_NAMED}>
      {isDisabled ? (
        <Button size="xs" variant="default" disabled>
          Export selected
        </Button>
      ) : (
        <Button size="xs" variant="default" component="a" href={`/api/customers.csv?${query}`} download>
          Export selected
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => void copy(emails)}>
        Copy email {emails.length === 1 ? 'address' : 'addresses'}
      </Button>
    </BulkBar>
  );
}
