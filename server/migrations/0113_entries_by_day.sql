-- The books are read by period. Entries come nearly in the order of their time, so a range of blocks is enough to find a
-- day, and writing an entry costs nothing more.
create index ledger_entries_posted on ledger_entries using brin (posted_at);
