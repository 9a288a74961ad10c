/** What only the canvas adds to the site's own look. */
export const frameStyles = `
html { height: auto; }
body { min-height: 0; }
.canvas-notice {
  padding: 1rem 1.25rem;
  border: 1px dashed currentcolor;
  border-radius: .5rem;
  font: 15px/1.5 system-ui, sans-serif;
  opacity: .75;
}
.canvas-typed { outline: 2px solid var(--focus, Highlight); outline-offset: 4px; border-radius: 2px; }
.canvas-typed, .canvas-typed *, [contenteditable] { user-select: text !important; cursor: text; }
.ProseMirror { white-space: break-spaces; outline: none; }
[contenteditable]:focus { outline: 2px solid var(--focus, Highlight); outline-offset: 4px; }
[data-puck-component] { cursor: default; }
[data-puck-dropzone]:empty::after {
  content: 'Drop something here';
  display: grid; place-items: center; height: 100%; min-height: inherit;
  font: 14px/1.4 system-ui, sans-serif; opacity: .6;
}
${(
  [
    ['phone', 'width < 700px', 'phones'],
    ['tablet', '700px <= width < 1200px', 'tablets'],
    ['desktop', '1200px <= width < 1800px', 'desktop screens'],
    ['wide', 'width >= 1800px', 'wide screens'],
  ] as const
)
  .map(
    ([group, width, words]) => `@media (${width.replaceAll(' <= width < ', ' <= width) and (width < ')}) {
  [data-off-on~='${group}'] { position: relative; outline: 2px dashed currentcolor; outline-offset: -2px; }
  [data-off-on~='${group}'] > * { opacity: .3; }
  [data-off-on~='${group}']::after {
    content: 'Hidden on ${words}'; position: absolute; inset: 0 auto auto 0; z-index: 1; width: auto; height: auto;
    padding: 2px 10px; background: #22303a; color: #fff; font: 14px/1.6 system-ui, sans-serif; text-align: start;
  }
}`,
  )
  .join('\n')}
.canvas-section { min-height: 1px; }
.canvas-section > .blocks > :first-child:not([data-bleed]) { margin-block-start: var(--stack); }
.canvas-section > .blocks > :last-child:not([data-bleed]) { margin-block-end: var(--stack); }
.blocks:empty::after { content: 'Nothing here yet. Drag something in, or press Insert.'; }
`;
