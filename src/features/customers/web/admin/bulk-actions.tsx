import { Button } from '@mantine/core';
import { BulkBar, type Selection } from '../../../../lib/admin-ui/lists/selection.tsx';
import { tell, tellError } from '../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../lib/http/client.ts';
import { MOST_NAMED } from '../../customer-limits.ts';
import type { CustomerRow } from './customer-calls.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { customersAdmin } from '../../messages/admin/area.ts';

async function copy(emails: readonly string[]): Promise<void> {
  const words = messagesNow(customersAdmin);
  try {
    await navigator.clipboard.writeText(emails.join(', '));
    tell(words.addressesCopied({ count: emails.length }));
  } catch {
    tellError(new CallError(0, words.addressesNotCopied));
  }
}

/** Actions on the selected customers. Nobody is subscribed here: that takes their consent. */
export function BulkActions({ selection }: { selection: Selection<CustomerRow> }) {
  const words = useMessages(customersAdmin);
  const emails = selection.rows.map(({ email }) => email);
  const isDisabled = emails.length > MOST_NAMED;
  const query = new URLSearchParams(emails.map((email) => ['email', email]));
  return (
    <BulkBar selection={selection} limit={MOST_NAMED}>
      {isDisabled ? (
        <Button size="xs" variant="default" disabled>
          {words.exportSelected}
        </Button>
      ) : (
        <Button size="xs" variant="default" component="a" href={`/api/customers.csv?${query}`} download>
          {words.exportSelected}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => void copy(emails)}>
        {words.copyAddresses({ count: emails.length })}
      </Button>
    </BulkBar>
  );
}
