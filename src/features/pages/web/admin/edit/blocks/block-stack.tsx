import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { AddBlock } from './add-block.tsx';
import css from '../edit.module.css';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

export interface CardProps {
  block: Block;
}

interface Props {
  /** Renders a block; passed in, because blocks contain stacks as well. */
  Card: ComponentType<CardProps>;
  blocks: readonly Block[];
  /** The container and its slot; null and empty for the page itself. */
  parentId: string | null;
  slot: string;
}

/** A column of blocks, with a button to add one at the end. */
export function BlockStack({ Card, blocks, parentId, slot }: Props) {
  const words = useMessages(pageEditAdmin);
  const [adding, setAdding] = useState(false);
  return (
    <>
      {blocks.length > 0 && (
        <ul className={css.stack}>
          {blocks.map((block) => (
            <Card key={block.props.id} block={block} />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size={parentId === null ? 'sm' : 'compact-sm'}
        mt={blocks.length > 0 ? 8 : 0}
        leftSection={<IconPlus size={16} />}
        onClick={() => setAdding(true)}
      >
        {parentId === null ? words.addToThePage : words.addHere}
      </Button>
      <AddBlock
        opened={adding}
        onClose={() => setAdding(false)}
        place={{ parentId, slot, index: blocks.length }}
      />
    </>
  );
}
