import { storedTexts } from '../../../../../lib/translations/texts.ts';
import { subdomain } from '../../../../pages/contract.ts';
import { language } from '../../../../pages/translations-contract.ts';
import * as of from './columns.ts';
import { leaves } from './table-policy.ts';

/** After all that can be translated. */
export const translationTables = [
  leaves(
    'translations',
    {
      id: of.uuid,
      kind: of.oneOf(
        'page',
        'menu',
        'product',
        'service',
        'form',
        'collection',
        'email',
        'term',
        'content-type',
        'site',
        'shop',
        'file',
      ),
      page_id: of.maybe(of.uuid),
      subdomain: of.maybe(subdomain),
      product_id: of.maybe(of.uuid),
      service_id: of.maybe(of.uuid),
      form_id: of.maybe(of.uuid),
      collection_id: of.maybe(of.uuid),
      email_id: of.maybe(of.word),
      term_id: of.maybe(of.uuid),
      content_type_id: of.maybe(of.uuid),
      file_id: of.maybe(of.uuid),
      part: of.maybe(of.oneOf('announcement', 'footer', 'delivery', 'payment', 'taxes')),
      language,
      draft: storedTexts,
      published: of.maybe(storedTexts),
      updated_at: of.moment,
      published_at: of.maybe(of.moment),
    },
    {
      rule: (
        {
          kind,
          page_id: page,
          subdomain: of,
          product_id: product,
          service_id: service,
          form_id: form,
          collection_id: collection,
          email_id: email,
          term_id: term,
          content_type_id: type,
          file_id: file,
          part,
          published,
          published_at: at,
        },
        refuse,
      ) => {
        if ((kind === 'page') !== (page != null)) refuse('page_id', 'Only a page has this.');
        if ((kind === 'menu') !== (of != null)) refuse('subdomain', 'Only menus have this.');
        if ((kind === 'product') !== (product != null)) refuse('product_id', 'Only a product has this.');
        if ((kind === 'service') !== (service != null)) refuse('service_id', 'Only a service has this.');
        if ((kind === 'form') !== (form != null)) refuse('form_id', 'Only a form has this.');
        if ((kind === 'collection') !== (collection != null))
          refuse('collection_id', 'Only a collection has this.');
        if ((kind === 'term') !== (term != null))
          refuse('term_id', 'Only a category, tag or author has this.');
        if ((kind === 'content-type') !== (type != null))
          refuse('content_type_id', 'Only a content type has this.');
        if ((kind === 'file') !== (file != null)) refuse('file_id', 'Only an image has this.');
        if ((kind === 'site') !== (part === 'announcement' || part === 'footer'))
          refuse('part', 'Only the design has this part.');
        if ((kind === 'shop') !== (part === 'delivery' || part === 'payment' || part === 'taxes'))
          refuse('part', 'Only the shop has this part.');
        if ((kind === 'email') !== (email != null)) refuse('email_id', 'Only an email has this.');
        if ((published == null) !== (at == null))
          refuse('published_at', 'A published translation has a date.');
      },
    },
  ),
];
