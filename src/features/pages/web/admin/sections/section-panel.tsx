import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconUnlink } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { sectionOf } from '../../../section-refs.ts';
import { PagePicture } from '../pictures/page-picture.tsx';
import pictures from '../pictures/pictures.module.css';
import { useOpenSection } from './use-open-section.ts';
import { useDetach } from './use-detach.ts';
import { useSections } from './section-calls.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

/** A reusable section on a page: what it is, where else it is used, and how to change it. */
export function SectionPanel({ block }: { block: Block }) {
  const words = useMessages(sectionsAdmin);
  const open = useOpenSection();
  const section = useSections().get(sectionOf(block) ?? '');
  const detach = useDetach();
  if (!section)
    return (
      <Alert color="orange" title={words.thisSectionWasDeleted}>
        {words.visitorsSeeNothingHereDelete}
      </Alert>
    );
  const { _id, name, blocks, uses, state } = section;
  return (
    <Stack gap="sm">
      <div className={pictures.saved}>
        <PagePicture blocks={blocks} />
      </div>
      <Text size="sm">
        <Sentence
          say={(gap) =>
            uses.length > 1
              ? words.standsOn({ name: gap, count: uses.length })
              : words.canStandOnManyPages({ name: gap })
          }
        >
          <strong>{name}</strong>
        </Sentence>
        {state !== 'published' && ` ${words.itHasChangesThatAre}`}
      </Text>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => open(_id)}
        >
          {words.editTheSection}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconUnlink size={16} aria-hidden />}
          onClick={() => detach(block.props.id)}
        >
          {words.detach}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        {words.detachedItBecomesOrdinaryBlocks}
      </Text>
      <Anchor component={Link} to="/admin/pages/sections" size="sm">
        {words.allReusableSections}
      </Anchor>
    </Stack>
  );
}
