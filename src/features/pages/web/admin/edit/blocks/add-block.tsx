import { Box, Modal, SimpleGrid, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Place } from '../../../../../../lib/content/block-tree.ts';
import { PickPicture } from '../../pictures/pick-picture.tsx';
import pictures from '../../pictures/pictures.module.css';
import { BrowseSections } from '../../section-library/browse-sections.tsx';
import css from '../edit.module.css';
import { findPicks, type Pick, usePicks } from './picks.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  place: Place;
  /** Adds the pick in another way. */
  onChoose?: (pick: Pick) => void;
}

/** Kinds of block and reusable sections by group, each with its purpose. */
export function AddBlock({ opened, onClose, place, onChoose }: Props) {
  const words = useMessages(pageEditAdmin);
  const { addPick } = useBlockActions();
  const [search, setSearch] = useState('');
  const { best, groups } = findPicks(usePicks(), search);
  const choose = (pick: Pick) => {
    setSearch('');
    onClose();
    if (onChoose) onChoose(pick);
    else addPick(pick, place);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.addABlock}
      size="lg"
      // The new block takes the focus.
      returnFocus={false}
    >
      <TextInput
        data-autofocus
        aria-label={words.search}
        placeholder={words.searchImageFaqOpeningHours}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !best) return;
          // The new card takes the focus immediately, and would receive this key as well.
          event.preventDefault();
          choose(best);
        }}
      />
      {search === '' && (
        <Box mt="sm">
          <BrowseSections onAdded={onClose} />
        </Box>
      )}
      {!best && <Text mt="md">{words.noResultsFor({ search: search.trim() })}</Text>}
      {groups.map(({ name, members }) => (
        <section key={name} aria-label={name}>
          <Title order={3} size="sm" mt="lg" mb="xs">
            {name}
          </Title>
          <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs">
            {members.map((pick) => (
              <UnstyledButton
                key={pick.key}
                className={`${css.choice ?? ''} ${pictures.card ?? ''}`}
                onClick={() => choose(pick)}
              >
                <PickPicture pick={pick} />
                <Text fw={550} mt={8} className="admin-words">
                  {pick.label}
                </Text>
                <Text size="sm" c="dimmed">
                  {pick.hint}
                </Text>
              </UnstyledButton>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Modal>
  );
}
