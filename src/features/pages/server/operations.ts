import { forbidden, conflict, needsApproval, notFound, unauthenticated } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { closeApproved } from './approval/request-operations.ts';
import { ownersFieldsIn, pagesContract } from '../contract.ts';
import { HOME_SLUG } from '../slugs.ts';
import { arrangePages } from './editing/arrange-pages.ts';
import { createPage } from './editing/create-page.ts';
import { findPageByFields } from './editing/field-queries.ts';
import { pageAddress } from './editing/page-address.ts';
import { findFormerPage, reachesVisitors } from './place-queries.ts';
import { presentPage, presentSummary } from './present.ts';
import { publishPage, unpublishPage } from './publishing/publish-page.ts';
import { deletePage, findPageById, findPageBySlug, listPages, listsEntries, menuEntries } from './queries.ts';
import { trashEntry } from './trash/trash-queries.ts';
import { saveDraft } from './editing/save-draft.ts';
import { showPictures } from './show-pictures.ts';
import { showSections } from './sections/show-sections.ts';
import { KeptPages } from './kept-pages.ts';
import { type MaybeKept, readKept } from './read-kept.ts';
import { checkLanguage, showInLanguage } from './translations/show-translation.ts';
import { listVersions, nameVersion } from './editing/version-queries.ts';
import { earlierVersion, ownersPage, type PageServices } from './services.ts';
import { nextPage } from '../../../lib/http/requests/paging.ts';
import { layoutWords } from './say.ts';
import { staffWords } from './staff-words.ts';

