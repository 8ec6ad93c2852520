-- A sign-in whose password was right and whose second factor is still asked for. It is no session and opens nothing. One without
-- a person is a passkey's that has not said yet whose it is.
create table half_sign_ins (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  token_hash text not null unique,
  remember_me boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index half_sign_ins_user on half_sign_ins (user_id);

-- Operators need a second factor from now on: whoever is signed in without one signs in anew, and sets one up.
delete from sessions where user_id in (select user_id from roles where role = 'operator');
