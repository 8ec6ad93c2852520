-- Who may dispose of a credit (ruling 5): the seller says whether it was moved to the platform's account at the registry, or
-- stays in the seller's and is retired on instruction. Buyers read it beside the price.
alter table project_files add column credits_held text check (credits_held in ('custody', 'instruction'));
