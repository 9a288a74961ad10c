/** In a shadow root, apart from the site's design, and readable on light and dark sections. */
export const style = `
:host { all: initial; position: absolute; top: 0; left: 0; z-index: 2147483000; color: #1c1c1e; font: 15px/1.5 system-ui, sans-serif; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; font: inherit; }
[hidden] { display: none !important; }
h2, h3 { margin: 0; font-weight: 600; outline-offset: 2px; }
h2 { font-size: 17px; }
h3 { font-size: 14px; }
p { margin: 0; }
small { color: #5c5c63; font-size: 13px; }
button { min-height: 40px; padding: 6px 14px; border: 1px solid #8a8a92; border-radius: 8px; background: #fff; color: inherit; cursor: pointer; }
button:hover { background: #f1f1f4; }
button[data-main] { border-color: #4a33d6; background: #4a33d6; color: #fff; }
button[data-main]:hover { background: #3a26b5; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid #4a33d6; outline-offset: 2px; }
.bar, .panel { z-index: 1; }
.bar { position: fixed; bottom: calc(16px + env(safe-area-inset-bottom)); inset-inline-end: 16px; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; max-width: calc(100vw - 32px); padding: 8px; border: 1px solid #fff; border-radius: 12px; background: #1c1c1e; color: #fff; box-shadow: 0 4px 20px rgb(0 0 0 / 35%); }
.bar button { border-color: #77777f; background: #2c2c30; color: #fff; }
.bar button:hover { background: #404046; }
.bar :focus-visible { outline-color: #fff; }
.bar p { padding: 0 6px; }
.target { position: absolute; min-height: 0; padding: 0; border: 0; border-radius: 4px; background: transparent; cursor: crosshair; }
.target:hover, .target:focus-visible { outline: 3px solid #4a33d6; outline-offset: -3px; background: rgb(74 51 214 / 12%); box-shadow: inset 0 0 0 5px #fff; }
.pin { position: absolute; display: grid; place-items: center; min-width: 32px; min-height: 32px; padding: 0 8px; border: 2px solid #fff; border-radius: 16px 16px 16px 2px; background: #4a33d6; color: #fff; font-weight: 600; font-size: 14px; box-shadow: 0 2px 8px rgb(0 0 0 / 40%); }
.pin::before { content: attr(data-count); }
.pin:hover { background: #3a26b5; }
.pin[data-resolved] { background: #5c5c63; }
.panel { position: fixed; inset-block: 16px; inset-inline-end: 16px; display: flex; flex-direction: column; gap: 14px; width: min(380px, calc(100vw - 32px)); padding: 16px; overflow-y: auto; overscroll-behavior: contain; border: 1px solid #c9c9cf; border-radius: 12px; background: #fff; box-shadow: 0 8px 32px rgb(0 0 0 / 35%); }
.head { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.head button { min-width: 40px; padding: 0; }
article { display: grid; gap: 10px; padding: 12px; border: 1px solid #d6d6db; border-radius: 8px; }
article button { justify-self: start; }
.place { min-height: 28px; max-width: 100%; padding: 0; overflow: hidden; border: 0; color: #4a33d6; text-align: start; text-overflow: ellipsis; white-space: nowrap; }
.place:hover { background: none; text-decoration: underline; }
ul { display: grid; gap: 10px; margin: 0; padding: 0; list-style: none; }
.who { font-weight: 600; overflow-wrap: anywhere; }
.words { overflow-wrap: anywhere; white-space: pre-wrap; }
.done { justify-self: start; padding: 0 8px; border-radius: 10px; background: #e3f4e8; color: #14532d; font-size: 13px; }
form { display: grid; gap: 10px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 600; }
input, textarea { width: 100%; min-height: 40px; padding: 8px 10px; border: 1px solid #8a8a92; border-radius: 8px; background: #fff; color: inherit; font-size: 16px; font-weight: 400; }
textarea { min-height: 96px; resize: vertical; }
[aria-invalid='true'] { border-color: #b3261e; }
.error { color: #b3261e; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.trap { position: absolute; width: 1px; min-height: 0; height: 1px; padding: 0; border: 0; opacity: 0; }
@media (max-width: 560px) {
  .panel { inset-block: auto 0; inset-inline: 0; width: 100vw; max-height: 78dvh; border-radius: 12px 12px 0 0; padding-bottom: calc(16px + env(safe-area-inset-bottom)); }
}
@media print { :host { display: none; } }
`;
