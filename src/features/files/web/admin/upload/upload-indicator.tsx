import { RingProgress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { sayTotals } from './upload-list.tsx';
import { useUploads } from './upload-store.ts';
import css from './upload.module.css';
import { isOpen, percentOf, totalsOf } from './uploads.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const SCREEN = '/admin/files/upload';

/** Shows the progress of uploads on every other screen, with a link to them. */
export function UploadIndicator() {
  const words = useMessages(filesAdmin);
  const { uploads } = useUploads();
  const { pathname } = useLocation();
  const failed = uploads.some(({ state }) => state === 'failed');
  if (pathname === SCREEN || !(failed || uploads.some(isOpen))) return null;
  const { size, sent } = totalsOf(uploads);
  return (
    <aside aria-label={words.uploads}>
      <Link to={SCREEN} className={css.indicator ?? ''}>
        {failed ? (
          <IconAlertTriangle size={22} className={css.bad ?? ''} aria-hidden />
        ) : (
          <RingProgress
            size={28}
            thickness={4}
            roundCaps
            sections={[{ value: percentOf(sent, size), color: 'iris' }]}
            aria-hidden
          />
        )}
        <Text component="span" size="sm">
          {sayTotals(uploads)}
        </Text>
      </Link>
    </aside>
  );
}
