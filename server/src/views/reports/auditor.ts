import { writeDay } from '@ledgerleaf/contract/days'
import { standingsOf, standingTitle } from '@ledgerleaf/contract/offset-standing'
import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import { type Retirement, retirementReasons } from '@ledgerleaf/contract/retirements'
import { countSerials } from '@ledgerleaf/contract/serials'
import { isLocal } from '../../platform/config.ts'
import { blank, credits, date, days, link, number, serials, text } from './cells.ts'
import { retiredOn } from './choose-retirements.ts'
import type { ReportData } from './report-data.ts'
import { figures, leading, row, section } from './section.ts'
import { standingRows } from './standing-rows.ts'
import type { Template } from './template.ts'

const nameOf = ({ beneficiary, onBehalfOf }: Retirement) =>
  onBehalfOf ? `${beneficiary}, on behalf of ${onBehalfOf}` : beneficiary

const purposeOf = ({ reason, purpose }: Retirement) => {
  const words = (retirementReasons as Record<string, string>)[reason]
  return words && words !== purpose ? `${words}: ${purpose}` : purpose
}

/** What names no period counts for the year it was made in, as on every page. */
const periodOf = ({ periodStartsOn, periodEndsOn, retiredAt }: Retirement) =>
  periodStartsOn && periodEndsOn
    ? days(periodStartsOn, periodEndsOn)
    : text(`${retiredAt.slice(0, 4)} (none named)`)

/** The registry's own id with its day, or how far it is there. */
const registryText = ({ atRegistry }: Retirement): string => {
  const name = nameRegistryRetirement(atRegistry)
  return atRegistry?.retiredOn ? `${name}, ${writeDay(atRegistry.retiredOn)}` : name
}

const standingText = (one: Retirement): string => {
  const parts = standingsOf(one)
  return parts.map(({ standing }) => standingTitle(standing)).join('; ')
}

const isDoubtful = (one: Retirement) => standingsOf(one).some(({ standing }) => standing !== 'counted')

const lines = (chosen: readonly Retirement[]): ReportRow[] =>
  chosen.map((one, at) =>
    row(
      [
        number(at + 1),
        date(retiredOn(one)),
        periodOf(one),
        text(nameOf(one)),
        text(purposeOf(one)),
        text([one.projectName, one.registryProjectId].filter(Boolean).join(', ')),
        days(one.vintageStartsOn, one.vintageEndsOn),
        credits(one.quantity),
        text(standingText(one)),
        text(registryText(one)),
      ],
      [one],
      isDoubtful(one) ? 'attention' : 'plain',
    ),
  )

const blocks = (chosen: readonly Retirement[], publicUrl: string): ReportRow[] =>
  chosen.flatMap((one, at) =>
    one.serials.map((span) =>
      row(
        [
          number(at + 1),
          text(one.registry),
          serials([span]),
          credits(countSerials([span])),
          link(one.id, `${publicUrl}/certificates/${one.id}`),
        ],
        [one],
      ),
    ),
  )

const sums = (chosen: readonly Retirement[]): ReportRow[] =>
  standingRows(chosen).map(({ title, count, from, tone }) =>
    row([blank, blank, blank, text(title), blank, blank, blank, credits(count), blank, blank], from, tone),
  )

const outside = (withdrawn: ReportData['withdrawn']): ReportRow[] =>
  withdrawn.flatMap((batch) =>
    batch.serials.map((span) =>
      row([
        text([batch.projectName, batch.registryProjectId].filter(Boolean).join(', ')),
        days(batch.vintageStartsOn, batch.vintageEndsOn),
        text(batch.registry),
        serials([span]),
        credits(countSerials([span])),
      ]),
    ),
  )

/** A ledger that nobody gave a public address is reached from its own machine: whoever gets the paper elsewhere is told. */
const tellWhere = (publicUrl: string): string =>
  isLocal(new URL(publicUrl))
    ? 'The certificate of a retirement opens by its id; this ledger has no public address yet, so its links open only where it runs.'
    : `The certificate of a retirement is at ${publicUrl}/certificates/ followed by its id.`

/** Every retirement made in the period by its serials, with the certificate that verifies it; and what left as tokens. */
const write: Template['write'] = ({ publicUrl, withdrawn }, chosen): ReportSection[] => [
  section('Retirements', 'Retirements made in the period', {
    paragraphs: [
      'Each line is one entry of an append-only ledger and one leaf of its public log. In this ledger a retirement is final at once. The registry is told afterwards; “At the registry” has the id it gave and the day, or says since when it is pending.',
    ],
    columns: [
      figures('No.'),
      'Retired on',
      'For the period',
      leading('who', 'Beneficiary'),
      'Purpose',
      leading('what', 'Project'),
      'Vintage',
      figures('Credits'),
      leading('state', 'Counts as an offset'),
      'At the registry',
    ],
    rows: chosen.length === 0 ? [] : [...lines(chosen), ...sums(chosen)],
    empty: 'Nothing was retired in this period.',
    notes: [
      'One credit is one tonne of CO2 equivalent. “None named” under “For the period” means that the retirement names no period: it counts for the year it was made in.',
    ],
  }),
  section('Serials', 'Serials and certificates', {
    paragraphs: [
      `${tellWhere(publicUrl)} It verifies itself in the reader’s browser; its proof file verifies without this ledger.`,
    ],
    columns: [
      figures('No.'),
      leading('who', 'Registry'),
      leading('what', 'Serials, both ends included'),
      figures('Credits'),
      'Certificate',
    ],
    rows: blocks(chosen, publicUrl),
    empty: 'Nothing was retired in this period.',
  }),
  section('Withdrawn', 'Withdrawn to wallets, and not back', {
    paragraphs: [
      'Credits that left as tokens on a chain and that nobody has brought back, whenever they left, as it stood when this was made. They are retired by nobody and have offset nothing; whose the tokens are by now, the chain alone can say.',
    ],
    columns: [
      leading('what', 'Project'),
      'Vintage',
      leading('who', 'Registry'),
      'Serials, both ends included',
      figures('Credits'),
    ],
    rows: outside(withdrawn),
    empty: 'No credits are withdrawn.',
  }),
]

export const auditor: Template = {
  version: 'auditor/2026-11.8',
  retirements: 'retired',
  dateRules: [
    { of: 'Retirements', by: 'the day they were made on in this ledger (UTC)' },
    { of: 'Withdrawn credits', by: 'the moment this was made' },
  ],
  write,
}
