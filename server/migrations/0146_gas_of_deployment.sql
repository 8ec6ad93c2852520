-- What it took to put the contract on the chain, which is part of what the chain costs. Read from the block that has it; null
-- where another deployed it, or until it was read.
alter table chain_mirrors
  add column deployment_gas bigint,
  add column deployment_gas_price_wei numeric,
  add column deployed_at timestamptz,
  add constraint chain_mirrors_deployment_whole check (num_nulls(deployment_gas, deployment_gas_price_wei, deployed_at) in (0, 3));
