-- What only shows things reads as a role that may not write, and that sees no password, session or signing key. Roles
-- belong to the whole server: another database may have made this one, also at this moment. Where ours is not a role that
-- may make others, reading connections are kept from writing by their setting alone.
do $$
begin
  if not exists (select from pg_roles where rolname = 'ledgerleaf_reader') then
    create role ledgerleaf_reader nologin;
  end if;
exception
  when insufficient_privilege or duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'ledgerleaf_reader') then
    if not pg_has_role(current_user, 'ledgerleaf_reader', 'member') then
      grant ledgerleaf_reader to current_user;
    end if;
    grant usage on schema public to ledgerleaf_reader;
    grant select on all tables in schema public to ledgerleaf_reader;
    alter default privileges in schema public grant select on tables to ledgerleaf_reader;
    revoke select on accounts, sessions, verifications, jwks, log_keys, idempotency_keys from ledgerleaf_reader;
  end if;
exception
  when insufficient_privilege then null;
end
$$;
