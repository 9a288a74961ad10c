-- Lists of these aren't read page by page, so a site can have only so many. Whatever adds them, an import too, is counted.
-- tg_argv: how many, and which rows are counted.
create function refuse_beyond() returns trigger language plpgsql as $$
declare
  found_rows bigint;
begin
  execute format('select count(*) from (select from %I.%I where website_id = $1 and %s limit $2 + 1) as counted',
    tg_table_schema, tg_table_name, coalesce(tg_argv[1], 'true')) into found_rows using new.website_id, tg_argv[0]::bigint;
  if found_rows > tg_argv[0]::bigint then
    raise exception 'a site has at most % of %', tg_argv[0], tg_table_name using errcode = 'program_limit_exceeded';
  end if;
  return null;
end $$;

create trigger most_forms after insert on forms for each row execute function refuse_beyond('500');
create trigger most_collections after insert on collections for each row execute function refuse_beyond('500');
create trigger most_resources after insert on resources for each row execute function refuse_beyond('500');
create trigger most_tracks after insert on audio_tracks for each row execute function refuse_beyond('2000');
create trigger most_folders after insert on file_folders for each row execute function refuse_beyond('2000');
create trigger most_sections after insert on pages for each row when (new.kind = 'section')
  execute function refuse_beyond('500', 'kind = ''section''');
