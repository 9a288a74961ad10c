import { readArticles } from '../article.ts';

export const articles = readArticles(
  import.meta.glob<string>('../../../../../docs/help/fr/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
