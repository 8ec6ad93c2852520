-- A person who is erased takes their name along; nothing else of the history of an inventory ever changes.
create or replace function analysis_corrections_refuse_update() returns trigger language plpgsql as $$
begin
  if new.made_by not like '%@erased.invalid'
    or to_jsonb(new) - 'made_by' is distinct from to_jsonb(old) - 'made_by'
  then
    raise exception 'the history of an inventory is only added to';
  end if;
  return new;
end
$$;

-- Those who were erased before.
update analysis_corrections set made_by = 'erased@erased.invalid'
  where made_by <> 'visitor' and made_by not like '%@erased.invalid'
    and not exists (select from users where lower(users.email) = lower(made_by));
