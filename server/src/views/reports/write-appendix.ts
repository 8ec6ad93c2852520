import { writeDays } from '@ledgerleaf/contract/days'
import type { ReportMade } from '@ledgerleaf/contract/report-made'
import type { ReportRow, ReportSection, ReportSource } from '@ledgerleaf/contract/reports'
import { code, credits, link, number, text } from './cells.ts'
import type { Period } from './choose-retirements.ts'
import { figures, row, section } from './section.ts'

const stateRows = ({ checkpoint }: ReportMade): ReportRow[] =>
  checkpoint === null
    ? [row([text('State of the ledger'), text('The log had not signed a state yet')])]
    : [
        row([text('Log'), code(checkpoint.origin)]),
        row([text('Entries in the log'), number(checkpoint.size)]),
        row([text('Root of the log'), code(checkpoint.root)]),
      ]

const writeInstant = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

const howMade = (made: ReportMade, { from, to }: Period): ReportSection =>
  section('How it was made', 'How this report was made', {
    paragraphs: [
      'From the ledger of this marketplace, by a fixed template. The signed state of its public log names the entries it rests on: whoever has that state can prove each of them.',
    ],
    columns: ['', ''],
    rows: [
      row([text('Period'), text(writeDays(from, to))]),
      ...made.dateRules.map(({ of, by }) => row([text(of), text(`By ${by}`)])),
      row([text('Template'), code(made.templateVersion)]),
      row([text('Made'), text(writeInstant(made.at))]),
      ...stateRows(made),
    ],
  })

const leftOut = ({ leftOut: omitted }: ReportMade): ReportSection =>
  section('Left out', 'What is left out, and why', {
    columns: ['What', 'Why', figures('Credits')],
    rows: omitted.map(({ what, why, credits: count, retirementIds }) => ({
      ...row([text(what), text(why), credits(count)]),
      retirementIds,
    })),
    empty: 'Nothing is left out.',
  })

const sourceSheet = (sections: readonly ReportSection[]): ReportSection => {
  const read = new Map<string, ReportSource>()
  for (const { source } of sections) if (source) read.set(source.rule, source)
  return section('Sources', 'Where the rules were read', {
    paragraphs: [
      'The reports follow these rules as we read them at these addresses. They are no legal advice, and the official text decides.',
    ],
    columns: ['Rule', 'What this report takes from it', 'Read at'],
    rows: [...read.values()].map(({ rule, says, url }) =>
      row([text(rule), text(says), link(new URL(url).host, url)]),
    ),
    empty: 'This report follows no rule but the ledger’s own.',
  })
}

export const writeAppendix = (
  made: ReportMade,
  period: Period,
  sections: readonly ReportSection[],
): ReportSection[] => [howMade(made, period), leftOut(made), sourceSheet(sections)]
