-- Menus of restaurants and cafés are a kind of content type.
alter table content_types drop constraint content_types_kind_check;
alter table content_types add constraint content_types_kind_check
  check (kind in ('post', 'event', 'episode', 'project', 'recipe', 'dish', 'person', 'testimonial', 'job', 'place', 'faq', 'other'));
