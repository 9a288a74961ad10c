import { cloneElement, type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import type { BlockView } from '../../../../lib/content/block-kind.ts';
import './styling.css';
import './widths.css';

const isPlain = (View: unknown): View is (props: object) => ReactNode =>
  typeof View === 'function' &&
  !(View.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

/**
 * A block with marks, such as those of `widthAttributes`. They go onto the element that its view draws, so that the page
 * is laid out as without them; around a view that draws no single element stands one that carries them.
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
  // Called, not rendered: its element is needed, and its hooks become this component's, which has one view for ever.
  const drawn = isPlain(View) ? View(props) : createElement(View as ComponentType<object>, props);
  if (isValidElement<object>(drawn) && typeof drawn.type === 'string') return cloneElement(drawn, marks);
  return drawn === null ? null : <div {...marks}>{drawn}</div>;
}
