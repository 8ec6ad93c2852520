import { tellSource } from '@ledgerleaf/contract/named-footprint'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import type { ReportData } from './report-data.ts'
import { groupBy, idsOf, number, registryCells, section, share, tonnesOf } from './section.ts'

export const vcmiVersion = 'vcmi-style/2026-11.4'

const tierOf = (percent: number): string => {
  if (percent >= 100) return 'Platinum (100 % or more of remaining emissions)'
  if (percent >= 60) return 'Gold (60 to 100 %)'
  if (percent >= 20) return 'Silver (20 to 60 %)'
  return 'None: below 20 %'
}

/** Where the remaining emissions come from: anyone who reads the file can ask for the analysis, and its owner open it. */
const sourceRows = ({ footprint, period, publicUrl }: ReportData): ReportRow[] => {
  if (!footprint) return []
  const rows = [['Where they come from', tellSource(footprint)]]
  const { from } = footprint
  if (from) rows.push(['Address of the analysis', `${publicUrl}/analysis/${from.analysisId}`])
  const isWithin =
    from && `${from.year}` >= period.from.slice(0, 4) && `${from.year}` <= period.to.slice(0, 4)
  if (from && !isWithin)
    rows.push(['To check', `The emissions are of ${from.year}, which is not in the period`])
  return rows.map((cells) => ({ cells, retirementIds: [] }))
}

/** A summary in the manner of the Claims Code. The claim itself needs its foundational criteria and assurance. */
export const vcmi = (data: ReportData): ReportSection[] => {
  const { retirements } = data
  const footprintTonnes = data.footprint?.tonnes ?? null
  const total = tonnesOf(retirements)
  const percent = footprintTonnes ? (total / footprintTonnes) * 100 : null
  return [
    section('Credits retired against remaining emissions', {
      columns: ['', number('')],
      rows: [
        { cells: ['Credits retired (tCO2e)', total], retirementIds: idsOf(retirements) },
        { cells: ['Remaining emissions named (tCO2e)', footprintTonnes ?? 'Not stated'], retirementIds: [] },
        ...sourceRows(data),
        {
          cells: ['Share (%)', footprintTonnes ? share(total, footprintTonnes) : '–'],
          retirementIds: idsOf(retirements),
        },
        {
          cells: [
            'Tier this share would reach',
            percent === null ? 'Name the remaining emissions' : tierOf(percent),
          ],
          retirementIds: [],
        },
      ],
      isUnverified: true,
    }),
    section('What the ledger cannot know', {
      paragraphs: [
        'A tier also needs the four foundational criteria (inventory, targets, progress, policy), credits that meet the quality threshold, and independent assurance.',
      ],
      isUnverified: true,
    }),
    section('Credits by project', {
      columns: [
        'Project',
        'Registry',
        'Vintage',
        number('Tonnes'),
        number('Score'),
        'Retired at the registry',
      ],
      rows: groupBy(retirements, ({ batchId }) => batchId).flatMap(([, own]) => {
        const [first] = own
        if (!first) return []
        const { projectName, registry, vintageStartsOn, score } = first
        const cells = [
          projectName,
          registry,
          vintageStartsOn.slice(0, 4),
          tonnesOf(own),
          score ?? '–',
          registryCells(own),
        ]
        return { cells, retirementIds: idsOf(own) }
      }),
    }),
  ]
}
