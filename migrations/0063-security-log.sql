-- What happened to people's safety: sign-ins, refusals, rights, exports. It stands in a schema of its own, which no
-- backup holds and no restore replaces, and it only grows. Each entry holds a hash of itself and of the one before.
--
-- Where the database has a keeper (the embedded one has: see src/parts/embedded-postgres), the schema is handed to it,
-- and then the role that Inkwell works with may add entries and read them, and nothing else.
do $migration$
begin
  if to_regclass('watch.entry') is null then
    create schema watch;
    create table watch.entry (
      id integer primary key,
      at timestamptz not null default clock_timestamp(),
      kind text not null,
      -- Who did it, and to whom: by number alone, so that nobody's name stands in what is never changed.
      user_id integer,
      about_id integer,
      address text,
      device text,
      detail text,
      before text not null,
      hash text not null
    );

    -- Written as JSON, since nothing else tells where one value ends; src/app/check-log.server.ts computes it anew.
    create function watch.hash_of(e watch.entry) returns text language sql stable set search_path = pg_catalog as $$
      select encode(sha256(convert_to(json_build_array(
        e.before, e.id::text, (extract(epoch from e.at) * 1000000)::bigint::text, e.kind, e.user_id::text, e.about_id::text,
        e.address, e.device, e.detail
      )::text, 'UTF8')), 'hex')
    $$;

    -- Entries wait for one another, so that each knows the one before it, and numbers have no gap.
    create function watch.chain() returns trigger language plpgsql set search_path = pg_catalog as $$
    declare
      last watch.entry;
    begin
      perform pg_advisory_xact_lock(7465823191);
      select * into last from watch.entry order by id desc limit 1;
      new.id := coalesce(last.id, 0) + 1;
      new.at := clock_timestamp();
      new.before := coalesce(last.hash, '');
      new.hash := watch.hash_of(new);
      return new;
    end $$;
    create trigger chain before insert on watch.entry for each row execute function watch.chain();

    create function watch.refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'The security log only grows.';
    end $$;
    create trigger only_grows before update or delete or truncate on watch.entry
      for each statement execute function watch.refuse();
  end if;
  if to_regprocedure('keeper.take(text)') is not null then
    perform keeper.take('watch');
  end if;
end $migration$;
