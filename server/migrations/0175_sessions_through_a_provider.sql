-- A session that was begun through an organisation's own provider acts for that organisation alone.
alter table sessions add column provider_organisation_id uuid references organisations (id) on delete cascade;
create index sessions_through_a_provider on sessions (provider_organisation_id) where provider_organisation_id is not null;
alter table half_sign_ins add column provider_organisation_id uuid references organisations (id) on delete cascade;

-- Members with an address of one of these domains act for the organisation only through its provider; owners do by any way.
alter table organisations add column provider_only text[] not null default '{}';

create or replace function begin_session() returns trigger language plpgsql as $$
begin
  new.organisation_id := coalesce(new.organisation_id, new.provider_organisation_id, (
    select membership.organisation_id from memberships membership
      join organisations organisation on organisation.id = membership.organisation_id
      join users person on person.id = membership.person_id
    where membership.person_id = new.user_id
      and (membership.ends_on is null or membership.ends_on >= (now() at time zone 'utc')::date)
      and (membership.role = 'owner' or not split_part(person.email, '@', -1) = any (organisation.provider_only))
    order by membership.chosen_at desc nulls last, membership.role = 'owner' desc, membership.joined_at,
      membership.organisation_id limit 1));
  return new;
end $$;
