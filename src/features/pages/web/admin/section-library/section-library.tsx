import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { findBlock } from '../../../../../lib/content/block-tree.ts';
import {
  blockOfSection,
  type DesignedSection,
  findSections,
  groups,
  type SectionGroup,
} from '../../../section-library/index.ts';
import type { SiteBeside } from '../../../sections-contract.ts';
import { withLinksHere } from '../../../sample-links.ts';
import { type SiteFrame, siteFrameQuery } from '../canvas/frame/site-frame.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useSamplePlaces } from '../edit/blocks/sample-places.tsx';
import { useBlockActions } from '../edit/blocks/use-block-actions.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { groupName, sayOfLibrary, spokenWords } from '../library-words.ts';
import { OtherSites, sectionsNamed, useSitesBeside } from './other-sites.tsx';
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
  const { addAll } = useBlockActions();
  const addBlocks = (added: Block[], label: string): void => {
    const { blocks } = editor.content;
    let at = editor.store.getState().selected;
    for (let parent = at; parent !== null;) {
      at = parent;
      parent = findBlock(blocks, parent)?.place.parentId ?? null;
    }
    const before = blocks.findIndex(({ props }) => props.id === at);
    addAll(added, label, {
      parentId: null,
      slot: '',
      index: before === -1 ? blocks.length : before + 1,
    });
  };
  return {
    addBlocks,
    addSection: (section: DesignedSection) =>
      addBlocks(
        [withLinksHere(blockOfSection(section, kinds, pictures), places)],
        sayOfLibrary(section.label),
      ),
  };
}

const OTHER_SITES = 'other-sites';
type Chosen = SectionGroup | typeof OTHER_SITES;

interface GroupsProps {
  chosen: Chosen | null;
  hasOtherSites: boolean;
  onChoose: (group: Chosen) => void;
}

function Groups({ chosen, hasOtherSites, onChoose }: GroupsProps) {
  const words = useMessages(sectionsAdmin);
  const all: Chosen[] = [...groups, ...(hasOtherSites ? ([OTHER_SITES] as const) : [])];
  return (
    <nav className={css.groups} aria-label={words.groups}>
      {all.map((name) => (
        <UnstyledButton
          key={name}
          className={css.group ?? ''}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name === OTHER_SITES ? words.fromYourOtherSites : groupName(name)}
        </UnstyledButton>
      ))}
    </nav>
  );
}

/** What a search or a group has: designed sections, and those of other sites. */
function useFound(wanted: string, group: Chosen, sites: readonly SiteBeside[]) {
  const kinds = useBlockKinds();
  const pictures = usePicturesHere();
  const isElsewhere = wanted === '' && group === OTHER_SITES;
  const designed = group === OTHER_SITES ? 'Hero' : group;
  const found = useMemo(
    () => (isElsewhere ? [] : findSections(wanted, designed, spokenWords)),
    [isElsewhere, wanted, designed],
  );
  const named = useMemo(
    () => (isElsewhere ? sites : wanted ? sectionsNamed(sites, wanted) : []),
    [isElsewhere, sites, wanted],
  );
  const shown = useMemo(
    () =>
      found.slice(0, MOST).map((section) => ({ section, block: blockOfSection(section, kinds, pictures) })),
    [found, kinds, pictures],
  );
  return { designed, named, shown };
}

interface DesignedProps {
  label: string;
  shown: readonly { section: DesignedSection; block: Block }[];
  frame: SiteFrame;
  onChoose: (section: DesignedSection) => void;
}

const DesignedCards = ({ label, shown, frame, onChoose }: DesignedProps) => (
  <div className={css.cards} role="group" aria-label={label}>
    {shown.map(({ section, block }) => (
      <UnstyledButton key={section.key} className={css.card ?? ''} onClick={() => onChoose(section)}>
        <SectionPreview blocks={[block]} frame={frame} />
        <span className={css.name}>{sayOfLibrary(section.label)}</span>
      </UnstyledButton>
    ))}
  </div>
);

/** Designed sections by group, rendered in the site's design. */
export function SectionLibrary({ onClose }: { onClose: (added: boolean) => void }) {
  const words = useMessages(sectionsAdmin);
  const { _id } = useEditorState((state) => state.page);
  const frame = useQuery(siteFrameQuery(_id));
  const sites = useSitesBeside();
  const [group, setGroup] = useState<Chosen>('Hero');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { designed, named, shown } = useFound(wanted, group, sites);
  const { addBlocks, addSection } = useAddSection();
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
        <Groups
          chosen={wanted === '' ? group : null}
          hasOtherSites={sites.length > 0}
          onChoose={(name) => {
            setSearch('');
            setGroup(name);
          }}
        />
        <div>
          {shown.length === 0 && named.length === 0 && <Text>{words.noResultsFor({ wanted })}</Text>}
          {frame.error ? (
            <LoadError error={frame.error} onRetry={() => void frame.refetch()} />
          ) : !frame.data ? (
            <ListSkeleton rows={4} />
          ) : (
            <>
              {shown.length > 0 && (
                <DesignedCards
                  label={wanted ? words.resultsFor({ wanted }) : groupName(designed)}
                  shown={shown}
                  frame={frame.data}
                  onChoose={choose}
                />
              )}
              {named.length > 0 && (
                <OtherSites
                  sites={named}
                  frame={frame.data}
                  onCopied={(blocks, name) => {
                    onClose(true);
                    addBlocks(blocks, name);
                  }}
                />
              )}
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
