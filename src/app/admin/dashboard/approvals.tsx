import { Anchor, Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { nameIn, useRequests } from '../../../features/pages/web/admin/approval/request-calls.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { Ago } from '../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../lib/ui/sentence.tsx';
import css from './dashboard.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const SHOWN = 8;

/** Open requests for approval: pages, reusable sections and entries. */
export function Approvals({ timeZone }: { timeZone: string }) {
  const words = useMessages(shellAdmin);
  const open = useRequests().filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="approvals">
      <Title order={2} size="h4" mb="sm" id="approvals">
        {may('publish', 'write') ? words.toApprove : words.waitingForApproval}
      </Title>
      <ul className={css.list}>
        {open.slice(0, SHOWN).map(({ _id, page, pageName, by, yours, createdAt }) => (
          <li key={_id}>
            <div style={{ minWidth: 0 }}>
              <Anchor
                component={Link}
                to={`/admin/pages/edit/${page}`}
                c="inherit"
                fw={550}
                className="admin-words"
              >
                {pageName}
              </Anchor>
              <Text size="sm" c="dimmed">
                <Sentence
                  say={(time) =>
                    yours ? words.requestedByYou({ time }) : words.requestedBy({ name: nameIn(by), time })
                  }
                >
                  <Ago at={createdAt} timeZone={timeZone} />
                </Sentence>
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {open.length > SHOWN && (
        <Text size="sm" mt="sm">
          {words.andMore({ count: open.length - SHOWN })}
        </Text>
      )}
    </Card>
  );
}
