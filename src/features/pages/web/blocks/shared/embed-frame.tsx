import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { ShownPicture } from '../../../../../lib/content/pictures.ts';
import type { Embed } from '../../../embed-providers.ts';
import { Icon } from './pictures/icon.tsx';
import css from './embed-frame.module.css';
import { PictureFrame } from './pictures/picture-frame.tsx';

const doors = {
  video: { words: 'play', icon: 'play' },
  map: { words: 'showMap', icon: 'place' },
  audio: { words: 'listen', icon: 'music' },
  booking: { words: 'chooseTime', icon: 'calendar' },
} as const;

/** A drawing of streets and a river in the site's colours, in place of a map. */
const mapDrawing = (
  <svg className={css.map} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className={css.river} d="M-10 320C120 250 180 330 300 280S500 160 610 200" />
    <path
      className={css.street}
      d="M-10 90 610 40M80-10 160 410M330-10 400 410M-10 200 240 160 610 110M500-10 540 410"
    />
  </svg>
);

interface Props {
  embed: Embed;
  title: string;
  picture: ShownPicture | null;
  /** Beside the note about the source. */
  caption?: ReactNode;
}

/**
 * Content of another service, which learns about the visitor only after a press. Without script, the press leads to the
 * service's own page.
 */
export function EmbedFrame({ embed, title, picture, caption }: Props) {
  const t = useMessages(blockWords);
  const [open, setOpen] = useState(false);
  const { words, icon } = doors[embed.kind];
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <figure className={css.figure}>
      <div className={css.box} data-kind={embed.kind}>
        {open ? (
          <iframe
            ref={(frame) => frame?.focus()}
            className={css.frame}
            src={embed.frame}
            title={title || embed.name}
            // Another origin, so the sandbox holds although both are allowed; the players need them.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a className={css.door} href={embed.page} rel="noopener" data-replay="" onClick={press}>
            {embed.kind === 'map' && !picture ? (
              mapDrawing
            ) : (
              <PictureFrame
                picture={picture && { ...picture, alt: '' }}
                ratio="fill"
                drawing={embed.kind === 'audio' ? 5 : 0}
              />
            )}
            <span className={`button ${css.press}`}>
              <Icon name={icon} />
              {t[words]}
              {title && <span className="visually-hidden">: {title}</span>}
            </span>
          </a>
        )}
      </div>
      <figcaption className={css.caption}>
        {caption}
        <span className={css.printed}>{[title, embed.page].filter(Boolean).join(': ')}</span>
        <span className={css.note}>
          {open ? t.from({ name: embed.name }) : t.outsideNote({ name: embed.name })}
        </span>
      </figcaption>
    </figure>
  );
}
