import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconUnlink } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { sectionOf } from '../../../section-refs.ts';
import { PagePicture } from '../pictures/page-picture.tsx';
import pictures from '../pictures/pictures.module.css';
import { useOpenSection } from './use-open-section.ts';
import { useDetach } from './use-detach.ts';
import { pagesInWords, useSections } from './section-calls.ts';

/** A reusable section on a page: what it is, where else it is used, and how to change it. */
export function SectionPanel({ block }: { block: Block }) {
  const open = useOpenSection();
  const section = useSections().get(sectionOf(block) ?? '');
  const detach = useDetach();
  if (!section)
    return (
      <Alert color="orange" title="This section was deleted">
        Visitors see nothing here. Delete this block, or put something else in its place.
      </Alert>
    );
  const { _id, name, blocks, uses, state } = section;
  return (
    <Stack gap="sm">
      <div className={pictures.saved}>
        <PagePicture blocks={blocks} />
      </div>
      <Text size="sm">
        <strong>{name}</strong>{' '}
        {uses.length > 1 ? `stands on ${pagesInWords(uses.length)}` : 'can stand on many pages'}. What you
        change in it changes on all of them.
        {state !== 'published' && ' It has changes that are not published yet.'}
      </Text>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => open(_id)}
        >
          Edit the section
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconUnlink size={16} aria-hidden />}
          onClick={() => detach(block.props.id)}
        >
          Detach
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        Detached, it becomes ordinary blocks of this page alone.
      </Text>
      <Anchor component={Link} to="/admin/pages/sections" size="sm">
        All reusable sections
      </Anchor>
    </Stack>
  );
}
