-- statement by statement
-- A project's page shows the newest sales and retirements of its batches: read from the end of an index that has them in order,
-- and not all of them for forty. Each takes the place of the index that knew the batch alone.
drop index concurrently if exists order_lines_batch_newest;
create index concurrently order_lines_batch_newest on order_lines (batch_id, id);
drop index concurrently if exists order_lines_batch;

drop index concurrently if exists retirements_batch_newest;
create index concurrently retirements_batch_newest on retirements (batch_id, id);
drop index concurrently if exists retirements_batch;
