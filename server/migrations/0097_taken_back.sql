-- A token is one token however it is spelled: ABC 1, ABC_1 and abc-1 are read alike. Where two are here already, the later
-- one is called after its own number too.
create function token_key(token text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(btrim(token), '[\s_-]+', '-', 'g'))
$$;
update listings later set token_id = later.token_id || '-' || right(later.id::text, 6)
where exists (
  select from listings earlier
  where token_key(earlier.token_id) = token_key(later.token_id)
    and (earlier.opened_at, earlier.id) < (later.opened_at, later.id)
);
drop index listings_token_in_any_case;
create unique index listings_token_in_any_spelling on listings (token_key(token_id));
