import type { RetirementGroup } from '@ledgerleaf/contract/registry-retirements-api'
import { type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { writeCsv } from '../../platform/write-csv.ts'

const head = [
  'registry',
  'project_id',
  'project',
  'vintage_starts_on',
  'vintage_ends_on',
  'serials',
  'first_serial',
  'last_serial',
  'credits',
  'beneficiary',
  'on_behalf_of',
  'reason',
  'purpose',
  'pending_since',
  'due_on',
  'state',
  'registry_retirement_id',
  'certificate',
]

/** For whoever types it into the registry: one line for each range of serials, as the registry asks for them. */
export const writeQueue = (groups: readonly RetirementGroup[], publicUrl: string): string =>
  writeCsv([
    head,
    ...groups.flatMap(({ registry, registryProjectId, projectName, retirements }) =>
      retirements.flatMap((one) =>
        one.serials.map((span) => [
          registry,
          registryProjectId ?? '',
          projectName,
          one.vintageStartsOn,
          one.vintageEndsOn,
          writeSerials(span),
          String(span.first),
          String(span.last),
          String(span.last - span.first + 1),
          one.beneficiary,
          one.onBehalfOf ?? '',
          retirementReasons[one.reason as RetirementReason] ?? one.reason,
          one.purpose,
          one.since,
          one.dueOn,
          one.isOverdue ? 'overdue' : one.state,
          one.reference ?? '',
          `${publicUrl}/certificates/${one.id}`,
        ]),
      ),
    ),
  ])
