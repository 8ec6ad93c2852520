-- The reference of a transfer is free text and may name somebody; the public log names a payout by its id.
alter table payouts add column id uuid not null unique default gen_random_uuid();
alter table payouts alter column id drop default;
