-- What was finished last, so that finishing the same again makes no other version of it. Null where that was not written down.
alter table activity_inventories add column finished_revision integer;
