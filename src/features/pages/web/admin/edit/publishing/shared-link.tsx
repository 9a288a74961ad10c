import { Text } from '@mantine/core';
import { type Picture, variantOf } from '../../../../../../lib/content/pictures.ts';
import { useWebsite } from '../../../../../websites/web/index.ts';
import css from '../edit.module.css';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

interface Props {
  title: string;
  description: string;
  path: string;
  picture: Picture | null;
}

/** A preview of the page's link in messages and on social networks. */
export function SharedLink({ title, description, path, picture }: Props) {
  const words = useMessages(publishingAdmin);
  const { data: website } = useWebsite();
  return (
    <div className={css.shared} role="img" aria-label={words.howASharedLinkMay}>
      {picture && <img src={variantOf(picture.src, 'social.jpg') ?? picture.src} alt="" />}
      <div className={css.sharedWords}>
        <Text size="xs" c="dimmed" className="admin-words">
          {location.host}
          {path}
        </Text>
        <Text size="sm" fw={600} className="admin-words">
          {title || website?.name}
        </Text>
        {description && (
          <Text size="xs" lineClamp={2} className="admin-words">
            {description}
          </Text>
        )}
      </div>
    </div>
  );
}
