import { Anchor, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { LibraryFile } from '../../../contract.ts';
import { shownEnding } from '../../../file-labels.ts';
import { kindLabels } from '../kind-labels.ts';
import { shownSize } from '../shown-size.ts';
import { usesQuery } from '../file-calls.ts';
import { sayMeasure } from '../library/file-item.tsx';
import css from './details.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Properties of a file. */
export function FileFacts({ file }: { file: LibraryFile }) {
  const words = useMessages(filesAdmin);
  const { kind, name, type, size, createdAt } = file;
  const facts: [string, ReactNode][] = [
    [
      words.type,
      <span key="kind" title={type}>
        {[kindLabels()[kind].one, shownEnding(name)].filter(Boolean).join(', ')}
      </span>,
    ],
    [file.duration === undefined ? words.dimensions : words.duration, sayMeasure(file)],
    [words.size, shownSize(size)],
    [words.added, <Ago key="added" at={createdAt} />],
  ];
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Where the file is used: pages, products and more. */
export function FileUses({ id }: { id: string }) {
  const words = useMessages(filesAdmin);
  const { data: uses, error } = useQuery(usesQuery(id));
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {words.usedIn}
      </Text>
      {!uses && !error && <Loader size="xs" type="dots" aria-label={words.loading} />}
      {error && (
        <Text size="sm" c="dimmed">
          {words.thisCouldntBeLoaded}
        </Text>
      )}
      {uses?.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.notUsedAnywhereYouCan}
        </Text>
      )}
      {uses && uses.length > 0 && (
        <ul className={css.uses}>
          {uses.map(({ what, label, href }, index) => (
            <li key={index}>
              <Text size="sm" className="admin-words">
                <Text component="span" size="sm" c="dimmed">
                  {what}{' '}
                </Text>
                <Anchor component={Link} to={href} size="sm">
                  {label}
                </Anchor>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
