import type { RetiredLine } from '@ledgerleaf/contract/project-files'
import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import { writeCsv } from '../../platform/write-csv.ts'

export type Retirements = { projectName: string; publicUrl: string; retired: readonly RetiredLine[] }

export const certificateOf = (publicUrl: string, { id }: RetiredLine) => `${publicUrl}/certificates/${id}`

/** Who retired what of a project, as far as it is public, for the seller's own books. */
export const writeRetirementsCsv = ({ projectName, publicUrl, retired }: Retirements): string =>
  writeCsv([
    ['retired_at', 'project', 'vintage', 'tonnes', 'beneficiary', 'purpose', 'at_registry', 'certificate'],
    ...retired.map((line) => [
      line.at,
      projectName,
      String(line.vintage),
      String(line.quantity),
      line.beneficiary,
      line.purpose,
      nameRegistryRetirement(line.atRegistry),
      certificateOf(publicUrl, line),
    ]),
  ])
