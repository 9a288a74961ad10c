import { Text } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { themeVariables } from '../../../../lib/colour.ts';
import { safeSource } from '../../../../lib/safe-href.ts';
import type { Brand } from './branding.tsx';
import css from './settings.module.css';

/** A small piece of a site in the chosen colours, drawn from the same variables as the site itself. */
export function BrandingSample({ brand: { name, logo, header, colours } }: { brand: Brand }) {
  const src = safeSource(logo);
  const sign = src ? <img src={src} alt="" /> : <span className="admin-words">{name || 'Homepage'}</span>;
  return (
    <section className={css.beside} aria-label="How it will look">
      <Text size="sm" c="dimmed" mb="xs">
        How it will look
      </Text>
      <div className={css.sample} style={themeVariables(colours) as CSSProperties}>
        <div className={css.sampleHeader}>
          {header ? sign : <IconMenu2 size={20} aria-hidden />}
          {header && <span className={css.sampleSoft}>Home · About · Visit</span>}
        </div>
        <div className={css.sampleBody}>
          <span className={css.sampleEyebrow}>Since 2012</span>
          <p className={css.sampleTitle}>Made slowly, used every day</p>
          <p>
            A few words that say what you do, with <span className={css.sampleLink}>a link</span> among them.
          </p>
          <p className={css.sampleSoft}>And a quieter line for what matters less.</p>
          <span className={css.sampleButton}>Book a visit</span>
        </div>
        <div className={css.sampleBand}>A band in the main colour.</div>
        <div className={css.sampleTint}>A band in a shade of the background.</div>
      </div>
    </section>
  );
}
