import { Text } from '@mantine/core';
import { type Picture, signOf } from '../../../../../lib/content/pictures.ts';
import css from './branding.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

const SMALL = 160;

/** The icon in use: in a browser tab, and on a phone's home screen. */
export function IconPreview({ icon, name }: { icon: Picture; name: string }) {
  const words = useMessages(brandingAdmin);
  const { src, width = SMALL, height = SMALL } = icon;
  const isLong = Math.max(width, height) > Math.min(width, height) * 1.6;
  return (
    <>
      <div className={css.icons} role="img" aria-label={words.iconInABrowserTab}>
        <span className={css.tab}>
          <img src={signOf(src, 'icon-32.png') ?? src} alt="" width={16} height={16} />
          <span className="admin-clip">{name}</span>
        </span>
        <span className={css.app}>
          <img src={signOf(src, 'apple-touch-icon.png') ?? src} alt="" width={60} height={60} />
          <span className="admin-clip">{name}</span>
        </span>
        <span className={css.app}>
          <img src={signOf(src, 'maskable-512.png') ?? src} alt="" width={60} height={60} data-round />
          <span className="admin-clip">{name}</span>
        </span>
      </div>
      {isLong && (
        <Text size="xs" c="dimmed" mt={4}>
          {words.thisImageIsntSquareSquare}
        </Text>
      )}
    </>
  );
}
