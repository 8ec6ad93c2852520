import type { ReportSection } from '@ledgerleaf/contract/reports'
import type { ReportData } from './report-data.ts'
import { groupBy, idsOf, number, registryCells, section, tonnesOf } from './section.ts'

export const ab1305Version = 'ab1305-buyer/2026-11.3'

const effects: Record<string, string> = {
  removal: 'Removal',
  reduction: 'Avoided or reduced emissions',
  mixed: 'Both',
}

/** California Health & Safety Code §44475.1: what a buyer publishes about each project. */
export const ab1305 = ({ retirements, verification }: ReportData): ReportSection[] => [
  section('Voluntary carbon offsets purchased or used (§44475.1)', {
    paragraphs: [
      'One line for each project: the seller and the registry, the registry’s project id and name, the type of project and whether it removes or avoids emissions, the location of the site, and the protocol. The last column has the registry’s ids of the retirements, or how much is pending there.',
    ],
    columns: [
      'Seller',
      'Registry',
      'Project id',
      'Project',
      'Type',
      'Effect',
      'Site',
      'Protocol',
      number('Tonnes'),
      'Retired at the registry',
    ],
    rows: groupBy(retirements, ({ projectId }) => projectId).flatMap(([, own]) => {
      const [first] = own
      if (!first) return []
      return {
        cells: [
          first.sellerName,
          first.registry,
          first.registryProjectId ?? 'Not stated',
          first.projectName,
          first.category ?? 'Not stated',
          effects[first.mechanism ?? ''] ?? 'Not stated',
          first.country ?? 'Not stated',
          first.methodology ?? 'Not stated',
          tonnesOf(own),
          registryCells(own),
        ],
        retirementIds: idsOf(own),
      }
    }),
  }),
  section('Independent third-party verification of company data and claims', {
    paragraphs: [
      verification ?? 'Not stated. Say whether there is any, and by whom, before you publish this.',
    ],
  }),
  section('If you claim to be neutral, net zero or the like (§44475.2)', {
    isUnverified: true,
    paragraphs: [
      'Publish beside this: how the claim was found to be accurate, how interim progress is measured, and whether a third party verified both. Renew it at least once a year.',
    ],
  }),
]
