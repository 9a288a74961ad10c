import { ActionIcon, Anchor, Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconArrowMerge, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useShortSearch } from '../../../../../lib/admin-ui/lists/short-search.tsx';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { Term, TermKind } from '../../../entry-shapes.ts';
import css from '../list/entries.module.css';
import { RemoveTermDialog } from './remove-term-dialog.tsx';
import { TermDialog } from './term-dialog.tsx';
import { entriesInWords, termTree, termLabels } from './term-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

const SIZE = 16;
const INDENT = 24;

interface RowProps {
  term: Term;
  depth: number;
  /** The list of entries that have it; null if there is none. */
  to: string | null;
  canMerge: boolean;
  onEdit: () => void;
  onMerge: () => void;
  onDelete: () => void;
}

function Row({ term, depth, to, canMerge, onEdit, onMerge, onDelete }: RowProps) {
  const say = useMessages(entrySettingsAdmin);
  const { name, slug, picture, entries, kind } = term;
  return (
    <Card component="li" withBorder padding="xs" style={{ marginInlineStart: depth * INDENT }}>
      <Group wrap="nowrap" gap="sm">
        {kind === 'author' && picture && (
          <span className={css.thumbnail}>
            <img src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src} alt="" loading="lazy" />
          </span>
        )}
        <div className={css.grow}>
          <Text fw={550} className="admin-words">
            {name}
          </Text>
          <Text size="sm" c="dimmed" className="admin-words">
            {slug} ·{' '}
            {to !== null && entries > 0 ? (
              <Anchor component={Link} to={to} inherit>
                {entriesInWords(entries)}
              </Anchor>
            ) : (
              entriesInWords(entries)
            )}
          </Text>
        </div>
        {may('publish', 'write') && (
          <Menu position="bottom-end" width={200} withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={say.moreActionsFor({ name })}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil size={SIZE} />} onClick={onEdit}>
                {say.edit}
              </Menu.Item>
              {canMerge && (
                <Menu.Item leftSection={<IconArrowMerge size={SIZE} />} onClick={onMerge}>
                  {say.mergeIntoAnotherMenu}
                </Menu.Item>
              )}
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={SIZE} />}
                onClick={onDelete}
              >
                {say.deleteMenu}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </Card>
  );
}

type Open = { what: 'edit'; term: Term | null } | { what: 'merge' | 'delete'; term: Term };

interface Props {
  kind: TermKind;
  type: string | null;
  terms: readonly Term[];
  /** The list of entries that have a term. */
  listOf?: (term: Term) => string;
  /** Without a title, on a screen about one kind. */
  title?: boolean;
}

/** Categories, tags or authors: add, edit, merge, delete. */
export function TermSection({ kind, type, terms, listOf, title = true }: Props) {
  const say = useMessages(entrySettingsAdmin);
  const [open, setOpen] = useState<Open | null>(null);
  const all = terms.filter((term) => term.kind === kind);
  const words = termLabels(kind);
  const { found, search } = useShortSearch({
    rows: all,
    textsOf: ({ name, slug }) => [name, slug],
    label: words.plural,
  });
  const close = () => setOpen(null);
  return (
    <section aria-label={words.plural}>
      <Group justify="space-between" mb="sm">
        {title && (
          <Title order={2} size="h4">
            {words.plural}
          </Title>
        )}
        {may('publish', 'write') && (
          <Button
            variant={title ? 'default' : 'filled'}
            size="sm"
            leftSection={<IconPlus size={SIZE} aria-hidden />}
            onClick={() => setOpen({ what: 'edit', term: null })}
          >
            {words.add}
          </Button>
        )}
      </Group>
      {all.length === 0 && (
        <Text size="sm" c="dimmed" maw="60ch">
          {words.none}
          {kind === 'tag' && may('publish', 'write') && ` ${say.youCanAlsoAddThem}`}
        </Text>
      )}
      {search}
      <Stack component="ul" gap={6} p={0} m={0} className={css.plain}>
        {termTree(found).map(({ term, depth }) => (
          <Row
            key={term._id}
            term={term}
            depth={depth}
            to={listOf?.(term) ?? null}
            canMerge={all.length > 1}
            onEdit={() => setOpen({ what: 'edit', term })}
            onMerge={() => setOpen({ what: 'merge', term })}
            onDelete={() => setOpen({ what: 'delete', term })}
          />
        ))}
      </Stack>
      {open?.what === 'edit' && <TermDialog {...{ kind, type, all }} term={open.term} onClose={close} />}
      {open && open.what !== 'edit' && (
        <RemoveTermDialog term={open.term} all={all} isMerge={open.what === 'merge'} onClose={close} />
      )}
    </section>
  );
}
