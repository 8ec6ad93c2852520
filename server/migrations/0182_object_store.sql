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

-- Where a document is: in the store, or still here until it is moved.
-- short lock: a row for each document, whose bytes lie beside the table and are not read
alter table reports add column object text references stored_objects (name);
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index reports_object on reports (object) where object is not null;

-- short lock: a row for each document, whose bytes lie beside the table and are not read
alter table document_files
  add column object text references stored_objects (name),
  alter column bytes drop not null,
  add constraint document_files_somewhere check ((bytes is null) <> (object is null));
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index document_files_object on document_files (object) where object is not null;
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index document_files_here on document_files (document_id) where bytes is not null;

-- short lock: a row for each document, whose bytes lie beside the table and are not read
alter table seller_identity_documents
  add column object text references stored_objects (name),
  alter column bytes drop not null,
  add constraint seller_identity_documents_somewhere check ((bytes is null) <> (object is null));
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index seller_identity_documents_object on seller_identity_documents (object) where object is not null;
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index seller_identity_documents_here on seller_identity_documents (seller_id) where bytes is not null;

-- short lock: a row for each document, whose bytes lie beside the table and are not read
alter table photograph_images
  add column object text references stored_objects (name),
  add column byte_count integer,
  alter column webp drop not null,
  add constraint photograph_images_somewhere check ((webp is null) <> (object is null));
update photograph_images set byte_count = octet_length(webp);
-- short lock: a row for each document, whose bytes lie beside the table and are not read
alter table photograph_images alter column byte_count set not null;
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index photograph_images_object on photograph_images (object) where object is not null;
-- short lock: a row for each document, whose bytes lie beside the table and are not read
create index photograph_images_here on photograph_images (photograph_id) where webp is not null;
