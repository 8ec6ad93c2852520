import { countedCredits } from '@ledgerleaf/contract/offset-standing'
import type { ReportSection } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { blank, credits, days, text } from './cells.ts'
import type { BoughtBatch } from './purchase-queries.ts'
import { creditsOf, figures, groupBy, leading, row, section } from './section.ts'
import { sources } from './sources.ts'
import type { Template } from './template.ts'
import { countryText, effectText, typeText } from './words.ts'

const purposeOf = ({ reason }: Retirement) =>
  reason === 'compliance' ? 'Compliance' : 'Voluntary offsetting'

type Named = Pick<BoughtBatch, 'projectName' | 'registryProjectId' | 'country'>
/** Name, number at the registry and country, in one cell as the answer asks for it. */
const identify = ({ projectName, registryProjectId, country }: Named) =>
  [projectName, registryProjectId, countryText(country)].filter(Boolean).join(', ')

const facts = (
  one: Named & Pick<BoughtBatch, 'registry' | 'category' | 'mechanism' | 'vintageStartsOn' | 'vintageEndsOn'>,
) => [
  text(typeText(one.category)),
  text(effectText(one.mechanism)),
  text(identify(one)),
  text(one.registry),
  days(one.vintageStartsOn, one.vintageEndsOn),
]
const heads = [
  'Project type',
  leading('state', 'Effect'),
  leading('what', 'Project identification'),
  leading('who', 'Verified to which standard'),
  'Vintage',
]

const write: Template['write'] = (data, chosen): ReportSection[] => {
  const { from, to } = data.period
  const bought = data.purchases.filter(({ purchasedOn }) => purchasedOn >= from && purchasedOn <= to)
  const purchased = groupBy(bought, ({ projectName, batchId }) => `${projectName} ${batchId}`).flatMap(
    ([, own]) => (own[0] ? row([...facts(own[0]), credits(creditsOf(own))]) : []),
  )
  const cancelled = groupBy(chosen, (one) => `${one.projectName} ${one.batchId} ${purposeOf(one)}`).flatMap(
    ([, own]) =>
      own[0]
        ? row(
            [
              ...facts(own[0]),
              text(purposeOf(own[0])),
              credits(creditsOf(own)),
              credits(countedCredits(own)),
            ],
            own,
          )
        : [],
  )
  const blanks = (count: number) => Array.from({ length: count }, () => blank)
  return [
    section('Purchased', 'Credits purchased in the reporting year', {
      paragraphs: ['All were purchased; none was originated by the company as far as this ledger knows.'],
      columns: [...heads, figures('Credits (tCO2e)')],
      rows:
        purchased.length === 0
          ? []
          : [...purchased, row([text('Total'), ...blanks(4), credits(creditsOf(bought))], [], 'total')],
      empty: 'Nothing was purchased in this period.',
      source: sources.cdp,
    }),
    section('Cancelled', 'Credits cancelled in the reporting year', {
      columns: [...heads, 'Purpose', figures('Retired here (tCO2e)'), figures('Cancelled (tCO2e)')],
      rows:
        cancelled.length === 0
          ? []
          : [
              ...cancelled,
              row(
                [text('Total'), ...blanks(5), credits(creditsOf(chosen)), credits(countedCredits(chosen))],
                chosen,
                'total',
              ),
            ],
      empty: 'Nothing was retired in this period.',
      notes: [
        'Cancelled means that the registry shows it as retired and nothing speaks against the credits. What is retired here and pending there is not cancelled yet.',
        'No risk-adjusted volume is given: the ledger holds no such figure.',
      ],
      source: sources.cdp,
    }),
  ]
}

/** What such a questionnaire asks about credits, in words of our own and without its numbers, which change. */
export const cdp: Template = {
  version: 'cdp-style/2026-11.2',
  retirements: 'retired',
  dateRules: [
    {
      of: 'Credits purchased',
      by: 'the day the order settled, and of what was bought forward the day it was delivered (UTC)',
    },
    { of: 'Credits cancelled', by: 'the day they were retired on in this ledger (UTC)' },
  ],
  write,
}
