-- Which serials lie where, a leaf of the public log for every entry, and the tree the leaves stand in.

-- What the leaf of an entry tells beside its postings, such as the registry a batch came from. Nobody's personal data.
alter table ledger_entries add column facts jsonb;

-- The exact serials a posting moved; money has none.
alter table ledger_postings add column serials int8multirange;
create index ledger_postings_asset on ledger_postings (asset, position) where asset <> 'usd';

create function ledger_count_serials(serials int8multirange) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum(upper(run) - lower(run)), 0)::bigint from unnest(serials) run
$$;

-- Where each serial is now: a projection of the postings, as the balances are. Both ends are included.
create table credit_ranges (
  account text not null,
  asset text not null,
  first_serial bigint not null check (first_serial > 0),
  last_serial bigint not null,
  primary key (account, asset, first_serial),
  constraint credit_ranges_ends check (first_serial <= last_serial),
  -- By the hash of the asset: as a text the index would read ever more rows.
  constraint credit_ranges_never_overlap exclude using gist (
    hashtextextended(asset, 0) with =, int8range(first_serial, last_serial, '[]') with &&
  )
);

-- The log this database holds. Its origin stays what it was when the first server named it.
create table log_identity (
  only_one boolean primary key default true check (only_one),
  id uuid not null,
  origin text not null
);

-- Every key that ever signed for the log, so that what it signed can be checked later.
create table log_keys (
  verifier_key text primary key,
  added_at timestamptz not null
);

-- In the log a person's account is a commitment made with this salt. To delete the row is to forget the person.
create table log_salts (
  person text primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

-- Written with its entry in one transaction; the sequencer gives it its index once that has committed.
create table log_leaves (
  entry_id uuid primary key references ledger_entries (id),
  -- Given after the balances are locked: of two entries on one account the earlier has the lower position.
  position bigint generated always as identity,
  leaf_index bigint unique check (leaf_index >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 65535)
);
create index log_leaves_waiting on log_leaves (position) where leaf_index is null;

-- The hash of every complete subtree, from the leaves (level 0) upwards.
create table log_nodes (
  level smallint not null,
  node_index bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, node_index)
);

-- Every state of the log we put our name to.
create table log_checkpoints (
  size bigint primary key check (size > 0),
  root bytea not null check (octet_length(root) = 32),
  note text not null,
  signed_at timestamptz not null
);

create trigger log_leaves_sequenced_once before update on log_leaves for each row
  when (old.leaf_index is not null or old.entry_id <> new.entry_id or old.position <> new.position or old.bytes <> new.bytes)
  execute function ledger_refuse_change();
create trigger log_leaves_append_only before delete on log_leaves
  for each row execute function ledger_refuse_change();
create trigger log_leaves_no_truncate before truncate on log_leaves
  for each statement execute function ledger_refuse_change();
create trigger log_nodes_append_only before update or delete on log_nodes
  for each row execute function ledger_refuse_change();
create trigger log_nodes_no_truncate before truncate on log_nodes
  for each statement execute function ledger_refuse_change();
create trigger log_checkpoints_append_only before update or delete on log_checkpoints
  for each row execute function ledger_refuse_change();
create trigger log_checkpoints_no_truncate before truncate on log_checkpoints
  for each statement execute function ledger_refuse_change();

-- What was posted before this migration is posted once more, in its order, to learn which serials moved; then each
-- entry gets its leaf, in the words of server/src/ledger/leaf.ts. If a posting took what was not there, the migration
-- says so and changes nothing.
alter table ledger_entries disable trigger ledger_entries_append_only;
alter table ledger_postings disable trigger ledger_postings_append_only;

update ledger_entries entry set facts = jsonb_build_object(
  'project', batch.project_id, 'registry', batch.registry, 'serialPrefix', batch.serial_prefix,
  'vintageStartsOn', batch.vintage_starts_on, 'vintageEndsOn', batch.vintage_ends_on
) from batches batch where entry.key = 'issue:' || batch.id;

do $$
declare
  move record;
  pile record;
  missing bigint;
  cut bigint;
  moved int8multirange;
