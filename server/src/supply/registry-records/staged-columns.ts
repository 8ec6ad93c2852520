import type { RecordKind } from '@ledgerleaf/contract/registry-records'
import type { ProjectRecord } from './read-project.ts'
import type { UnitRecord } from './read-unit.ts'

/** What is kept of a project, by column. */
export const projectColumns = {
  project_id: 'projectId',
  external_id: 'externalId',
  name: 'name',
  proponent: 'proponent',
  country: 'country',
  country_text: 'countryText',
  type: 'type',
  methodology: 'methodology',
  status: 'status',
  crediting_starts_on: 'creditingStartsOn',
  crediting_ends_on: 'creditingEndsOn',
  annual_estimate: 'annualEstimate',
  url: 'url',
} as const satisfies Record<string, keyof ProjectRecord>

/** What is kept of units, by column. */
export const unitColumns = {
  project_id: 'projectId',
  state: 'state',
  row_key: 'rowKey',
  space: 'space',
  prefix: 'prefix',
  first_serial: 'firstSerial',
  last_serial: 'lastSerial',
  quantity: 'quantity',
  kilograms: 'kilograms',
  vintage_starts_on: 'vintageStartsOn',
  vintage_ends_on: 'vintageEndsOn',
  happened_on: 'happenedOn',
  beneficiary: 'beneficiary',
  account_holder: 'accountHolder',
  reason: 'reason',
  details: 'details',
  external_id: 'externalId',
  url: 'url',
} as const satisfies Record<string, keyof UnitRecord>

/** Where the records of a file wait, and in which columns. */
export const stagedIn = (kind: RecordKind): { table: string; columns: string[] } =>
  kind === 'projects'
    ? { table: 'registry_staged_projects', columns: Object.keys(projectColumns) }
    : { table: 'registry_staged_units', columns: Object.keys(unitColumns) }
