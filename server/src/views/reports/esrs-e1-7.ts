import { writeDay } from '@ledgerleaf/contract/days'
import type { ReportSection } from '@ledgerleaf/contract/reports'
import { blank, credits, text } from './cells.ts'
import { cancelledFigures, type E17Figure } from './e1-7-figures.ts'
import { plannedCredits } from './planned-credits.ts'
import { creditsOf, figures, row, section } from './section.ts'
import { sources } from './sources.ts'
import { standingRows } from './standing-rows.ts'
import type { Template } from './template.ts'

const figureRow = ({ label, paragraph, datapoint, before, now, from, missing }: E17Figure) =>
  row(
    [text(label), text(paragraph), datapoint === null ? blank : text(datapoint), before, now],
    from,
    missing === null ? 'plain' : 'attention',
  )

const write: Template['write'] = (data, chosen, before): ReportSection[] => {
  const told = cancelledFigures(chosen, before)
  const { held, forward, total } = plannedCredits(data)
  const uncounted = standingRows(chosen).slice(2)
  return [
    section('Cancelled', 'Carbon credits cancelled in the reporting year', {
      paragraphs: [
        'Credits outside the own value chain. They are not netted against emissions or targets. A credit counts here once the registry shows it as retired and nothing speaks against it.',
      ],
      columns: ['', 'Paragraph', 'Datapoint', figures('Year before'), figures('Reporting year')],
      rows: told.map(figureRow),
      notes: [
        'Shares are percentages of volume, to one decimal.',
        'Credits of forests and coasts are told as biogenic sinks; biochar, direct air capture and enhanced rock weathering as technological ones. That is our reading.',
        'Whether a registry’s programme is a recognised quality standard in the sense of the regulation is for the company to judge.',
        ...told.flatMap(({ label, missing }) => (missing ? [`${label}: ${missing}`] : [])),
      ],
      source: sources.esrsShares,
    }),
    section('Not counted', 'Retired in the year and not counted above', {
      columns: ['', figures('tCO2eq')],
      rows: uncounted.map(({ title, count, from, tone }) => row([text(title), credits(count)], from, tone)),
      empty: 'Everything that was retired in the year is counted above.',
      source: sources.esrsCancelled,
    }),
    section('Planned', 'Carbon credits that can be cancelled in the future', {
      paragraphs: [
        `Under existing contracts on ${writeDay(data.now.toISOString().slice(0, 10))}: credits that are held, stand at their registry and are not retired, and credits bought forward that are still to be delivered. Whether and when they are cancelled is for the company to say.`,
      ],
      columns: ['', 'Paragraph', 'Datapoint', figures('tCO2eq')],
      rows: [
        row([text('Held'), text('59(b)'), blank, credits(creditsOf(held))]),
        ...forward.map(([year, promised]) =>
          row([
            text(`Bought forward, to be delivered in ${year}`),
            text('59(b)'),
            blank,
            credits(creditsOf(promised)),
          ]),
        ),
        row([text('Total'), text('59(b)'), text('E1-7_11'), credits(total)], [], 'total'),
      ],
      source: sources.esrsPlanned,
    }),
  ]
}

export const esrsE17: Template = {
  version: 'esrs-e1-7/2023-2772+2026-11.6',
  retirements: 'retired',
  dateRules: [{ of: 'Credits cancelled', by: 'the day they were retired on in this ledger (UTC)' }],
  write,
}
