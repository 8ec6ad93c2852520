import type { ReportSection } from '@ledgerleaf/contract/reports'
import { credits, text, tonnes } from './cells.ts'
import { projectColumns, projectRows } from './project-rows.ts'
import { creditsOf, figures, groupBy, row, section } from './section.ts'
import { sources } from './sources.ts'
import { standing, standingRows } from './standing-rows.ts'
import type { Template } from './template.ts'
import { footprintRows } from './vcmi.ts'
import { effectText } from './words.ts'

const write: Template['write'] = (data, chosen): ReportSection[] => {
  const counted = standing(chosen, 'counted')
  const effects = groupBy(counted, ({ mechanism }) => effectText(mechanism))
  return [
    section('Inventory', 'Emissions of the inventory', {
      paragraphs: ['Told beside the credits and never lessened by them. No net figure is given.'],
      columns: ['', figures('')],
      rows: [
        row([
          text('Emissions named (tCO2e), before any credit'),
          data.footprint === null ? text('Not stated') : tonnes(data.footprint.tonnes),
        ]),
        ...footprintRows(data),
      ],
      source: sources.ghgProtocol,
    }),
    section('Credits', 'Credits retired for the period, apart from the inventory', {
      columns: ['', figures('tCO2e')],
      rows: [
        ...standingRows(chosen).map(({ title, count, from, tone }) =>
          row([text(title), credits(count)], from, tone),
        ),
        ...effects.map(([effect, own]) =>
          row(
            [text(`Counted, from projects by effect: ${effect.toLowerCase()}`), credits(creditsOf(own))],
            own,
          ),
        ),
      ],
      source: sources.ghgProtocol,
    }),
    section('Projects', 'Credits by project and vintage', {
      columns: projectColumns,
      rows: projectRows(data, chosen),
      empty: 'Nothing was retired for this period.',
      notes: ['The registry is the external programme that certified the credits.'],
      source: sources.ghgProtocol,
    }),
  ]
}

/** Credits beside an inventory, never inside it. */
export const ghgProtocol: Template = {
  version: 'ghg-protocol-style/2026-11.2',
  retirements: 'named',
  dateRules: [
    {
      of: 'Retirements',
      by: 'the period they name, because the inventory is of that period; one that names none by the day it was made on (UTC)',
    },
  ],
  write,
}
