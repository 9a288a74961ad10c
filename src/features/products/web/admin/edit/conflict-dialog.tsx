import { Card, SimpleGrid, Text } from '@mantine/core';
import { StaleDialog } from '../../../../../lib/admin-ui/dialogs/stale-dialog.tsx';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import { draftOf, type ProductDraft } from '../product-draft.ts';
import type { ProductWork } from './use-product-draft.ts';

const words: Record<string, (draft: ProductDraft) => string> = {
  Name: ({ label }) => label,
  Address: ({ slug }) => slug,
  Description: ({ description }) => plainText(description).slice(0, 200),
  Pictures: ({ images }) => String(images.length),
  Price: ({ price }) => String(price),
  'Compare-at price': ({ compareAt }) => String(compareAt),
  Variants: ({ variants }) =>
    variants
      .map(({ options, price, stock }) => `${options.join(' / ')}: ${price}, stock ${stock}`)
      .join('; '),
  Stock: ({ stock }) => String(stock),
  Tags: ({ tags }) => tags.join(', '),
  Visible: ({ publish }) => ({ hidden: 'Hidden', now: 'Now', later: 'Scheduled' })[publish],
};

function Side({ title, draft, other }: { title: string; draft: ProductDraft; other: ProductDraft }) {
  const differing = Object.entries(words).filter(([, say]) => say(draft) !== say(other));
  return (
    <Card withBorder padding="sm">
      <Text fw={600}>{title}</Text>
      {differing.map(([name, say]) => (
        <Text key={name} size="sm" className="admin-words">
          <b>{name}:</b> {say(draft) || 'none'}
        </Text>
      ))}
      {differing.length === 0 && <Text size="sm">The main fields are the same.</Text>}
    </Card>
  );
}

/** Another person saved the product meanwhile: shows the differences side by side, and nothing is lost without a question. */
export function ConflictDialog({ work }: { work: ProductWork }) {
  const there = work.theirs && draftOf(work.theirs);
  return (
    <StaleDialog noun="product" work={work} size="lg">
      {there && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Side title="Your unsaved version" draft={work.now} other={there} />
          <Side title="Saved version" draft={there} other={work.now} />
        </SimpleGrid>
      )}
    </StaleDialog>
  );
}
