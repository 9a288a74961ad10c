import { cloneElement, type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import type { BlockView } from '../../../../lib/content/block-kind.ts';
import { Backed, type OwnBackdrop } from '../blocks/shared/backdrop/backdrop.tsx';
import './styling.css';
import './widths.css';

const isPlain = (View: unknown): View is (props: object) => ReactNode =>
  typeof View === 'function' &&
  !(View.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

const isOwn = (props: object): props is OwnBackdrop => 'backdrop' in props;

/**
 * A block with marks, such as those of `widthAttributes`, and with its image or video background. Marks are added to the
 * element that its view renders, so that the layout does not change; a view that renders no single element gets a wrapper.
 */
export function Marked({
  View,
  props,
  marks,
}: {
  View: BlockView;
  props: object;
  marks: Record<string, string>;
}): ReactNode {
  // Called instead of rendered: its element is needed, and its hooks become this component's, whose view never changes.
  const drawn = isPlain(View) ? View(props) : createElement(View as ComponentType<object>, props);
  if (drawn !== null && marks['data-surface'] === 'picture' && isOwn(props))
    return <Backed {...{ drawn, props, marks }} />;
  if (isValidElement<object>(drawn) && typeof drawn.type === 'string') return cloneElement(drawn, marks);
  return drawn === null ? null : <div {...marks}>{drawn}</div>;
}
