-- What an organisation retires by itself on a day to come. It holds nothing until then.
create table scheduled_retirements (
  id uuid primary key,
  organisation_id uuid not null,
  scheduled_by uuid not null,
  due_on date not null,
  -- The wish as it was made: batches with shares and words, or whatever is held on that day up to so many tonnes.
  wish jsonb not null,
  tonnes bigint not null check (tonnes > 0),
  state text not null default 'waiting' check (state in ('waiting', 'unconfirmed', 'failed', 'done', 'withdrawn')),
  reason text,
  -- The certificate over what was retired.
  act_id uuid,
  scheduled_at timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  check ((state = 'done') = (act_id is not null))
);
create index scheduled_retirements_organisation on scheduled_retirements (organisation_id, due_on);
create index scheduled_retirements_due on scheduled_retirements (due_on) where state = 'waiting';
