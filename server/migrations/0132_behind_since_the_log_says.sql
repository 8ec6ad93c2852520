-- Since when the chain is behind is when the log signed the first entry that is missing there: no note of the mirror's own,
-- which had none before its first look.
alter table chain_mirrors drop column behind_since;
