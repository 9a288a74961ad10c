import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, refuse } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { stockContract, type StockProvider, type StockSettings } from '../../stock-contract.ts';
import { changeFile, findFile } from '../library/queries.ts';
import { presentFile } from '../library/present.ts';
import { fetchPicture } from '../preparing/fetch-picture.ts';
import type { FileServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';
import { findProvider, findSettings, removeProvider, saveProvider } from './provider-queries.ts';
import { type FoundPhoto, lineOf, type Provider, StockError } from './provider.ts';
import type { StockPhotos } from './stock-photos.ts';

const names: Record<Provider['kind'], string> = { openverse: 'Openverse', pexels: 'Pexels' };
/** Characters of a description in a file’s name. */
const MOST_IN_NAME = 80;

const settingsOf = async (tx: Tx): Promise<StockSettings> => {
  const row = await findSettings(tx);
  return row ? { provider: row.kind, keyEnding: row.ending } : { provider: 'none', keyEnding: null };
};

async function save(tx: Tx, provider: StockProvider, key: string | undefined): Promise<StockSettings> {
  if (provider === 'none') await removeProvider(tx);
  else if (provider === 'openverse') await saveProvider(tx, { kind: provider, key: '' });
  else if (key !== undefined) await saveProvider(tx, { kind: provider, key });
  else if ((await findSettings(tx))?.kind !== provider) {
    const sentence = staffWords().enterStockKey;
    throw invalid(sentence, { key: sentence });
  }
  return settingsOf(tx);
}

const withoutOriginal = ({ id, description, author, page, thumbnail, width, height }: FoundPhoto) => ({
  id,
  description,
  author,
  page,
  thumbnail,
  width,
  height,
});

/** Says nothing that the provider replied. */
function sentenceOf({ problem }: StockError, { kind }: Provider): string {
  const words = staffWords();
  const name = names[kind];
  switch (problem) {
    case 'key':
      return kind === 'pexels' ? words.stockKeyRefused({ name }) : words.stockDown({ name });
    case 'too-often':
      return words.stockTooOften({ name });
    case 'gone':
      return words.stockPhotoGone({ name });
    default:
      return words.stockDown({ name });
  }
}

/** Runs something with the provider of the site. @throws `409` if it has none, or the provider fails */
async function withProvider<Result>(
  { db }: SiteRequest,
  work: (provider: Provider) => Promise<Result>,
): Promise<Result> {
  const provider = await db(findProvider);
  if (!provider) throw conflict(staffWords().stockOff);
  try {
    return await work(provider);
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    throw refuse('stock-photos-failed', sentenceOf(error, provider));
  }
}

export function stockOperations(services: FileServices, stock: StockPhotos) {
  return operations(stockContract, {
    'GET /api/stock-photos/provider': ({ db }) => db(settingsOf),

    'PUT /api/stock-photos/provider': ({ db }, { body: { provider, key } }) =>
      db((tx) => save(tx, provider, key)),

    'GET /api/stock-photos': async ({ db }) => ({ provider: (await db(settingsOf)).provider }),

    'GET /api/stock-photos/search': (request, { query: { q, page } }) =>
      withProvider(request, async (provider) => {
        const { photos, hasMore } = await stock.search(request.site.id, provider, q, page);
        return { photos: photos.map(withoutOriginal), hasMore };
      }),

    'POST /api/stock-photos': (request, { body: { id, folder } }) =>
      withProvider(request, async (provider) => {
        const { original, description, author } = await stock.find(request.site.id, provider, id);
        const said = [lineOf(description, MOST_IN_NAME), author].map((part) => part.replace(/[\\/]/g, ' '));
        const name = [...said, names[provider.kind]].filter(Boolean).join(' – ');
        const to = { folder, by: request.by.accountId, name };
        const file = await fetchPicture(services, request.site.id, original, to, stock.allowed);
        if (!description || file.alt) return file;
        return request.db(async (tx) => {
          await changeFile(tx, file._id, { alt: description }, undefined);
          const row = await findFile(tx, file._id);
          return row ? { ...presentFile(row), known: file.known } : file;
        });
      }),
  });
}
