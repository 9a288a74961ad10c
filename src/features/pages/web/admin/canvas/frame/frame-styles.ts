import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** A string of CSS. */
const quoted = (text: string): string => JSON.stringify(text);

const widths = [
  ['phone', 'width < 700px', 'hiddenOnPhones'],
  ['tablet', '700px <= width < 1200px', 'hiddenOnTablets'],
  ['desktop', '1200px <= width < 1800px', 'hiddenOnDesktopScreens'],
  ['wide', 'width >= 1800px', 'hiddenOnWideScreens'],
] as const;

/** Styles that the canvas adds to the site's own. */
export const frameStyles = (words = messagesNow(canvasAdmin)): string => `
html { height: auto; }
body { min-height: 0; }
.canvas-notice {
  padding: 1rem 1.25rem;
  border: 1px dashed currentcolor;
  border-radius: .5rem;
  font: 15px/1.5 system-ui, sans-serif;
  opacity: .75;
}
:root {
  --puck-slot-component-color-overlay: transparent;
  --puck-slot-component-color-overlay-border: #5361dd66;
  --puck-slot-component-color-border-selected: #5361dd;
  --puck-slot-component-border-width: 1px;
  --puck-slot-component-color-placeholder: #5361dd;
  --puck-color-line-placeholder: #5361dd;
  --puck-line-placeholder-width: 4px;
  --puck-slot-color-border: #5361dd99;
}
[data-puck-overlay][class*='--isSelected'] { --puck-slot-component-border-width: 2px; }
[data-canvas-aim], [data-canvas-aim] * { pointer-events: auto !important; user-select: text !important; }
.canvas-typed, .canvas-typed *, [contenteditable] { user-select: text !important; cursor: text; }
.ProseMirror { white-space: break-spaces; }
.ProseMirror, [contenteditable], [data-puck-overlay-portal] { outline: none !important; }
.ProseMirror > p:only-child:has(> .ProseMirror-trailingBreak:only-child)::before,
[data-rich-text] > p:only-child:empty::before {
  content: ${quoted(words.typeTextOrSlash)};
  float: left; height: 0; opacity: .55; pointer-events: none;
}
[data-rich-text] :is(p, li, h2, h3, h4):empty::after { content: '\\200b'; }
[data-puck-component] { cursor: default; -webkit-touch-callout: none; }
[data-puck-component]:focus { outline: none; }
[data-puck-dropzone].stack { --between: inherit; }
[data-drop-name] { position: relative; }
[data-drop-name]::before {
  content: attr(data-drop-name);
  position: absolute; inset: 0 auto auto 0; z-index: 3; width: auto; margin: 0; padding: 1px 8px;
  background: #5361dd; color: #fff; font: 12px/1.6 system-ui, sans-serif; pointer-events: none;
}
[data-puck-dropzone]:empty::after {
  content: ${quoted(words.emptyDropHere)};
  display: grid; place-items: center; height: 100%; min-height: inherit;
  font: 14px/1.4 system-ui, sans-serif; opacity: .6;
}
${widths
  .map(
    ([group, width, hidden]) => `@media (${width.replaceAll(' <= width < ', ' <= width) and (width < ')}) {
  [data-off-on~='${group}'] { position: relative; outline: 2px dashed currentcolor; outline-offset: -2px; }
  [data-off-on~='${group}'] > * { opacity: .3; }
  [data-off-on~='${group}']::after {
    content: ${quoted(words[hidden])}; position: absolute; inset: 0 auto auto 0; z-index: 1; width: auto; height: auto;
    padding: 2px 10px; background: #22303a; color: #fff; font: 14px/1.6 system-ui, sans-serif; text-align: start;
  }
}`,
  )
  .join('\n')}
[data-code-waits]::after {
  content: ${quoted(words.customCodeDoesntRun)}; padding: 1rem; font: 15px/1.5 system-ui, sans-serif;
}
.canvas-part { position: relative; cursor: pointer; outline: none; }
.canvas-part header[data-sticky] { position: relative; }
.canvas-part::after {
  content: ''; position: absolute; inset: 0; z-index: 25; border: 2px solid transparent; pointer-events: none;
}
.canvas-part:hover::after { border: 1px dashed #5361dd; }
.canvas-part:is(:focus-visible, [data-open])::after { border-color: #5361dd; }
[data-s-motion], [data-marquee] ul { animation: none !important; }
.canvas-section { min-height: 1px; }
.canvas-section > .blocks > :first-child:not([data-bleed]) { margin-block-start: var(--stack); }
.canvas-section > .blocks > :last-child:not([data-bleed]) { margin-block-end: var(--stack); }
.blocks:empty::after { content: ${quoted(words.thisPageIsEmpty)}; }
`;
