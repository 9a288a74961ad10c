import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ReactNode } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { IsolatedLines } from '../../../../../lib/ui/isolated-lines.tsx';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { Title } from '../shared/title.tsx';
import type { ContactDetailsProps } from './block.ts';
import css from './contact-details.module.css';

const icons = {
  place:
    'M10 18s6-5.2 6-9.6A6 6 0 0 0 4 8.4C4 12.8 10 18 10 18Zm0-7.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  phone: 'M6.5 3 4 4.5C4 11 9 16 15.5 16l1.5-2.5-3.5-2-1.5 1.5C10 12.5 7.5 10 7 8l1.5-1.5Z',
  mail: 'M3 5.5h14v9.5H3ZM3 6l7 5.5L17 6',
} as const;

function Line({ icon, children }: { icon: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={css.line}>
      <svg viewBox="0 0 20 20" className={css.icon} aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <div className={css.words}>{children}</div>
    </div>
  );
}

export function ContactDetailsView(props: ContactDetailsProps & ViewContext) {
  const t = useMessages(blockWords);
  const { title, address, mapHref, mapLabel, phone, email, level } = props;
  const dialled = phone.replaceAll(/[^\d+]/g, '');
  return (
    <div className={css.details}>
      {title && (
        <Title level={level} className={css.title}>
          {title}
        </Title>
      )}
      <address className={css.lines}>
        {(address || mapHref) && (
          <Line icon="place">
            {address && (
              <p className={css.address}>
                <IsolatedLines text={address} />
              </p>
            )}
            {mapHref && (
              <a href={mapHref} rel={isExternal(mapHref) ? 'noopener' : undefined}>
                {mapLabel || t.showOnTheMap}
              </a>
            )}
          </Line>
        )}
        {phone && <Line icon="phone">{dialled ? <a href={`tel:${dialled}`}>{phone}</a> : phone}</Line>}
        {email && (
          <Line icon="mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Line>
        )}
      </address>
    </div>
  );
}
