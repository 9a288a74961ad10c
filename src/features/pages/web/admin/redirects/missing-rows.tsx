import { Button, Group, Text } from '@mantine/core';
import type { Column } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';
import type { MissingAddress } from '../../../redirects-contract.ts';

/** A missing address as a row of a list. */
export type MissingRow = MissingAddress & { _id: string };

export const addressOf = ({ path, subdomain }: MissingAddress) => ({ path, subdomain });

export const rowsOf = (missing: readonly MissingAddress[]): MissingRow[] =>
  missing.map((each) => ({ ...each, _id: `${each.subdomain} ${each.path}` }));

/** The address as people know it. */
export const nameOfMissing = ({ subdomain, path }: MissingAddress): string =>
  subdomain ? `${subdomain}: ${path}` : path;

export const missingColumns = (
  words: WordsOf<typeof redirectsAdmin>,
): Record<string, Column<MissingRow>> => ({
  visits: {
    label: words.visits,
    cell: ({ times, lastAt }) => (
      <>
        {words.times({ count: times })}
        <Text size="xs" c="dimmed">
          <Ago at={lastAt} />
        </Text>
      </>
    ),
  },
  from: {
    label: words.linkedFromColumn,
    cell: ({ referrer }) =>
      referrer && (
        <Text span size="sm" c="dimmed">
          {referrer}
        </Text>
      ),
  },
});

interface ButtonsProps {
  row: MissingRow;
  /** Absent for those who may not publish. */
  onLead: (() => void) | undefined;
  onIgnore: () => void;
}

export function MissingButtons({ row, onLead, onIgnore }: ButtonsProps) {
  const words = useMessages(redirectsAdmin);
  const address = nameOfMissing(row);
  return (
    <Group justify="flex-end" gap={6}>
      {onLead && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.addRedirectFrom({ address })}
          onClick={onLead}
        >
          {words.addRedirect}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={words.ignoreAddress({ address })}
        onClick={onIgnore}
      >
        {words.ignore}
      </Button>
    </Group>
  );
}
