import { Button, Card, Group, Modal, SimpleGrid, Text } from '@mantine/core';
import { plainText } from '../../../../../lib/plain-text.ts';
import { draftOf, type ProductDraft } from '../product-draft.ts';
import type { ProductWork } from './use-product-draft.ts';

const words: Record<string, (draft: ProductDraft) => string> = {
  Name: ({ label }) => label,
  Address: ({ slug }) => slug,
  Description: ({ description }) => plainText(description).slice(0, 200),
  Pictures: ({ images }) => String(images.length),
  Price: ({ price }) => String(price),
  'Price before': ({ compareAt }) => String(compareAt),
  Variants: ({ variants }) =>
    variants
      .map(({ options, price, stock }) => `${options.join(' / ')}: ${price}, stock ${stock}`)
      .join('; '),
  Stock: ({ stock }) => String(stock),
  Tags: ({ tags }) => tags.join(', '),
  'In the shop': ({ publish }) => ({ hidden: 'Hidden', now: 'Now', later: 'Later' })[publish],
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
      {differing.length === 0 && <Text size="sm">The same in all that matters most.</Text>}
    </Card>
  );
}

/** Somebody else saved the product meanwhile: what differs stands side by side, and nothing is lost unasked. */
export function ConflictDialog({ work: { theirs, now, save, load } }: { work: ProductWork }) {
  const there = theirs && draftOf(theirs);
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={() => save.reset()}
      title="This product was changed somewhere else"
      size="lg"
    >
      {theirs && there && (
        <>
          <Text mb="md">Another window, or somebody else, saved it. Which one is to stay?</Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Side title="Yours, not saved" draft={now} other={there} />
            <Side title="What is saved" draft={there} other={now} />
          </SimpleGrid>
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={() => {
                load(theirs);
                save.reset();
              }}
            >
              Take what is saved
            </Button>
            <Button loading={save.isPending} onClick={() => save.mutate(theirs.version)}>
              Save yours over it
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
