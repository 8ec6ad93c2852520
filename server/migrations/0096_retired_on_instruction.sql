-- Credits that stay in the seller's account at the registry are retired there by the seller: when a buyer retires, the
-- seller is told to, and says the id. It counts once an operator has looked, or a file of the registry shows it.
alter table registry_retirements
  -- When the seller was told; null where the credits are in the platform's own account.
  add column instructed_at timestamptz,
  -- The day of the last reminder.
  add column reminded_on date,
  add column said_reference text,
  add column said_link text check (said_link ~ '^https://'),
  add column said_retired_on date,
  add column said_at timestamptz,
  add check (said_at is null or instructed_at is not null),
  add check ((said_at is null) = (said_reference is null)),
  add check ((said_at is null) = (said_retired_on is null)),
  add check (said_at is not null or said_link is null);
create index registry_retirements_instructed on registry_retirements (batch_id)
  where instructed_at is not null and state in ('pending', 'instructed');

-- What waits already is told to its sellers now.
update registry_retirements task set instructed_at = now()
from batches batch join approved_project_files file on file.project_id = batch.project_id
where batch.id = task.batch_id and task.state in ('pending', 'instructed') and file.credits_held = 'instruction';
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform graphile_worker.add_job('instruct-seller', payload := json_build_object('retirementId', retirement_id))
  from registry_retirements where instructed_at is not null;
end $$;
