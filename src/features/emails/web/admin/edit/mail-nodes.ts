import { Link } from '@mantine/tiptap';
import { type AnyExtension, InputRule, mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '../../../../../lib/links/safe-href.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { soleName } from '../../../mail-document.ts';
import type { Placeholder } from '../../../mail-kind.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';
import css from './edit.module.css';

const labelOf = (known: readonly Placeholder[], name: unknown): string =>
  known.find((one) => one.name === name)?.label ??
  messagesNow(emailsAdmin).unknownPlaceholder({ name: String(name) });

/** A placeholder; typed as `{{name}}` or chosen from the list. */
const placeholder = (known: readonly Placeholder[]) =>
  Node.create({
    name: 'placeholder',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ name: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'span[data-placeholder]',
        getAttrs: (element) => ({ name: element.getAttribute('data-placeholder') ?? '' }),
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => {
      const name = String(node.attrs['name']);
      const isKnown = known.some((one) => one.name === name);
      return [
        'span',
        mergeAttributes(HTMLAttributes, {
          'data-placeholder': name,
          class: css.chip,
          ...(isKnown ? {} : { 'data-unknown': '' }),
        }),
        labelOf(known, name),
      ];
    },
    renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
    addInputRules() {
      return [
        // Includes the braces, which the built-in rule for nodes keeps.
        new InputRule({
          find: /\{\{\s*([\w-]+)\s*\}\}$/,
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] ?? '' }));
          },
        }),
      ];
    },
  });

const button = Node.create({
  name: 'mailButton',
  group: 'block',
  content: '(text | placeholder)*',
  marks: '',
  defining: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'div[data-mail-button]',
      contentElement: 'span',
      getAttrs: (element) => ({ href: element.getAttribute('data-mail-button') ?? '' }),
    },
  ],
  renderHTML: ({ node }) => [
    'div',
    { 'data-mail-button': String(node.attrs['href']), class: css.buttonLine },
    ['span', { class: css.button }, 0],
  ],
  addKeyboardShortcuts() {
    return {
      // The cursor moves below the button instead of creating a second one.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .focus($from.after() + 1)
          .run();
      },
    };
  },
});

const rows = (known: readonly Placeholder[]) =>
  Node.create({
    name: 'mailRows',
    group: 'block',
    atom: true,
    addAttributes: () => ({ name: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'div[data-mail-rows]',
        getAttrs: (element) => ({ name: element.getAttribute('data-mail-rows') ?? '' }),
      },
    ],
    renderHTML: ({ node }) => [
      'div',
      { 'data-mail-rows': String(node.attrs['name']), class: css.rows },
      labelOf(known, node.attrs['name']),
    ],
  });

const when = (known: readonly Placeholder[]) =>
  Node.create({
    name: 'when',
    group: 'block',
    content: 'block+',
    defining: true,
    addAttributes: () => ({ name: { default: '' }, not: { default: false } }),
    parseHTML: () => [
      {
        tag: 'div[data-when]',
        getAttrs: (element) => ({
          name: element.getAttribute('data-when') ?? '',
          not: element.hasAttribute('data-not'),
        }),
      },
    ],
    renderHTML: ({ node }) => {
      const { name, not } = node.attrs;
      const words = messagesNow(emailsAdmin);
      return [
        'div',
        {
          'data-when': String(name),
          class: css.when,
          'data-says': (not ? words.onlyWithout : words.onlyWith)({ label: labelOf(known, name) }),
          ...(not ? { 'data-not': '' } : {}),
        },
        0,
      ];
    },
  });

const link = Link.configure({
  openOnClick: false,
  autolink: true,
  isAllowedUri: (uri) => soleName(uri) !== undefined || safeHref(uri) !== null,
});

const plain = { link: false, underline: false, strike: false, code: false, codeBlock: false } as const;

/** The extensions that an email may use (`mail-body.ts`). */
export const bodyExtensions = (known: readonly Placeholder[]): AnyExtension[] => [
  StarterKit.configure({
    ...plain,
    blockquote: false,
    orderedList: false,
    horizontalRule: false,
    // The screen has its own first heading.
    heading: { levels: [2] },
  }),
  // One library whose types are loaded twice: as CommonJS by Mantine, and as modules here.
  link as unknown as AnyExtension,
  placeholder(known),
  button,
  rows(known),
  when(known),
];

const oneLine = Node.create({
  name: 'doc',
  topNode: true,
  content: 'paragraph',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true, 'Mod-Enter': () => true }),
});

/** One line of text and placeholders. */
export const subjectExtensions = (known: readonly Placeholder[]): AnyExtension[] => [
  StarterKit.configure({
    ...plain,
    document: false,
    blockquote: false,
    bold: false,
    bulletList: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    trailingNode: false,
  }),
  oneLine,
  placeholder(known),
];
