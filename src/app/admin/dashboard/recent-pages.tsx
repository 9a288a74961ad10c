import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PageSummary } from '../../../features/pages/contract.ts';
import { StateBadge } from '../../../features/pages/web/admin/state-badge.tsx';
import { Ago } from '../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../lib/ui/sentence.tsx';
import css from './dashboard.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const SHOWN = 6;

export function RecentPages({ pages, timeZone }: { pages: readonly PageSummary[]; timeZone: string }) {
  const words = useMessages(shellAdmin);
  const recent = pages.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, SHOWN);
  if (recent.length === 0)
    return (
      <Text c="dimmed">
        <Sentence say={(link) => words.noPagesYet({ link })}>
          <Anchor component={Link} to="/admin/pages/new">
            {words.createYourFirstPage}
          </Anchor>
        </Sentence>
      </Text>
    );
  return (
    <ul className={css.list}>
      {recent.map((page) => (
        <li key={page._id}>
          <div style={{ minWidth: 0 }}>
            <Anchor
              component={Link}
              to={`/admin/pages/edit/${page._id}`}
              c="inherit"
              fw={550}
              className="admin-words"
            >
              {page.name}
            </Anchor>
            <Text size="sm" c="dimmed">
              <Ago at={page.updatedAt} timeZone={timeZone} />
            </Text>
          </div>
          <span style={{ flex: 'none' }}>
            <StateBadge page={page} timeZone={timeZone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
