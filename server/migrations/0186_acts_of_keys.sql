-- statement by statement
-- What a key did lately is added up before it acts again.
drop index concurrently if exists acts_alone_key;
create index concurrently acts_alone_key on acts_alone (key_id, at) where key_id is not null;
