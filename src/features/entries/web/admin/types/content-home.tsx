import {
  Anchor,
  Button,
  Card,
  Group,
  SimpleGrid,
  Text,
  ThemeIcon,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { IconExternalLink, IconMessageCircle, IconNews, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { type TypeKind, typeKinds } from '../../../field-kinds.ts';
import { COMMENTS_PATH } from '../comments/comment-calls.ts';
import { typePath, typesQuery } from '../entry-calls.ts';
import css from '../list/entries.module.css';
import { countOf, inSentence, typeLabels } from '../type-labels.ts';
import { AddTypeDialog } from './add-type-dialog.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

function TypeCard({ type }: { type: ContentType }) {
  const words = useMessages(entryTypesAdmin);
  const Icon = typeLabels[type.kind].icon;
  return (
    <Card component="li" withBorder padding="md">
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <ThemeIcon size={40} radius="xl" variant="light" aria-hidden>
          <Icon size={22} />
        </ThemeIcon>
        <div className={css.grow}>
          <Anchor component={Link} to={typePath(type)} c="inherit" fw={600} className="admin-words">
            {type.page.name}
          </Anchor>
          <Text size="sm" c="dimmed" className="admin-words">
            {countOf(type, type.entries)} · /{type.page.slug}
          </Text>
        </div>
      </Group>
      <Group gap="xs" mt="md">
        {may('pages', 'write') && (
          <Button
            component={Link}
            to={typePath(type, '/new')}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={15} aria-hidden />}
          >
            {words.newEntry({ name: inSentence(type.name) })}
          </Button>
        )}
        {may('publish', 'write') && (
          <Button component={Link} to={typePath(type, '/settings')} size="xs" variant="subtle">
            {words.settings}
          </Button>
        )}
        {type.page.published && (
          <Button
            component="a"
            href={`/${type.page.slug}`}
            target="_blank"
            size="xs"
            variant="subtle"
            leftSection={<IconExternalLink size={15} aria-hidden />}
          >
            {words.viewOnSite}
          </Button>
        )}
      </Group>
    </Card>
  );
}

function Addable({ kind, onAdd }: { kind: TypeKind; onAdd: () => void }) {
  const { label, says, icon: Icon } = typeLabels[kind];
  return (
    <UnstyledButton className={css.kind} onClick={onAdd} aria-haspopup="dialog">
      <Card withBorder padding="md" h="100%">
        <Group gap="sm" wrap="nowrap">
          <ThemeIcon size={36} radius="xl" variant="light" color="gray" aria-hidden>
            <Icon size={20} />
          </ThemeIcon>
          <Text fw={600}>{label}</Text>
        </Group>
        <Text size="sm" c="dimmed" mt={6}>
          {says}
        </Text>
      </Card>
    </UnstyledButton>
  );
}

/** Content types of the site, and those that can be added. */
export function ContentHome() {
  const words = useMessages(entryTypesAdmin);
  const { data, error, refetch } = useQuery(typesQuery);
  const [adding, setAdding] = useState<TypeKind | null>(null);
  const there = new Set(data?.map(({ kind }) => kind));
  const left = typeKinds.filter((kind) => kind === 'other' || !there.has(kind));
  const isEmpty = data?.length === 0;
  const mayAdd = may('publish', 'write');
  return (
    <>
      <PageHeader title={words.content} lead={words.blogPostsEventsPodcastEpisodes}>
        {!isEmpty && (
          <>
            <Button
              component={Link}
              to={COMMENTS_PATH}
              variant="default"
              leftSection={<IconMessageCircle size={16} aria-hidden />}
            >
              {words.comments}
            </Button>
            <Button
              component={Link}
              to="/admin/content/authors"
              variant="default"
              leftSection={<IconUsers size={16} aria-hidden />}
            >
              {words.authors}
            </Button>
          </>
        )}
      </PageHeader>
      {!data &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />)}
      {data && data.length > 0 && (
        <SimpleGrid
          component="ul"
          cols={{ base: 1, sm: 2, lg: 3 }}
          p={0}
          m={0}
          mb="xl"
          className={css.plain}
          aria-label={words.yourContent}
        >
          {data.map((type) => (
            <TypeCard key={type._id} type={type} />
          ))}
        </SimpleGrid>
      )}
      {isEmpty && !mayAdd && (
        <EmptyState
          icon={<IconNews size={28} />}
          title={words.noContentYet}
          says={words.askAnOwnerOrEditor}
        />
      )}
      {data && mayAdd && (
        <section aria-labelledby="add-content">
          <Title order={2} size="h4" id="add-content" mb="sm">
            {isEmpty ? words.whatWouldYouLikeTo : words.addMore}
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {left.map((kind) => (
              <Addable key={kind} kind={kind} onAdd={() => setAdding(kind)} />
            ))}
          </SimpleGrid>
        </section>
      )}
      {adding && <AddTypeDialog kind={adding} onClose={() => setAdding(null)} />}
    </>
  );
}
