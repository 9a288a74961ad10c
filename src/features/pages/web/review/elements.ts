type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'children' | 'attributes'>
> & { attributes?: Record<string, string> };

/** An element with children. Texts are text nodes, so nothing that somebody wrote becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attributes = {}, ...props }: Props<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, props);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export const button = (label: string, onclick: () => void, more: Props<'button'> = {}) =>
  element('button', { type: 'button', onclick, ...more }, label);
