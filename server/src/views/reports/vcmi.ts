import { tellSource } from '@ledgerleaf/contract/named-footprint'
import { countedCredits } from '@ledgerleaf/contract/offset-standing'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { credits, link, none, share, text, tonnes } from './cells.ts'
import { projectColumns, projectRows } from './project-rows.ts'
import type { ReportData } from './report-data.ts'
import { figures, row, section } from './section.ts'
import { sources } from './sources.ts'
import { standing, standingRows } from './standing-rows.ts'
import type { Template } from './template.ts'

const tierOf = (percent: number): string => {
  if (percent >= 100) return 'Platinum (100 % or more of remaining emissions)'
  if (percent >= 60) return 'Gold (60 to 100 %)'
  if (percent >= 20) return 'Silver (20 to 60 %)'
  return 'None: below 20 %'
}

/** Where emissions come from: anyone who reads the file can ask for the analysis, and its owner open it. */
export const footprintRows = ({ footprint, period, publicUrl }: ReportData): ReportRow[] => {
  if (!footprint) return []
  const rows = [row([text('Where they come from'), text(tellSource(footprint))])]
  const { from } = footprint
  if (!from) return rows
  rows.push(
    row([text('The analysis'), link('Open the analysis', `${publicUrl}/analysis/${from.analysisId}`)]),
  )
  const isWithin = `${from.year}` >= period.from.slice(0, 4) && `${from.year}` <= period.to.slice(0, 4)
  if (!isWithin)
    rows.push(
      row(
        [text('To check'), text(`The emissions are of ${from.year}, which is not in the period`)],
        [],
        'attention',
      ),
    )
  return rows
}

/** A summary in the manner of the Claims Code. The claim itself needs its foundational criteria and assurance. */
const write: Template['write'] = (data, chosen): ReportSection[] => {
  const emissions = data.footprint?.tonnes ?? null
  const counted = countedCredits(chosen)
  const own = standing(chosen, 'counted')
  const percent = emissions ? (counted / emissions) * 100 : null
  return [
    section('Share', 'Credits retired against remaining emissions', {
      columns: ['', figures('')],
      rows: [
        ...standingRows(chosen).map(({ title, count, from, tone }) =>
          row([text(`${title} (tCO2e)`), credits(count)], from, tone === 'total' ? 'plain' : tone),
        ),
        row([
          text('Remaining emissions named (tCO2e)'),
          emissions === null ? text('Not stated') : tonnes(emissions),
        ]),
        ...footprintRows(data),
        row([text('Share counted'), emissions ? share(counted, emissions) : none], own, 'total'),
        row([
          text('Tier this share would reach'),
          text(percent === null ? 'Name the remaining emissions' : tierOf(percent)),
        ]),
      ],
      source: sources.vcmi,
    }),
    section('Not known', 'What the ledger cannot know', {
      paragraphs: [
        'A tier also needs the four foundational criteria (inventory, targets, progress, policy), credits that meet the quality threshold, and independent assurance.',
      ],
      source: sources.vcmi,
    }),
    section('Projects', 'Credits by project and vintage', {
      columns: projectColumns,
      rows: projectRows(data, chosen),
      empty: 'Nothing was retired for this period.',
    }),
  ]
}

export const vcmi: Template = {
  version: 'vcmi-style/2026-11.6',
  retirements: 'named',
  dateRules: [
    {
      of: 'Retirements',
      by: 'the period they name, because they are held against the emissions of that period; one that names none by the day it was made on (UTC)',
    },
  ],
  write,
}
