-- Documents lie outside of the database (decision 0076). What is kept here of each is its name in the store and the key it
-- is sealed with: deleting the key is what erases it, wherever copies of the bytes may be.
create table store_keys (
  id uuid primary key,
  -- An organisation, or a visitor by the hash of their cookie.
  owner_id text not null,
  -- What an owner may have erased goes with a key of its own: the files of a project stay.
  used_for text not null check (used_for in ('reports', 'documents', 'photographs', 'identity')),
  -- Sealed with the secret of the installation.
  sealed text not null,
  -- New documents take this one; others came along with a visitor who opened an account.
  is_current boolean not null,
  made_at timestamptz not null default now()
);
create unique index store_keys_current on store_keys (owner_id, used_for) where is_current;
create index store_keys_owner on store_keys (owner_id);

-- Everything that was ever put into the store, from before its first byte until after its last. Whoever holds one refers to it.
create table stored_objects (
  name text primary key check (name ~ '^[0-9a-f]{64}$'),
  -- Null once the key was deleted: nobody can open it, and the bytes are swept.
  key_id uuid references store_keys (id) on delete set null,
  byte_count bigint not null check (byte_count >= 0),
  announced_at timestamptz not null default now()
);
create index stored_objects_key on stored_objects (key_id);
create index stored_objects_announced on stored_objects (announced_at);

-- Where a document is: in the store, or still here until it is moved. What was there before is not looked at here: that, and
-- the indexes, are made by the next file while others write.
alter table reports add column object text references stored_objects (name);

alter table document_files
  add column object text references stored_objects (name),
  alter column bytes drop not null,
  add constraint document_files_somewhere check ((bytes is null) <> (object is null)) not valid;

alter table seller_identity_documents
  add column object text references stored_objects (name),
  alter column bytes drop not null,
  add constraint seller_identity_documents_somewhere check ((bytes is null) <> (object is null)) not valid;

-- Of a picture that is still here the size is that of its bytes.
alter table photograph_images
  add column object text references stored_objects (name),
  add column byte_count integer,
  alter column webp drop not null,
  add constraint photograph_images_somewhere check ((webp is null) <> (object is null)) not valid,
  add constraint photograph_images_counted check (object is null or byte_count is not null) not valid;
