import { Text } from '@mantine/core';
import { useWebsite } from '../../../../websites/web/index.ts';
import css from './edit.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';
import { beginning } from '../../../../../lib/values/beginning.ts';

interface Props {
  title: string;
  description: string;
  path: string;
  hidden: boolean;
}

const SEEN = { title: 60, description: 160 };

/** A preview of the page in search results. */
export function SearchResult({ title, description, path, hidden }: Props) {
  const words = useMessages(pageEditAdmin);
  const { data: website } = useWebsite();
  if (hidden)
    return (
      <Text size="sm" c="dimmed">
        {words.notInSearchEngines}
      </Text>
    );
  return (
    <div className={css.result} role="img" aria-label={words.howASearchResultMay}>
      <Text size="xs" c="dimmed" className="admin-words">
        {location.host}
        {path}
      </Text>
      <div className={`${css.resultTitle} admin-words`}>
        {beginning(`${title} · ${website?.name ?? ''}`, SEEN.title)}
      </div>
      <Text size="sm" className="admin-words">
        {description ? beginning(description, SEEN.description) : words.withoutADescriptionSearchEngines}
      </Text>
    </div>
  );
}
