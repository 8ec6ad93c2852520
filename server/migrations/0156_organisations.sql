-- A company buys and sells, not a person. Everybody has an organisation from the first moment; one that is theirs alone has
-- their own number, so whatever an account owned before belongs to it without a row being moved.
create table organisations (
  id uuid primary key,
  name text not null default '',
  legal_name text not null default '',
  register_number text not null default '',
  tax_number text not null default '',
  street text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default '',
  -- Whom mails about what it owns go to.
  contact_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  -- Since it was closed nobody belongs to it, and what others rest on stays without a name.
  closed_at timestamptz
);
create index organisations_contact on organisations (contact_id);

create table memberships (
  organisation_id uuid not null references organisations (id) on delete cascade,
  person_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'preparer', 'approver', 'finance', 'viewer', 'auditor')),
  -- The last day, by UTC.
  ends_on date,
  joined_at timestamptz not null default now(),
  -- When this person last chose to act for it: that is where they begin the next time.
  chosen_at timestamptz,
  primary key (organisation_id, person_id),
  check (role <> 'auditor' or ends_on is not null)
);
create index memberships_person on memberships (person_id);

create table subsidiaries (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null,
  register_number text not null default '',
  country text not null default '',
  created_at timestamptz not null default now()
);
create index subsidiaries_organisation on subsidiaries (organisation_id);

create table invitations (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  email text not null,
  role text not null,
  ends_on date,
  token_hash text not null unique,
  invited_by uuid not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended text check (ended in ('accepted', 'declined', 'withdrawn')),
  check ((ended_at is null) = (ended is null))
);
-- One invitation waits for one address.
create unique index invitations_open on invitations (organisation_id, email) where ended is null;
create index invitations_email on invitations (email) where ended is null;

create table organisation_events (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  person_id uuid not null references users (id),
  kind text not null,
  -- Whom it was done to: a person, or an address that was invited.
  about_id uuid references users (id),
  about_email text,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index organisation_events_organisation on organisation_events (organisation_id, at desc);

-- What an organisation does here. Being an operator is a person's.
create table organisation_sides (
  organisation_id uuid not null references organisations (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  granted_at timestamptz not null default now(),
  primary key (organisation_id, side)
);

insert into organisations (id, name, contact_id, created_at) select id, coalesce(company, ''), id, created_at from users;
insert into memberships (organisation_id, person_id, role, joined_at) select id, id, 'owner', created_at from users;
update organisations set closed_at = now()
  from users where users.id = organisations.id and users.email like '%@erased.invalid';
insert into organisation_sides (organisation_id, side, granted_at)
  select user_id, role, granted_at from roles where role in ('buyer', 'seller');
delete from roles where role <> 'operator';
alter table roles add constraint roles_person check (role = 'operator');
alter table users drop column company;

create function found_own_organisation() returns trigger language plpgsql as $$
begin
  insert into organisations (id, contact_id, created_at) values (new.id, new.id, new.created_at);
  insert into memberships (organisation_id, person_id, role, joined_at) values (new.id, new.id, 'owner', new.created_at);
  return new;
end $$;
create trigger users_found_own_organisation after insert on users for each row execute function found_own_organisation();

-- Whom a session acts for. Null, or an organisation one no longer belongs to: the one that was chosen last, or one's own.
alter table sessions add column organisation_id uuid references organisations (id) on delete set null;

-- What belongs to organisations points at them.
alter table seller_profiles drop constraint seller_profiles_user_id_fkey;
alter table seller_profiles rename column user_id to seller_id;
alter table seller_profiles add foreign key (seller_id) references organisations (id) on delete cascade;
alter table saved_searches drop constraint saved_searches_person_id_fkey,
  add foreign key (person_id) references organisations (id) on delete cascade;
alter table subscriptions drop constraint subscriptions_buyer_id_fkey,
  add foreign key (buyer_id) references organisations (id) on delete cascade;
alter table reports drop constraint reports_person_id_fkey,
  add foreign key (person_id) references organisations (id) on delete cascade;
alter table seller_details drop constraint seller_details_seller_id_fkey,
  add foreign key (seller_id) references organisations (id) on delete cascade;
alter table credit_freezes drop constraint credit_freezes_person_id_fkey,
  add foreign key (person_id) references organisations (id);
alter table wallets drop constraint wallets_person_id_fkey, add foreign key (person_id) references organisations (id);
alter table wallet_trail drop constraint wallet_trail_person_id_fkey,
  add foreign key (person_id) references organisations (id);
alter table wallet_challenges drop constraint wallet_challenges_person_id_fkey,
  add foreign key (person_id) references organisations (id);

-- Where open screens are told, and whose key of a call that may be repeated it is.
update orders set room = 'organisation:' || substr(room, 8) where room like 'person:%';
update idempotency_keys set holder = 'organisation:' || substr(holder, 8) where holder like 'person:%';

-- Whom to write to about what an organisation owns, and what it is called.
create view parties as
  select organisation.id, contact.email, contact.email_verified, contact.name,
    coalesce(nullif(organisation.name, ''), profile.company_name) as company
  from organisations organisation
  join users contact on contact.id = organisation.contact_id
  left join seller_profiles profile on profile.seller_id = organisation.id;
