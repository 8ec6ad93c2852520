-- A token is one token however its letters are written (S11): a buyer cannot tell ABC from abc by ear. Where both are here
-- already, the later one is called after its own number too.
update listings later set token_id = later.token_id || '-' || right(later.id::text, 6)
where exists (
  select from listings earlier
  where lower(earlier.token_id) = lower(later.token_id) and (earlier.opened_at, earlier.id) < (later.opened_at, later.id)
);
create unique index listings_token_in_any_case on listings (lower(token_id));
