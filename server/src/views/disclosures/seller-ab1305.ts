import { writeDay, writeDays } from '@ledgerleaf/contract/days'
import type { DisclosedItem } from '@ledgerleaf/contract/disclosures'
import type { DisclosureData } from './disclosure-data.ts'

export const sellerAb1305Version = 'ab1305-seller/2026-11.1'

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
const whole = (count: number) => count.toLocaleString('en-US')

const categories: Record<string, string> = {
  redd_arr: 'Forest protection or planting (REDD+/ARR)',
  biochar: 'Biochar',
  blue_carbon: 'Blue carbon',
  dac: 'Direct air capture',
  erw: 'Enhanced rock weathering',
}
const effects: Record<string, string> = {
  removal: 'removes carbon dioxide from the air',
  reduction: 'avoids or reduces emissions',
  mixed: 'both removes carbon dioxide and avoids emissions',
}

const item = (ref: string, title: string, answer: string | null, more: Partial<DisclosedItem> = {}) => ({
  ref,
  title,
  answer,
  table: null,
  documents: [],
  ...more,
})

/** What several known parts say together; nothing where none is known. */
const together = (...parts: (string | false | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null

const siteOf = ({ country, siteLatitude, siteLongitude }: DisclosureData): string | null =>
  together(
    country && `${regions.of(country) ?? country}.`,
    siteLatitude !== null &&
      siteLongitude !== null &&
      `Latitude ${siteLatitude}, longitude ${siteLongitude}.`,
  )

const protocolOf = ({ methodology, methodologyId, registry }: DisclosureData): string | null =>
  methodology &&
  together(
    methodology,
    methodologyId && !methodology.includes(methodologyId) && `(${methodologyId})`,
    registry && `under ${registry}`,
  )

const timelineOf = ({ creditingStartsOn, creditingEndsOn }: DisclosureData): string | null =>
  creditingStartsOn && creditingEndsOn
    ? `Credits are issued for ${writeDays(creditingStartsOn, creditingEndsOn)}.`
    : null

const typeOf = ({ category, mechanism, removalPercent }: DisclosureData): string | null =>
  together(
    category && `${categories[category] ?? category}.`,
    mechanism && `The project ${effects[mechanism] ?? mechanism}.`,
    mechanism === 'mixed' && removalPercent !== null && `${removalPercent} % of the credits are removals.`,
    mechanism === 'mixed' && removalPercent === null && 'The share of each is not disclosed by the seller.',
  )

const standardsOf = ({ registry, registryProjectId, labels, legallyRequired }: DisclosureData) =>
  together(
    registry && `${registry}${registryProjectId ? `, project ${registryProjectId}` : ''}.`,
    ...labels.map(({ name, issuer }) => `${name} by ${issuer}.`),
    legallyRequired === false && 'The seller states that no law requires the activity.',
    legallyRequired === true && 'The seller states that a law requires the activity.',
  )

const durabilityOf = ({ durabilityYears, mechanism }: DisclosureData): string | null =>
  durabilityYears === null
    ? null
    : `${whole(durabilityYears)} years, as the seller states.${mechanism === 'reduction' ? ' Avoided emissions are stored nowhere; the figure is the seller’s.' : ''}`

const quotesOf = ({ evidence }: DisclosureData, topic: string): string[] =>
  evidence
    .filter((one) => one.topic === topic)
    .slice(0, 2)
    .map(({ quote, documentName, page }) => `“${quote}” (${documentName}, page ${page})`)

const documentsOf = ({ documents }: DisclosureData, ...kinds: string[]) =>
  documents.filter(({ kind }) => kinds.includes(kind)).map(({ id, name, sha256 }) => ({ id, name, sha256 }))

const periodsOf = ({ issued }: DisclosureData): DisclosedItem['table'] => ({
  columns: [
    'Reductions or removals of',
    'Tonnes',
    'Retired here',
    'Of these at the registry',
    'Issued here on',
  ],
  rows: issued.map(({ startsOn, endsOn, issuedOn, quantity, retired, retiredThere }) => [
    writeDays(startsOn, endsOn),
    whole(quantity),
    whole(retired),
    whole(retiredThere),
    writeDay(issuedOn),
  ]),
})

/** By the year a period begins in. One that runs over a year's end says so above. */
const yearsOf = ({ issued }: DisclosureData): DisclosedItem['table'] => {
  const years = new Map<string, number>()
  for (const { startsOn, quantity } of issued)
    years.set(startsOn.slice(0, 4), (years.get(startsOn.slice(0, 4)) ?? 0) + quantity)
  return { columns: ['Year', 'Tonnes'], rows: [...years].map(([year, tonnes]) => [year, whole(tonnes)]) }
}

/**
 * California Health & Safety Code §44475: what a seller publishes about each project. Read at
 * self-law.org/code/ca/health-and-safety-code/44475 and legalfina.com/en/laws/ca/hsc/26/10, (b) also in the text that AB 2331
 * would have changed (legiscan.com/CA/text/AB2331/id/3007805).
 */
export const sellerAb1305 = (data: DisclosureData, today: string): DisclosedItem[] => {
  const { issued } = data
  const [first] = issued
  const future = issued.filter(({ endsOn }) => endsOn > today)
  const verification = quotesOf(data, 'verification_statement')
  return [
    item('(a)(1)', 'Protocol used', protocolOf(data)),
    item('(a)(2)', 'Location of the site', siteOf(data)),
    item('(a)(3)', 'Timeline of the project', timelineOf(data)),
    item('(a)(4)', 'Date the project started or will start', data.startedOn && writeDay(data.startedOn)),
    item(
      '(a)(5)',
      'When reductions or removals began or will begin, or were modified or reversed',
      together(
        first && `The earliest issued here are of ${writeDays(first.startsOn, first.endsOn)}.`,
        future.length > 0 &&
          `${whole(future.reduce((sum, { quantity }) => sum + quantity, 0))} t are of periods that are not over.`,
        data.changesStatement && `Of changes and reversals the seller states: ${data.changesStatement}`,
      ),
      { table: issued.length > 0 ? periodsOf(data) : null },
    ),
    item('(a)(6)', 'Type of the project', typeOf(data)),
    item('(a)(7)', 'Standards met', standardsOf(data)),
    item('(a)(8)', 'Durability', durabilityOf(data)),
    item(
      '(a)(9)',
      'Independent validation or verification',
      together(
        ...verification,
        data.review === 'approved' && 'Our own review has read the file; that is no verification.',
      ),
      { documents: documentsOf(data, 'validation', 'verification') },
    ),
    item('(a)(10)', 'Tonnes reduced or removed each year', issued.length > 0 ? 'As issued here.' : null, {
      table: issued.length > 0 ? yearsOf(data) : null,
    }),
    item(
      '(b)',
      'What happens if the project is not completed or falls short, or if storage is reversed',
      together(data.accountabilityStatement, ...quotesOf(data, 'buffer')),
    ),
    item(
      '(c)',
      'Data and calculation methods needed to reproduce the number of credits',
      together(data.calculationStatement, ...quotesOf(data, 'public_data')),
      { documents: documentsOf(data, 'design', 'monitoring') },
    ),
  ]
}
