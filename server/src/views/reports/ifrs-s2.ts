import { writeDay } from '@ledgerleaf/contract/days'
import type { ReportSection } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { credits, text } from './cells.ts'
import { backedHoldings } from './planned-credits.ts'
import { projectColumns, projectRows } from './project-rows.ts'
import type { ReportData } from './report-data.ts'
import { creditsOf, figures, groupBy, row, section } from './section.ts'
import { sources } from './sources.ts'
import { standing } from './standing-rows.ts'
import type { Template } from './template.ts'
import { effectText, isGrown } from './words.ts'

type Facts = { registry: string; category: string | null; mechanism: string | null; quantity: number }
type Piles = { retired: readonly Retirement[]; held: readonly Facts[]; promised: readonly Facts[] }

const columns = (first: string) => [first, figures('Counted'), figures('Held'), figures('Bought forward')]

/** One line for each name that any of the three piles has. */
const linesBy = ({ retired, held, promised }: Piles, nameOf: (facts: Facts) => string) => {
  const names = groupBy<Facts>([...retired, ...held, ...promised], nameOf).map(([name]) => name)
  const of = <T extends Facts>(pile: readonly T[], name: string) => pile.filter((one) => nameOf(one) === name)
  const lines = names.map((name) =>
    row(
      [
        text(name),
        credits(creditsOf(of(retired, name))),
        credits(creditsOf(of(held, name))),
        credits(creditsOf(of(promised, name))),
      ],
      of(retired, name),
    ),
  )
  const sum = row(
    [text('Total'), credits(creditsOf(retired)), credits(creditsOf(held)), credits(creditsOf(promised))],
    retired,
    'total',
  )
  return lines.length > 1 ? [...lines, sum] : lines
}

const natureText = ({ category, mechanism }: Facts) => {
  const nature = category === null ? 'Type not stated' : isGrown(category) ? 'Nature-based' : 'Technological'
  return `${nature}, ${effectText(mechanism).toLowerCase()}`
}

const write: Template['write'] = (data: ReportData, chosen): ReportSection[] => {
  const piles = { retired: standing(chosen, 'counted'), held: backedHoldings(data), promised: data.promised }
  const empty = 'No credits were retired in the period, and none are held or bought forward.'
  return [
    section('Reliance', '(i) How far the net target relies on credits', {
      paragraphs: [
        `The ledger knows the credits, not the target. Say how far, and how, reaching the target relies on them. Counted: retired in the period, here and at the registry. Held and bought forward: on ${writeDay(data.now.toISOString().slice(0, 10))}. A gross target stands beside a net one, and credits are told apart from it.`,
      ],
      columns: columns('Credits (tCO2e)'),
      rows: linesBy(piles, () => 'All'),
      empty,
      source: sources.ifrsS2,
    }),
    section('Schemes', '(ii) Third-party schemes that verify or certify them', {
      columns: columns('Scheme'),
      rows: linesBy(piles, ({ registry }) => registry),
      empty,
      source: sources.ifrsS2,
    }),
    section('Types', '(iii) Type of credit', {
      columns: columns('Type'),
      rows: linesBy(piles, natureText),
      empty,
      notes: [
        'Forests and coasts are told as nature-based; biochar, direct air capture and enhanced rock weathering as technological. That is our reading.',
      ],
      source: sources.ifrsS2,
    }),
    section('Integrity', '(iv) What else bears on their credibility and integrity', {
      paragraphs: [
        'Of what was retired in the period. Durability is what the seller states; the score is our screening on the day of retirement, and no rating.',
      ],
      columns: projectColumns,
      rows: projectRows(data, chosen),
      empty: 'Nothing was retired in this period.',
      source: sources.ifrsS2,
    }),
  ]
}

/** Planned use of credits towards a net target. */
export const ifrsS2: Template = {
  version: 'ifrs-s2-36e/2023-06+2026-11.2',
  retirements: 'retired',
  dateRules: [
    { of: 'Credits retired', by: 'the day they were retired on in this ledger (UTC)' },
    { of: 'Credits held and bought forward', by: 'the day this report was made on' },
  ],
  write,
}
