import { type SQL, sql } from 'drizzle-orm'

/** What became of the retirement whose id this is, as RegistryRetirement of the contract; null where there is no task. */
export const registryRetirementOf = (retirementId: SQL): SQL => sql`(
  select json_build_object(
    'registry', task.registry, 'state', task.state,
    'since', to_char(task.pending_since at time zone 'utc', 'YYYY-MM-DD'),
    'reference', task.reference, 'link', task.link, 'retiredOn', task.retired_on,
    'confirmedBy', task.confirmed_by, 'fileAsOf', task.file_as_of, 'contradictedOn', task.contradicted_on,
    'actId', task.act_id
  )
  from registry_retirements task where task.retirement_id = ${retirementId}
)`

/** What is known against the retirement whose id this is, as Backing of the contract; null where nothing is. */
export const contradictionOf = (retirementId: SQL): SQL => sql`(
  select jsonb_build_object('state', 'contradicted', 'reason', 'retired_elsewhere', 'credits', task.quantity,
    'asOf', task.contradicted_on::text, 'url', null)
  from registry_retirements task where task.retirement_id = ${retirementId} and task.contradicted_on is not null
)`
