import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FAILED_PART, WithoutBoundaries } from './hydrated-apart.tsx';

/** Renders without the boundaries of parts. @throws what a component throws */
export const renderWhole = (content: ReactNode): string =>
  renderToString(<WithoutBoundaries value>{content}</WithoutBoundaries>);

/** Renders content whose parts are hydrated on their own. @throws what a component throws, inside a part too */
export function renderParts(content: ReactNode): string {
  const html = renderToString(content);
  // A boundary keeps the error to itself; without boundaries it is thrown.
  return html.includes(FAILED_PART) ? renderWhole(content) : html;
}
