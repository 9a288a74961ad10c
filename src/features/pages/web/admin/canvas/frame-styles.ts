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
.blocks:empty::after { content: 'Nothing here yet. Drag something in, or press Insert.'; }
`;
