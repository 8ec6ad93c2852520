-- statement by statement
-- An order tells what of its credits was retired since: by batch, among however many its buyer ever retired.
drop index concurrently if exists retirements_buyer_batch;
create index concurrently retirements_buyer_batch on retirements (buyer_id, batch_id);
