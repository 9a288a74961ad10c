import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { findBlock } from '../../../../../lib/content/block-tree.ts';
import {
  blockOfSection,
  type DesignedSection,
  findSections,
  groups,
  type SectionGroup,
} from '../../../section-library/index.ts';
import { withLinksHere } from '../../../sample-links.ts';
import { siteFrameQuery } from '../canvas/frame/site-frame.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useSamplePlaces } from '../edit/blocks/sample-places.tsx';
import { useBlockActions } from '../edit/blocks/use-block-actions.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { groupName, sayOfLibrary, spokenWords } from '../library-words.ts';
import { usePicturesHere } from './pictures-here.ts';
import css from './section-library.module.css';
import { SectionPreview } from './section-preview.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

/** Previews shown at a time; each is a small page. */
const MOST = 12;

/** Adds a section below the one that holds the selected block, or at the end. */
function useAddSection() {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const pictures = usePicturesHere();
  const places = useSamplePlaces();
  const { add } = useBlockActions();
  return (section: DesignedSection): void => {
    const { blocks } = editor.content;
    let at = editor.store.getState().selected;
    for (let parent = at; parent !== null;) {
      at = parent;
      parent = findBlock(blocks, parent)?.place.parentId ?? null;
    }
    const before = blocks.findIndex(({ props }) => props.id === at);
    add(withLinksHere(blockOfSection(section, kinds, pictures), places), sayOfLibrary(section.label), {
      parentId: null,
      slot: '',
      index: before === -1 ? blocks.length : before + 1,
    });
  };
}

/** Designed sections by group, rendered in the site's design. */
export function SectionLibrary({ onClose }: { onClose: (added: boolean) => void }) {
  const words = useMessages(sectionsAdmin);
  const kinds = useBlockKinds();
  const { _id } = useEditorState((state) => state.page);
  const frame = useQuery(siteFrameQuery(_id));
  const pictures = usePicturesHere();
  const [group, setGroup] = useState<SectionGroup>('Hero');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const found = findSections(wanted, group, spokenWords);
  const shown = useMemo(
    () =>
      found.slice(0, MOST).map((section) => ({ section, block: blockOfSection(section, kinds, pictures) })),
    [found, kinds, pictures],
  );
  const addSection = useAddSection();
  const choose = (section: DesignedSection) => {
    onClose(true);
    addSection(section);
  };
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={words.addASection}
      size="76rem"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <TextInput
        data-autofocus
        aria-label={words.searchSections}
        placeholder={words.searchReviewsPricesTeamMap}
        leftSection={<IconSearch size={16} aria-hidden />}
        mb="md"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className={css.layout}>
        <nav className={css.groups} aria-label={words.groups}>
          {groups.map((name) => (
            <UnstyledButton
              key={name}
              className={css.group ?? ''}
              aria-pressed={wanted === '' && name === group}
              onClick={() => {
                setSearch('');
                setGroup(name);
              }}
            >
              {groupName(name)}
            </UnstyledButton>
          ))}
        </nav>
        <div>
          {found.length === 0 && <Text>{words.noResultsFor({ wanted })}</Text>}
          {frame.error ? (
            <LoadError error={frame.error} onRetry={() => void frame.refetch()} />
          ) : !frame.data ? (
            <ListSkeleton rows={4} />
          ) : (
            <div
              className={css.cards}
              role="group"
              aria-label={wanted ? words.resultsFor({ wanted }) : groupName(group)}
            >
              {shown.map(({ section, block }) => (
                <UnstyledButton key={section.key} className={css.card ?? ''} onClick={() => choose(section)}>
                  <SectionPreview block={block} frame={frame.data} />
                  <span className={css.name}>{sayOfLibrary(section.label)}</span>
                </UnstyledButton>
              ))}
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}
