create table support_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  -- Who was signed in when it was sent, if anyone was.
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index support_messages_by_time on support_messages (created_at);
