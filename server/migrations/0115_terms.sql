-- Every text that was ever in force here, word by word: what somebody agreed to must stay readable when the files have changed.
create table terms_texts (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  document text not null check (document in ('buyers', 'sellers', 'forward')),
  version integer not null check (version > 0),
  -- Of the file it was made from: an older program does not take back what a newer one has published.
  revision integer not null check (revision > 0),
  title text not null,
  text text not null,
  in_force_since timestamptz not null,
  unique (document, version)
);
create trigger terms_texts_append_only before update or delete on terms_texts
  for each row execute function ledger_refuse_change();

-- What sellers accepted. What a buyer accepted stands on the order.
create table terms_acceptances (
  person_id uuid not null,
  fingerprint text not null references terms_texts (fingerprint),
  accepted_at timestamptz not null,
  place text not null check (place in ('sign_up', 'publish', 'payout_account')),
  -- False where the page said so beside the button, and the call named no version.
  is_named boolean not null,
  primary key (person_id, fingerprint)
);
create index terms_acceptances_fingerprint on terms_acceptances (fingerprint);

-- Who was told of a version by mail, so that the command can be repeated.
create table terms_notices (
  person_id uuid not null,
  fingerprint text not null references terms_texts (fingerprint),
  told_at timestamptz not null,
  primary key (person_id, fingerprint)
);
create index terms_notices_fingerprint on terms_notices (fingerprint);

-- Null: the order was placed before terms were recorded.
alter table orders
  add column buyer_terms text references terms_texts (fingerprint),
  add column forward_terms text references terms_texts (fingerprint),
  add column are_terms_named boolean not null default false,
  add check (buyer_terms is not null or (forward_terms is null and not are_terms_named));
-- Later runs are bought under what was accepted when the subscription was started.
alter table subscriptions add column buyer_terms text references terms_texts (fingerprint);