begin
  for move in select * from ledger_postings where asset <> 'usd' order by position loop
    moved := '{}';
    if move.from_account = 'world/credits/issued/' || move.asset then
      select batch.serial_start into cut from batches batch
        where batch.id::text = move.asset and batch.quantity = move.amount;
      if cut is null then
        select coalesce(max(last_serial), 0) + 1 into cut from credit_ranges where asset = move.asset;
      end if;
      moved := int8multirange(int8range(cut, cut + move.amount));
    else
      missing := move.amount;
      for pile in
        select * from credit_ranges where account = move.from_account and asset = move.asset order by first_serial
      loop
        exit when missing = 0;
        cut := least(missing, pile.last_serial - pile.first_serial + 1);
        delete from credit_ranges
          where account = pile.account and asset = pile.asset and first_serial = pile.first_serial;
        if pile.first_serial + cut <= pile.last_serial then
          insert into credit_ranges values (pile.account, pile.asset, pile.first_serial + cut, pile.last_serial);
        end if;
        moved := moved + int8multirange(int8range(pile.first_serial, pile.first_serial + cut));
        missing := missing - cut;
      end loop;
      if missing > 0 then
        raise exception 'posting % takes % credits of % which % did not hold',
          move.position, move.amount, move.asset, move.from_account;
      end if;
    end if;
    update ledger_postings set serials = moved where position = move.position;
    with held as (
      delete from credit_ranges where account = move.to_account and asset = move.asset
      returning int8range(first_serial, last_serial, '[]') as run
    ), joined as (
      select range_agg(all_of_it.run) as runs from (select run from held union all select unnest(moved)) all_of_it
    )
    insert into credit_ranges
    select move.to_account, move.asset, lower(one), upper(one) - 1 from joined, unnest(joined.runs) one;
  end loop;
end $$;

create function ledger_account_in_log(account text) returns text language sql volatile as $$
  insert into log_salts select substring(account from '[^/]+$'), uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    where account !~ '^(world/credits/issued/|credits/listed/|credits/held/|money/held/|credits/cancelled$)'
    on conflict do nothing;
  select coalesce(
    (select substring(account from '^.*/') || encode(sha256(
        convert_to(E'ledgerleaf/commitment/v1\n', 'UTF8') || salt.salt
          || convert_to('{"account":' || to_json(account)::text || '}', 'UTF8')), 'hex')
      from log_salts salt where salt.person = substring(account from '[^/]+$')
        and account !~ '^(world/credits/issued/|credits/listed/|credits/held/|money/held/|credits/cancelled$)'),
    account)
$$;

do $$
declare
  told_of record;
  told text;
begin
  for told_of in
    select entry.*, min(posting.position) as first from ledger_entries entry
    join ledger_postings posting on posting.entry_id = entry.id group by entry.id order by first
  loop
    select string_agg(
      '{"amount":' || amount || ',"asset":' || to_json(asset)::text
        || ',"from":' || to_json(ledger_account_in_log(from_account))::text
        || coalesce(',"serials":[' || (
          select string_agg('[' || lower(run) || ',' || upper(run) - 1 || ']', ',' order by run) from unnest(serials) run
        ) || ']', '')
        || ',"to":' || to_json(ledger_account_in_log(to_account))::text || '}', ',' order by position)
    into told from ledger_postings where entry_id = told_of.id;
    insert into log_leaves (entry_id, bytes) values (told_of.id, convert_to(
      '{"at":"' || to_char(told_of.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
        || coalesce(',"facts":{"project":' || to_json(told_of.facts ->> 'project')::text
          || ',"registry":' || to_json(told_of.facts ->> 'registry')::text
          || ',"serialPrefix":' || to_json(told_of.facts ->> 'serialPrefix')::text
          || ',"vintageEndsOn":' || to_json(told_of.facts ->> 'vintageEndsOn')::text
          || ',"vintageStartsOn":' || to_json(told_of.facts ->> 'vintageStartsOn')::text || '}', '')
        || ',"key":' || to_json(told_of.key)::text || ',"kind":' || to_json(told_of.kind)::text
        || ',"postings":[' || told || '],"version":1}', 'UTF8'));
  end loop;
end $$;

drop function ledger_account_in_log(text);
alter table ledger_entries enable trigger ledger_entries_append_only;
alter table ledger_postings enable trigger ledger_postings_append_only;

alter table ledger_postings add constraint ledger_postings_serials check (
  case when asset = 'usd' then serials is null else serials is not null and ledger_count_serials(serials) = amount end
);
