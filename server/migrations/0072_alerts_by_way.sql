-- Each way of telling an alert is told on its own: which were, and under which id, so that a repeat can be known as one.
alter table standing_alerts
  add column id uuid not null default gen_random_uuid(),
  add column is_reminder boolean not null default false,
  add column told_ways text[] not null default '{}';
update standing_alerts set told_ways = '{webhook,mail,outbox}' where told_at is not null;
