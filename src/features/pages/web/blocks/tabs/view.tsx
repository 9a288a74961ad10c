import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { logicalKey } from '../../../../../lib/ui/behaviour/inline-direction.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { RichTextView } from '../../../../../lib/ui/rich-text-view.tsx';
import type { TabsProps } from './block.ts';
import css from './tabs.module.css';

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The selected tab once script has taken over, before that `null`. The choice and focus of a visitor are kept. */
function useSelectedTab() {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const focusNext = useRef(false);

  useEffect(() => {
    const radios = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    focusNext.current = radios.some((radio) => radio === document.activeElement);
    setShown(
      Math.max(
        0,
        radios.findIndex((radio) => radio.checked),
      ),
    );
  }, []);
  useEffect(() => {
    if (focusNext.current) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    focusNext.current = false;
  }, [shown]);
  const focus = (index: number) => {
    focusNext.current = true;
    setShown(index);
  };
  return { list, shown, show: setShown, focus };
}

/**
 * Radio buttons and CSS until script takes over, then real tabs that look the same, so that nothing moves and a choice
 * made before is kept.
 */
export function TabsView({ id, items }: TabsProps & ViewContext) {
  const t = useMessages(blockWords);
  const { list, shown, show, focus } = useSelectedTab();
  if (items.length === 0) return null;
  // Tabs may disappear while a page is being edited.
  const now = shown === null ? null : Math.min(shown, items.length - 1);
  const move = (event: KeyboardEvent) => {
    const next = moves[logicalKey(event)]?.(now ?? 0, items.length);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };
  const name = (index: number) => items[index]?.label || t.tab({ value: index + 1 });
  return (
    <div className={css.tabs} data-live={now !== null || undefined}>
      <div
        className={css.list}
        ref={list}
        role={now === null ? 'group' : 'tablist'}
        aria-label={t.chooseWhatToSee}
      >
        {items.map((_, index) =>
          now === null ? (
            <label key={index} className={css.tab}>
              <input
                type="radio"
                className="visually-hidden"
                name={`tabs-${id}`}
                defaultChecked={index === 0}
              />
              {name(index)}
            </label>
          ) : (
            <button
              key={index}
              type="button"
              role="tab"
              id={`tab-${id}-${index}`}
              className={css.tab}
              aria-selected={index === now}
              aria-controls={`panel-${id}-${index}`}
              tabIndex={index === now ? 0 : -1}
              onClick={() => show(index)}
              onKeyDown={move}
            >
              {name(index)}
            </button>
          ),
        )}
      </div>
      <div className={css.panels}>
        {items.map(({ text }, index) => (
          <div
            key={index}
            id={`panel-${id}-${index}`}
            className={css.panel}
            data-shown={index === now || undefined}
            {...(now === null
              ? {}
              : { role: 'tabpanel', 'aria-labelledby': `tab-${id}-${index}`, tabIndex: 0 })}
          >
            <p className={css.printed} aria-hidden="true">
              {name(index)}
            </p>
            <RichTextView document={text} />
          </div>
        ))}
      </div>
    </div>
  );
}
