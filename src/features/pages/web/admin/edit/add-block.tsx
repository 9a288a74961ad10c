import { Modal, SimpleGrid, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import type { Place } from '../../../../../lib/block-tree.ts';
import { BlockPicture } from '../pictures/block-picture.tsx';
import pictures from '../pictures/pictures.module.css';
import { usePickableKinds } from './block-kinds-context.ts';
import css from './edit.module.css';
import { useBlockActions } from './use-block-actions.ts';

const groups: [BlockKind['group'], string][] = [
  ['layout', 'Layout'],
  ['text', 'Words'],
  ['media', 'Pictures and lists'],
  ['action', 'Things to do'],
];

interface Props {
  opened: boolean;
  onClose: () => void;
  place: Place;
}

/** The kinds of block by group, each with what it is for. */
export function AddBlock({ opened, onClose, place }: Props) {
  const kinds = usePickableKinds();
  const { add } = useBlockActions();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const isNamed = ({ label }: BlockKind) => label.toLowerCase().includes(wanted);
  const found = kinds
    .filter((kind) => isNamed(kind) || kind.hint.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const choose = (kind: BlockKind) => {
    setSearch('');
    onClose();
    add(kind, place);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="What do you want to add?"
      size="lg"
      // The new block takes the focus.
      returnFocus={false}
    >
      <TextInput
        data-autofocus
        aria-label="Search"
        placeholder="Search: picture, opening hours, …"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return;
          // The new card takes the focus at once, and would take this key as well.
          event.preventDefault();
          choose(found[0]);
        }}
      />
      {found.length === 0 && <Text mt="md">Nothing goes by that name.</Text>}
      {groups.map(([group, name]) => {
        const members = found.filter((kind) => kind.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={name}>
            <Title order={3} size="sm" mt="lg" mb="xs">
              {name}
            </Title>
            <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs">
              {members.map((kind) => (
                <UnstyledButton
                  key={kind.type}
                  className={`${css.choice ?? ''} ${pictures.card ?? ''}`}
                  onClick={() => choose(kind)}
                >
                  <BlockPicture type={kind.type} />
                  <Text fw={550} mt={8}>
                    {kind.label}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {kind.hint}
                  </Text>
                </UnstyledButton>
              ))}
            </SimpleGrid>
          </section>
        );
      })}
    </Modal>
  );
}
