import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { ChooseDialog } from '../../../../../lib/admin-ui/dialogs/choose-dialog.tsx';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { TRASH_DAYS } from '../../../../../lib/values/trash-days.ts';
import type { Access } from '../../../access.ts';
import type { ContentType, OwnEntry, Term } from '../../../entry-shapes.ts';
import { accessChoices } from '../access-labels.ts';
import { countOf } from '../type-labels.ts';
import { mayList } from '../entry-state.tsx';
import { isVisible } from './entry-menu.tsx';
import type { EntryActions } from './use-entry-actions.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

interface Props {
  type: ContentType;
  selection: Selection<OwnEntry>;
  terms: readonly Term[];
  actions: EntryActions;
  onExport: (ids: string[]) => void;
}

const groups = { category: 'categories', tag: 'tags', author: 'authors' } as const;

/** Categories, tags and authors that at least one of them has. */
function usedBy(entries: readonly OwnEntry[], terms: readonly Term[]): Term[] {
  const used = new Set(
    entries
      .flatMap(({ categories, tags, authors }) => [...categories, ...tags, ...authors])
      .map(({ _id }) => _id),
  );
  return terms.filter(({ _id }) => used.has(_id));
}

/** Terms by their kind, for a select. */
const choicesOf = (terms: readonly Term[]) => {
  const words = messagesNow(entryListAdmin);
  return (['category', 'tag', 'author'] as const)
    .map((kind) => ({
      group: words[groups[kind]],
      items: terms.filter((term) => term.kind === kind).map(({ _id, name }) => ({ value: _id, label: name })),
    }))
    .filter(({ items }) => items.length > 0);
};

const DraftsOnly = () => {
  const words = useMessages(entryListAdmin);
  return (
    <Text size="sm" c="dimmed">
      {words.yourRoleCanChangeDrafts}
    </Text>
  );
};

interface ButtonsProps extends Omit<Props, 'selection' | 'onExport'> {
  entries: readonly OwnEntry[];
  clearIf: (isDone: boolean) => void;
}

function TermButtons({ type, entries, terms, actions, clearIf }: ButtonsProps) {
  const words = useMessages(entryListAdmin);
  const [choosing, setChoosing] = useState<'add' | 'remove' | null>(null);
  const used = usedBy(entries, terms);
  const chosen = countOf(type, entries.length);
  return (
    <>
      {terms.length > 0 && (
        <Button size="xs" variant="default" onClick={() => setChoosing('add')}>
          {words.addCategoryTagOrAuthor}
        </Button>
      )}
      {used.length > 0 && (
        <Button size="xs" variant="default" onClick={() => setChoosing('remove')}>
          {words.removeCategoryTagOrAuthor}
        </Button>
      )}
      {choosing && (
        <ChooseDialog
          title={choosing === 'add' ? words.addTo({ chosen }) : words.removeFrom({ chosen })}
          label={words.categoryTagOrAuthor}
          choices={choicesOf(choosing === 'add' ? terms : used)}
          action={choosing === 'add' ? words.add : words.remove}
          onClose={() => setChoosing(null)}
          onChoose={(id) => {
            setChoosing(null);
            const term = terms.find(({ _id }) => _id === id);
            const assign = choosing === 'add' ? actions.add : actions.removeTerm;
            if (term) void assign(entries, term).then(clearIf);
          }}
        />
      )}
    </>
  );
}

function AccessButton({ type, entries, actions, clearIf }: Omit<ButtonsProps, 'terms'>) {
  const words = useMessages(entryListAdmin);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
        {words.changeAccess}
      </Button>
      {choosing && (
        <ChooseDialog
          title={words.accessTo({ entries: countOf(type, entries.length) })}
          label={words.whoCanSeeTheContent}
          choices={accessChoices()}
          action={words.changeAccess}
          onClose={() => setChoosing(false)}
          onChoose={(access) => {
            setChoosing(false);
            void actions.setAccess(entries, access as Access).then(clearIf);
          }}
        />
      )}
    </>
  );
}

/** Actions on the selected entries. */
export function BulkActions({ type, selection, terms, actions, onExport }: Props) {
  const words = useMessages(entryListAdmin);
  const entries = selection.rows;
  const publishes = may('publish', 'write');
  const lists = entries.every(mayList);
  const hidden = entries.filter(({ state }) => state !== 'published');
  const visible = entries.filter(isVisible);
  // What was refused stays selected, so that people can try again without the entry in the way.
  const clearIf = (isDone: boolean) => {
    if (isDone) selection.setAll(false);
  };
  const trash = () => {
    const go = () => void actions.trash(entries).then(clearIf);
    if (entries.length === 1) return go();
    return modals.openConfirmModal({
      title: words.moveToTheTrash({ entries: countOf(type, entries.length) }),
      children: <Text size="sm">{words.visitorsWontFindThemAny({ days: TRASH_DAYS })}</Text>,
      labels: { confirm: words.moveToTrash, cancel: words.cancel },
      confirmProps: { color: 'red' },
      onConfirm: go,
    });
  };
  return (
    <BulkBar selection={selection}>
      {publishes && hidden.length > 0 && (
        <Button
          size="xs"
          variant="default"
          loading={actions.busy}
          onClick={() => void actions.publish(hidden).then(clearIf)}
        >
          {words.publish}
        </Button>
      )}
      {publishes && visible.length > 0 && (
        <Button
          size="xs"
          variant="default"
          loading={actions.busy}
          onClick={() => void actions.unpublish(visible).then(clearIf)}
        >
          {words.unpublish}
        </Button>
      )}
      {lists && <TermButtons {...{ type, entries, terms, actions, clearIf }} />}
      {lists && <AccessButton {...{ type, entries, actions, clearIf }} />}
      <Button size="xs" variant="default" onClick={() => onExport(entries.map(({ _id }) => _id))}>
        {words.export}
      </Button>
      {lists && (
        <Button size="xs" variant="default" c="var(--mantine-color-error)" onClick={trash}>
          {words.moveToTrash}
        </Button>
      )}
      {!lists && <DraftsOnly />}
    </BulkBar>
  );
}
