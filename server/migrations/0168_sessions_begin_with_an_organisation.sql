-- A session acts for the organisation it began with until it switches itself: what another session of the same person chooses
-- later is where the next one begins. Written where every session is, whichever way somebody came in.
create function begin_session() returns trigger language plpgsql as $$
begin
  new.organisation_id := coalesce(new.organisation_id, (
    select organisation_id from memberships
    where person_id = new.user_id and (ends_on is null or ends_on >= (now() at time zone 'utc')::date)
    order by chosen_at desc nulls last, role = 'owner' desc, joined_at, organisation_id limit 1));
  return new;
end $$;
create trigger sessions_begin before insert on sessions for each row execute function begin_session();

update sessions set organisation_id = (
  select organisation_id from memberships
  where person_id = sessions.user_id and (ends_on is null or ends_on >= (now() at time zone 'utc')::date)
  order by chosen_at desc nulls last, role = 'owner' desc, joined_at, organisation_id limit 1)
where organisation_id is null;
