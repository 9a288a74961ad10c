import { Anchor, Code, Kbd, List, Text, Title } from '@mantine/core';
import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';

// Articles write keyboard shortcuts as code.
const isKeys = (text: string) =>
  /^(Ctrl|Strg|Alt|Shift|Umschalt|Maj|Mayús|Esc|Échap|Enter|Eingabe|Entrée|Intro)\b|^.$/.test(text);

function Inline({ tokens = [] }: { tokens?: Token[] | undefined }): ReactNode {
  return tokens.map((token, index) => {
    const inner = <Inline tokens={'tokens' in token ? token.tokens : undefined} />;
    if (token.type === 'strong') return <strong key={index}>{inner}</strong>;
    if (token.type === 'em') return <em key={index}>{inner}</em>;
    if (token.type === 'link')
      return (
        <Anchor key={index} href={(token as Tokens.Link).href} inherit underline="always">
          {inner}
        </Anchor>
      );
    if (token.type === 'codespan') {
      const { text } = token as Tokens.Codespan;
      return isKeys(text) ? <Kbd key={index}>{text}</Kbd> : <Code key={index}>{text}</Code>;
    }
    return 'tokens' in token && token.tokens ? (
      <Inline key={index} tokens={token.tokens} />
    ) : (
      (token as Tokens.Text).text
    );
  });
}

/** Renders an article's Markdown: headings, paragraphs, lists, links, bold and code. */
export function Markdown({ text }: { text: string }) {
  return lexer(text).map((token, index) => {
    if (token.type === 'heading')
      return (
        <Title key={index} order={3} size="h5" mt="lg" mb={4}>
          <Inline tokens={token.tokens} />
        </Title>
      );
    if (token.type === 'list') {
      const { ordered, items } = token as Tokens.List;
      return (
        <List key={index} type={ordered ? 'ordered' : 'unordered'} size="sm" spacing={6} my="sm" withPadding>
          {items.map((item, place) => (
            <List.Item key={place}>
              <Inline tokens={item.tokens} />
            </List.Item>
          ))}
        </List>
      );
    }
    if (token.type === 'paragraph')
      return (
        <Text key={index} size="sm" my="sm">
          <Inline tokens={token.tokens} />
        </Text>
      );
    return null;
  });
}
