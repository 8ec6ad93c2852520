import { countedCredits } from '@ledgerleaf/contract/offset-standing'
import type { ReportRow } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { credits, days, number, text } from './cells.ts'
import type { ReportData } from './report-data.ts'
import { creditsOf, figures, groupBy, row } from './section.ts'
import { effectText, typeText } from './words.ts'

export const projectColumns = [
  'Project',
  'Type and effect',
  'Vintage',
  figures('Durability in years'),
  figures('Score'),
  figures('Retired'),
  figures('Counted'),
]

/** What was retired, batch by batch, with what is known of the credits' quality on the day each was retired. */
export const projectRows = ({ projects }: ReportData, chosen: readonly Retirement[]): ReportRow[] =>
  groupBy(
    chosen,
    ({ projectName, vintageStartsOn, batchId }) => `${projectName} ${vintageStartsOn} ${batchId}`,
  ).flatMap(([, own]) => {
    const [first] = own
    if (!first) return []
    return row(
      [
        text([first.projectName, `${first.registry} ${first.registryProjectId ?? ''}`.trim()].join(', ')),
        text(`${typeText(first.category)}: ${effectText(first.mechanism).toLowerCase()}`),
        days(first.vintageStartsOn, first.vintageEndsOn),
        number(projects.get(first.projectId)?.durabilityYears ?? null),
        number(first.score),
        credits(creditsOf(own)),
        credits(countedCredits(own)),
      ],
      own,
    )
  })
