import { countedCredits } from '@ledgerleaf/contract/offset-standing'
import { givenNote } from '@ledgerleaf/contract/report-made'
import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { blank, credits, text } from './cells.ts'
import type { BoughtBatch } from './purchase-queries.ts'
import type { ReportData } from './report-data.ts'
import { creditsOf, figures, groupBy, leading, row, section } from './section.ts'
import { sources } from './sources.ts'
import { standing } from './standing-rows.ts'
import type { Template } from './template.ts'
import { countryText, effectText, typeText } from './words.ts'

type Offset = { of: BoughtBatch; retirement: null } | { of: Retirement; retirement: Retirement }

/** The country, and where in it as far as the seller's file says. */
export const siteText = ({ projects }: ReportData, projectId: string, country: string | null): string => {
  const { siteLatitude: latitude, siteLongitude: longitude } = projects.get(projectId) ?? {}
  const name = countryText(country)
  return latitude == null || longitude == null
    ? name
    : `${name} (latitude ${latitude}, longitude ${longitude})`
}

const lineOf = (data: ReportData, offsets: readonly Offset[]): ReportRow[] => {
  const [first] = offsets
  if (!first) return []
  const { projectId, projectName, registry, registryProjectId, category, mechanism, country, methodology } =
    first.of
  const used = offsets.flatMap(({ retirement }) => retirement ?? [])
  const bought = offsets.flatMap((one) => (one.retirement ? [] : one.of))
  return [
    row(
      [
        text(projectName),
        text(registryProjectId),
        text(registry),
        text(data.projects.get(projectId)?.sellerName ?? null),
        text(typeText(category)),
        text(effectText(mechanism)),
        text(siteText(data, projectId, country)),
        text(methodology),
        credits(creditsOf(bought)),
        credits(creditsOf(used)),
        credits(countedCredits(used)),
      ],
      used,
    ),
  ]
}

const write: Template['write'] = (data, chosen): ReportSection[] => {
  const { from, to } = data.period
  const bought = data.purchases.filter(({ purchasedOn }) => purchasedOn >= from && purchasedOn <= to)
  const offsets: Offset[] = [
    ...bought.map((of) => ({ of, retirement: null })),
    ...chosen.map((of) => ({ of, retirement: of })),
  ]
  const rows = groupBy(offsets, ({ of }) => `${of.projectName} ${of.projectId}`).flatMap(([, own]) =>
    lineOf(data, own),
  )
  const sum = row(
    [
      text('Total'),
      ...Array.from({ length: 7 }, () => blank),
      credits(creditsOf(bought)),
      credits(creditsOf(chosen)),
      credits(countedCredits(chosen)),
    ],
    chosen,
    'total',
  )
  return [
    section('Offsets', 'Voluntary carbon offsets purchased or used', {
      columns: [
        leading('what', 'Project, as in the registry'),
        'Project id',
        'Registry or program',
        leading('who', 'Sold by'),
        'Type',
        leading('state', 'Effect'),
        'Site',
        'Protocol',
        figures('Purchased'),
        figures('Used'),
        figures('Counted'),
      ],
      rows: rows.length === 0 ? [] : [...rows, sum],
      empty: 'Nothing was purchased or used in this period.',
      notes: [
        'In credits of one tonne of CO2 equivalent. Used means retired. Counted means that the registry shows it too and nothing speaks against the credits.',
        ...(standing(chosen, 'counted').length < chosen.length
          ? ['Some of what was used does not count as an offset. “What is left out, and why” says which.']
          : []),
      ],
      source: sources.ab1305Buyer,
    }),
    section('Verification', 'Independent third-party verification of company data and claims', {
      paragraphs: [
        data.verification ?? 'Not stated. Say whether there is any, and by whom, before you publish this.',
      ],
      notes: data.verification === null ? [] : [`${givenNote}.`],
      source: sources.ab1305Buyer,
    }),
    section('Claims', 'If you claim to be neutral, net zero or the like', {
      paragraphs: [
        'Publish beside this how the claim was found to be accurate or accomplished, how interim progress is measured, and whether a third party verifies the data and the claims. This report does not say it for you.',
      ],
      source: sources.ab1305Claims,
    }),
  ]
}

/** What a buyer publishes about each project. */
export const ab1305: Template = {
  version: 'ab1305-buyer/2026-11.6',
  retirements: 'retired',
  dateRules: [
    {
      of: 'Credits purchased',
      by: 'the day the order settled, and of what was bought forward the day it was delivered (UTC)',
    },
    { of: 'Credits used', by: 'the day they were retired on in this ledger (UTC)' },
  ],
  write,
}
