import { ActionIcon, Badge, Text } from '@mantine/core';
import { IconArrowBackUp, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { Message } from '../../../contract.ts';
import css from './messages.module.css';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

interface Props {
  message: Message;
  /** What the address keeps of the list. */
  search: string;
  selection: Selection<Message>;
  list: UsedList;
  onStar: () => void;
}

/** What can be hidden of a row. */
export const messageColumns = ({ message, form, received }: WordsOf<typeof inboxAdmin>) => ({
  message,
  form,
  received,
});

export const senderOf = ({ name, email }: Pick<Message, 'name' | 'email'>): string =>
  name || email || messagesNow(inboxAdmin).someone;

/** One line of the inbox. */
export function MessageRow({ message, search, selection, list, onStar }: Props) {
  const words = useMessages(inboxAdmin);
  const { _id, formName, preview, read, starred, spam, spamReason, repliedAt, createdAt } = message;
  const who = senderOf(message);
  return (
    <li className={css.row} data-unread={!read || undefined} data-chosen={selection.has(_id) || undefined}>
      <SelectRow selection={selection} id={_id} name={words.messageFrom({ who })} />
      <ActionIcon
        variant="subtle"
        color={starred ? 'yellow' : 'gray'}
        aria-label={starred ? words.removeStarFromMessageFrom({ who }) : words.starMessageFrom({ who })}
        aria-pressed={starred}
        onClick={onStar}
      >
        {starred ? <IconStarFilled size={17} /> : <IconStar size={17} />}
      </ActionIcon>
      <Link to={`/admin/messages/${_id}${search}`} className={css.link}>
        <span className={css.who}>
          {!read && <span className={css.dot} role="img" aria-label={`${words.unread} `} />}
          {who}
          {repliedAt && <IconArrowBackUp size={15} aria-label={words.answered} className={css.answered} />}
        </span>
        <span className={css.words}>
          {spam && spamReason ? (
            <Text component="span" size="sm" c="orange.9" className={css.reason}>
              {spamReason}
            </Text>
          ) : null}
          {list.shows('message') && (preview || words.noText)}
        </span>
        <span className={css.about}>
          {formName && list.shows('form') && (
            <Badge variant="default" size="sm" tt="none" fw={500} className={css.form}>
              {formName}
            </Badge>
          )}
          {list.shows('received') && (
            <Text component="span" size="xs" c="dimmed" className={css.when}>
              <Ago at={createdAt} />
            </Text>
          )}
        </span>
      </Link>
    </li>
  );
}
