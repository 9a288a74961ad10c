import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { stockAdmin } from '../../../messages/admin-stock/area.ts';
import type { StockPhoto } from '../../../stock-contract.ts';
import css from './stock.module.css';

interface Props {
  photo: StockPhoto;
  provider: string;
  isChosen: boolean;
  onPress: () => void;
}

/** A photo found at the provider, and whose it is. */
export function StockPhotoTile({ photo, provider, isChosen, onPress }: Props) {
  const words = useMessages(stockAdmin);
  const { description, author, page, thumbnail } = photo;
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li>
      <button
        type="button"
        className={css.photo}
        aria-pressed={isChosen}
        aria-label={description || words.photo}
        title={description}
        onClick={onPress}
      >
        {thumbnail && !isBroken ? (
          <img
            src={thumbnail}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <span className={css.words}>{description || words.photo}</span>
        )}
        {isChosen && (
          <span className={css.check} aria-hidden>
            <IconCheck size={14} stroke={3} />
          </span>
        )}
      </button>
      {author && page && (
        <Anchor
          href={page}
          target="_blank"
          rel="noreferrer"
          c="dimmed"
          className={css.credit ?? ''}
          aria-label={words.photoOn({ author, provider })}
        >
          {author}
        </Anchor>
      )}
    </li>
  );
}
