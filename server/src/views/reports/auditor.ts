import type { ReportSection } from '@ledgerleaf/contract/reports'
import { writeSerials } from '@ledgerleaf/contract/serials'
import type { ReportData } from './report-data.ts'
import { idsOf, number, registryCell, section, tonnesOf } from './section.ts'

export const auditorVersion = 'auditor/2026-11.3'

/** Every retirement of the period by its serials, with the address where it can be verified. */
export const auditor = ({ retirements, publicUrl }: ReportData): ReportSection[] => [
  section('Retirements in the period', {
    paragraphs: [
      'Each line is one entry of an append-only ledger and one leaf of its public log. The certificate at the address verifies itself in the reader’s browser; the proof file verifies with this server switched off.',
      'In this ledger a retirement is final at once. The registry is told afterwards: the column “At the registry” has the id it gave and the day, or says since when it is pending. Each such step is a leaf of the log too, shown on the certificate.',
    ],
    columns: [
      'Retired on',
      'Beneficiary',
      'Purpose',
      'Project',
      'Registry',
      'Vintage',
      'Serials',
      number('Tonnes'),
      'At the registry',
      'Certificate',
    ],
    rows: [
      ...retirements.map((one) => ({
        cells: [
          one.retiredAt.slice(0, 10),
          one.onBehalfOf ? `${one.beneficiary}, on behalf of ${one.onBehalfOf}` : one.beneficiary,
          one.purpose,
          one.projectName,
          `${one.registry} ${one.registryProjectId ?? ''}`.trim(),
          `${one.vintageStartsOn} to ${one.vintageEndsOn}`,
          one.serials.map(writeSerials).join('; '),
          one.quantity,
          registryCell(one),
          `${publicUrl}/certificates/${one.id}`,
        ],
        retirementIds: [one.id],
      })),
      {
        cells: ['Total', '', '', '', '', '', '', tonnesOf(retirements), '', ''],
        retirementIds: idsOf(retirements),
      },
    ],
  }),
]
