import { readArticle } from './article.ts';

const files = import.meta.glob<string>('../../../../docs/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const articles = Object.entries(files).map(([path, source]) =>
  readArticle(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), source),
);
