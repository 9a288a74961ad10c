import { Button, Checkbox, Text } from '@mantine/core';
import type { Message } from '../../../contract.ts';
import type { Place } from './message-calls.ts';
import css from './messages.module.css';
import type { MessageActions } from './use-message-actions.ts';

interface Props {
  place: Place;
  shown: readonly Message[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
  actions: MessageActions;
}

/** What can be done with all that are chosen; each can be taken back. */
export function BulkBar({ place, shown, chosen, onChoose, actions }: Props) {
  const ids = [...chosen];
  const all = shown.length > 0 && shown.every(({ _id }) => chosen.has(_id));
  const done = (work: () => unknown) => () => {
    void work();
    onChoose([]);
  };
  const button = (label: string, work: () => unknown) => (
    <Button size="xs" variant="default" onClick={done(work)}>
      {label}
    </Button>
  );
  return (
    <div className={css.bar} role="group" aria-label="Bulk actions">
      <Checkbox
        label={chosen.size === 0 ? 'Select all' : undefined}
        aria-label="Select all"
        checked={all}
        indeterminate={chosen.size > 0 && !all}
        onChange={() => onChoose(all ? [] : shown.map(({ _id }) => _id))}
      />
      {chosen.size > 0 && (
        <>
          <Text size="sm" fw={600}>
            {chosen.size} selected
          </Text>
          {button('Mark as read', () => actions.move(ids, { read: true }, { read: false }, 'marked as read'))}
          {button('Mark as unread', () =>
            actions.move(ids, { read: false }, { read: true }, 'marked as unread'),
          )}
          {button('Star', () => actions.move(ids, { starred: true }, { starred: false }, 'starred'))}
          {place === 'archive'
            ? button('Move to inbox', () =>
                actions.move(ids, { archived: false }, { archived: true }, 'moved to inbox'),
              )
            : place !== 'spam' &&
              button('Archive', () => actions.move(ids, { archived: true }, { archived: false }, 'archived'))}
          {place === 'spam'
            ? button('Not spam', () => actions.move(ids, { spam: false }, { spam: true }, 'moved to inbox'))
            : button('Spam', () => actions.move(ids, { spam: true }, { spam: false }, 'moved to spam'))}
          <Button size="xs" variant="default" c="red" onClick={done(() => actions.remove(ids))}>
            Delete
          </Button>
        </>
      )}
    </div>
  );
}
