import { Card, Text } from '@mantine/core';
import { BothVersions } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { ProductDraft } from '../product-draft.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** The main fields as texts, by their names. */
function fieldsOf(draft: ProductDraft): [name: string, text: string][] {
  const words = messagesNow(productsAdmin);
  const summaries = draft.variants.map(({ options, price, stock }) =>
    words.variantSummary({ value: options.join(' / '), price, stock }),
  );
  return [
    [words.name, draft.label],
    [words.address, draft.slug],
    [words.description, plainText(draft.description).slice(0, 200)],
    [words.pictures, String(draft.images.length)],
    [words.price, String(draft.price)],
    [words.compareAtPrice({ unit: '' }), String(draft.compareAt)],
    [words.variants, summaries.join('; ')],
    [words.stock, String(draft.stock)],
    [words.tags, draft.tags.join(', ')],
    [words.visible, { hidden: words.hidden, now: words.now, later: words.scheduled }[draft.publish]],
  ];
}

function Values({ draft, other }: { draft: ProductDraft; other: ProductDraft }) {
  const words = useMessages(productsAdmin);
  const others = new Map(fieldsOf(other));
  const differing = fieldsOf(draft).filter(([name, text]) => text !== others.get(name));
  return (
    <Card withBorder padding="sm">
      {differing.map(([name, text]) => (
        <Text key={name} size="sm" className="admin-words">
          <b>{words.difference({ name })}</b> {text || words.none}
        </Text>
      ))}
      {differing.length === 0 && <Text size="sm">{words.theMainFieldsAreThe}</Text>}
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
