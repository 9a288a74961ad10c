-- Names of taxes are another part of the shop that is translated.
alter table translations
  drop constraint translations_check11,
  add constraint translations_shop_check
    check ((kind = 'shop') = coalesce(part in ('delivery', 'payment', 'taxes'), false));
