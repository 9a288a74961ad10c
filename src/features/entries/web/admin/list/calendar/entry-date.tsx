import { Text } from '@mantine/core';
import {
  IconCalendarTime,
  IconCircleCheck,
  IconEyeOff,
  IconPencil,
  IconRefreshDot,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { EntryDate } from '../../../../entry-shapes.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { writePath } from '../../entry-calls.ts';
import css from './calendar.module.css';

interface DateLabel {
  /** Its words. */
  label: 'draft' | 'published' | 'changed' | 'scheduled' | 'unpublishes';
  icon: Icon;
  mark: string | undefined;
}

const dateLabels = {
  draft: { label: 'draft', icon: IconPencil, mark: css.draft },
  published: { label: 'published', icon: IconCircleCheck, mark: css.published },
  changed: { label: 'changed', icon: IconRefreshDot, mark: css.published },
  publish: { label: 'scheduled', icon: IconCalendarTime, mark: css.planned },
  unpublish: { label: 'unpublishes', icon: IconEyeOff, mark: css.planned },
} as const satisfies Record<string, DateLabel>;

const labelOf = ({ what, entry }: EntryDate): DateLabel =>
  dateLabels[what === 'published' && entry.state === 'changed' ? 'changed' : what];

/** An entry on one of its days: a link to it, with what happens then, and when. */
export function EntryDateLink({ date, timeZone }: { date: EntryDate; timeZone: string }) {
  const words = useMessages(entryListAdmin);
  const { label, icon: Symbol, mark } = labelOf(date);
  const time = new Intl.DateTimeFormat(adminLocale(), { timeStyle: 'short', timeZone }).format(
    Date.parse(date.at),
  );
  return (
    <Link to={writePath(date.entry._id)} className={`${css.entry} ${mark ?? ''}`} title={date.entry.name}>
      <span className={css.name}>{date.entry.name}</span>
      <Text span className={css.state ?? ''}>
        <Symbol size={14} aria-hidden className={css.icon ?? ''} />
        <span>
          {words[label]} <time dateTime={date.at}>{time}</time>
          {date.entry.waiting && ` · ${words.waitingForApproval}`}
        </span>
      </Text>
    </Link>
  );
}