export function pageOperations(services: PageServices) {
  const pages = new KeptPages();
  const change = <B extends { accountId: string }>(
    request: SiteRequest & { by: B },
    id: string,
    work: (tx: Tx, by: string) => Promise<void>,
  ) =>
    request.db(async (tx) => {
      await work(tx, request.by.accountId);
      return ownersPage(services, tx, id);
    });

  return operations(pagesContract, {
    'GET /api/navigation': async (request, { query }) => {
      const subdomain = query.subdomain ?? request.site.subdomain;
      const known = await services.directory.get(request.site.id);
      const read = () => request.db((tx) => menuEntries(tx, subdomain));
      // Only existing subdomains are cached: a stranger may request any.
      return known && subdomain === request.site.subdomain
        ? known.remember(`navigation:${subdomain}`, read)
        : read();
    },

    'GET /api/pages': async (request, { query }) => {
      const owner = request.by?.owner ?? false;
      const rows = await request.db((tx) =>
        listPages(tx, owner ? 'draft' : 'published', { ...query, limit: query.limit + 1 }),
      );
      const shown = nextPage(request, '/api/pages', query, rows, ({ id }) => id);
      return shown.map((row) => presentSummary(row, owner));
    },

    'GET /api/page': async (request, { query }) => {
      const owner = request.by?.owner ?? false;
      const { version } = query;
      const drafted = query.draft || version !== undefined;
      if (drafted && !owner)
        throw request.by ? forbidden(staffWords().onlyOwnersCanSeeDrafts) : unauthenticated();
      const which = drafted ? 'draft' : 'published';
      const subdomain = query.subdomain ?? request.site.subdomain;

      // A draft is edited as it is stored; for viewing, its sections are expanded.
      const shown = query.shown ?? !drafted;
      const slug = query.slug ?? HOME_SLUG;
      const id = query._id;
      const known = drafted ? null : await services.directory.get(request.site.id);
      const isTranslated = known !== null && known.website.languages.length > 0;
      const fields = ownersFieldsIn(query);
      if (fields && !owner)
        throw request.by ? forbidden(staffWords().onlyOwnersUseFields) : unauthenticated();
      const row: MaybeKept | undefined = fields
        ? await request.dbOnce((tx) => findPageByFields(tx, which, { ...query, ...fields }))
        : id
          ? await request.dbOnce((tx) => findPageById(tx, id, which))
          : ((await request.dbOnce((tx): Promise<MaybeKept | undefined> =>
              known && shown
                ? readKept(tx, pages, { subdomain, slug, language: query.language })
                : findPageBySlug(tx, subdomain, slug, which),
            )) ?? (await request.db((tx) => findFormerPage(tx, subdomain, slug, which))));
      if (!row) throw notFound(layoutWords().pageNotFound);
      const whole = presentPage(row, owner, services.upgrades);
      if (query.language === undefined) row.together?.lay(() => whole);
      const isOpen =
        owner ||
        row.kind !== 'entry' ||
        (await request.dbOnce((tx) => services.entries.isForEverybody(tx, row.id)));
      const current = isOpen ? whole : { ...whole, blocks: [] };
      const stored =
        version === undefined
          ? current
          : {
              ...current,
              version,
              ...(await request.db((tx) => earlierVersion(services, tx, row.id, version))),
            };
      if (known) checkLanguage(known, query.language);
      const expanded = !shown
        ? stored
        : isTranslated
          ? await showInLanguage(
              {
                services,
                site: request.site,
                known,
                read: request.dbOnce,
                language: query.language,
                together: row.together,
              },
              stored,
            )
          : await showSections(services, request.dbOnce, stored);
      const page = await showPictures(
        request.dbOnce,
        expanded,
        shown ? 'view' : 'edit',
        known ? query.language : undefined,
      );
      const moved = !query._id && page.subdomain !== subdomain;
      return moved ? { ...page, movedTo: pageAddress(request.site, page) } : page;
    },

    'POST /api/page': async (request, { body }) =>
      request.db(async (tx) => {
        const id = await createPage(services, tx, body, request.by.accountId);
        return ownersPage(services, tx, id);
      }),

    'PUT /api/page/{id}': (request, { params, body }) =>
      change(request, params.id, (tx, by) =>
        saveDraft(services, tx, params.id, body, by, request.may('publish', 'write')),
      ),

    'PUT /api/pages': async (request, { body }) =>
      request.db(async (tx) => {
        await arrangePages(tx, body.pages, body.subdomain);
        const rows = await listPages(tx, 'draft', { subdomain: body.subdomain, limit: 500 });
        return rows.map((row) => presentSummary(row, true));
      }),

    'POST /api/page/{id}/publish': (request, { params, body }) =>
      change(request, params.id, async (tx, by) => {
        const at = body.at === undefined ? undefined : new Date(body.at);
        await publishPage(services, tx, params.id, { version: body.version, at }, new Date());
        await closeApproved(services, tx, params.id, by);
      }),

    'POST /api/page/{id}/unpublish': (request, { params, body }) =>
      change(request, params.id, (tx) => unpublishPage(services, tx, params.id, body.version)),

    'GET /api/page/{id}/versions': async (request, { params, query }) => {
      const rows = await request.db(async (tx) => {
        await ownersPage(services, tx, params.id);
        return listVersions(tx, params.id, query.limit);
      });
      return rows.map((row) => ({
        version: row.version,
        name: row.name,
        savedAt: row.saved_at.toISOString(),
        savedBy: row.email,
        published: row.version === row.published_version,
        label: row.label,
      }));
    },

    'PUT /api/page/{id}/versions/{version}': async (request, { params, body }) => {
      const named = await request.db((tx) => nameVersion(tx, params.id, params.version, body.label || null));
      if (!named) throw notFound(staffWords().versionGone);
      return undefined;
    },

    'POST /api/page/{id}/restore': (request, { params, body }) =>
      change(request, params.id, async (tx, by) => {
        const earlier = await earlierVersion(services, tx, params.id, body.version);
        await saveDraft(services, tx, params.id, { ...earlier, restored: true }, by);
      }),

    'DELETE /api/page/{id}': async (request, { params }) => {
      await request.db(async (tx) => {
        if (!request.may('publish', 'write') && (await reachesVisitors(tx, [params.id])))
          throw needsApproval();
        if (await trashEntry(tx, params.id)) return;
        if (await deletePage(tx, params.id)) return;
        const { kind } = await ownersPage(services, tx, params.id);
        if (kind === 'section') throw notFound(staffWords().isSection);
        if (await listsEntries(tx, params.id)) throw conflict(staffWords().listsEntries);
        throw conflict(staffWords().homeCantBeDeleted);
      });
      return undefined;
    },
  });
}
