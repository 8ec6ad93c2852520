-- What a member of an organisation is told in the page: once for each fact, in the words it was shown in. No keys to people
-- and organisations: a sale must not wait for whoever changes one of them, and a sweep takes away what is nobody's.
create table notices (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in
    ('approvals', 'orders', 'deliveries', 'retirements', 'analyses', 'quotes', 'deadlines', 'selling', 'members')),
  -- The fact. Whoever tells it again tells nothing new.
  key text not null,
  title text not null,
  words text not null,
  href text not null check (href ~ '^/([^/]|$)'),
  -- Whom the words name, so that they go with that person.
  by_id uuid,
  about_id uuid,
  made_at timestamptz not null,
  read_at timestamptz,
  -- As its reader wanted it when it happened; never also where a mail of its own tells them.
  mail text not null check (mail in ('at_once', 'daily', 'never')),
  mailed_at timestamptz,
  unique (person_id, organisation_id, key)
);
create index notices_newest on notices (person_id, organisation_id, made_at desc, id desc);
create index notices_unread on notices (person_id, organisation_id) where read_at is null;
create index notices_for_the_day on notices (person_id) where mail = 'daily' and mailed_at is null;
create index notices_made on notices (made_at);

-- How somebody wants to be mailed about each kind, where they chose; for all their organisations.
create table notice_preferences (
  person_id uuid not null,
  kind text not null,
  mail text not null check (mail in ('at_once', 'daily', 'never')),
  primary key (person_id, kind)
);
