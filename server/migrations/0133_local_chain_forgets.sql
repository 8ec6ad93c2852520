-- Old states of the local chain are removed in rounds. A round begins at a block; whatever its state is made of, or was written
-- since, carries the number of the round, and the rest is removed.
alter table chain_local_nodes add column round integer not null default 0;

create table chain_local_rounds (
  only_one boolean primary key default true check (only_one),
  round integer not null,
  -- The block the round began at; null between two rounds.
  from_block bigint,
  -- Whether everything its state is made of carries its number.
  is_marked boolean not null,
  -- The first block whose state can be read.
  kept_from bigint not null,
  check (not is_marked or from_block is not null)
);
insert into chain_local_rounds (round, from_block, is_marked, kept_from) values (0, null, false, 0);
