import { Button, SimpleGrid } from '@mantine/core';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useShortSearch } from '../../../../../lib/admin-ui/lists/short-search.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { Section } from '../../../sections-contract.ts';
import { DeleteSectionDialog } from './delete-section-dialog.tsx';
import { RenameSectionDialog } from './rename-section-dialog.tsx';
import { SectionCard } from './section-card.tsx';
import { sectionsQuery } from './section-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

interface SectionsProps {
  sections: readonly Section[];
  onRename: (section: Section) => void;
  onDelete: (section: Section) => void;
}

function Sections({ sections, onRename, onDelete }: SectionsProps) {
  const words = useMessages(sectionsAdmin);
  const { found, search } = useShortSearch({
    rows: sections,
    textsOf: ({ name }) => [name],
    label: words.reusableSections,
  });
  return (
    <>
      {search}
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} p={0} m={0} style={{ listStyle: 'none' }}>
        {found.map((section) => (
          <SectionCard
            key={section._id}
            section={section}
            onRename={() => onRename(section)}
            onDelete={() => onDelete(section)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}

/** Reusable sections: where each is used, and how to change it everywhere. */
export function SectionList() {
  const words = useMessages(sectionsAdmin);
  const { data, error, refetch } = useQuery(sectionsQuery);
  const [renaming, setRenaming] = useState<Section | null>(null);
  const [deleting, setDeleting] = useState<Section | null>(null);
  return (
    <>
      <PageHeader
        title={words.reusableSections}
        back={{ to: '/admin/pages', label: words.pages }}
        lead={words.editAReusableSectionOnce}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={90} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconLayoutGridAdd size={28} />}
          title={words.noReusableSectionsYet}
          says={words.openAPageChooseSomething}
        >
          <Button component={Link} to="/admin/pages/edit">
            {words.openTheHomePage}
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && <Sections sections={data} onRename={setRenaming} onDelete={setDeleting} />}
      {renaming && <RenameSectionDialog section={renaming} onClose={() => setRenaming(null)} />}
      {deleting && <DeleteSectionDialog section={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
