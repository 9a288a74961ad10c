import { Card, Text } from '@mantine/core';
import { BothVersions } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { ProductDraft } from '../product-draft.ts';

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

function Values({ draft, other }: { draft: ProductDraft; other: ProductDraft }) {
  const differing = Object.entries(words).filter(([, say]) => say(draft) !== say(other));
  return (
    <Card withBorder padding="sm">
      {differing.map(([name, say]) => (
        <Text key={name} size="sm" className="admin-words">
          <b>{name}:</b> {say(draft) || 'none'}
        </Text>
      ))}
      {differing.length === 0 && <Text size="sm">The main fields are the same.</Text>}
    </Card>
  );
}

/** The main fields that differ between two versions. */
export const ProductDifferences = ({ mine, theirs }: { mine: ProductDraft; theirs: ProductDraft }) => (
  <BothVersions
    mine={<Values draft={mine} other={theirs} />}
    theirs={<Values draft={theirs} other={mine} />}
  />
);
