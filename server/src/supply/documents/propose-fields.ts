import type { FileField } from '@ledgerleaf/contract/project-files'
import { countries } from './countries.ts'
import type { DocumentFact, FactDetails, FactKind } from './facts.ts'
import type { ReadPage } from './page-text.ts'
import { shortenAround, textOf } from './spans.ts'
import { quoteMost, readStatements } from './statements.ts'

/** A serial block is entered into the file as a whole; everything else is a value of one field. */
export type FieldProposal = {
  field: FileField | 'serialBlock'
  value: string
  page: number
  quote: string
  block: FactDetails | null
}
type Read = { field: FileField; value: string }

const readCountry = (sentence: string): Read[] => {
  if (!/\b(?:country|host|located in|location|pa[ií]s|ubicad[oa] en)\b/i.test(sentence)) return []
  const found = countries.find(({ name }) => new RegExp(String.raw`\b${name}\b`, 'i').test(sentence))
  return found ? [{ field: 'country', value: found.code }] : []
}

const readSite = (sentence: string): Read[] => {
  const match = /(-?\d{1,2}\.\d{2,8})\s*°?\s*([NS])?\s*[,;/]\s*(-?\d{1,3}\.\d{2,8})\s*°?\s*([EWO])?/.exec(
    sentence,
  )
  if (!match || !/\b(?:coordinates?|latitude|site|located|location|GPS)\b/i.test(sentence)) return []
  const latitude = Number(match[1]) * (match[2] === 'S' ? -1 : 1)
  const longitude = Number(match[3]) * (match[4] === 'W' || match[4] === 'O' ? -1 : 1)
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return []
  return [
    { field: 'siteLatitude', value: String(latitude) },
    { field: 'siteLongitude', value: String(longitude) },
  ]
}

const readDurability = (sentence: string): Read[] => {
  const match =
    /\b(?:durab\w+|permanence|stored|storage)\b[^.]*?\b(\d{1,3}(?:,\d{3})+|\d{2,5})\s*years?\b/i.exec(
      sentence,
    )
  const value = Number((match?.[1] ?? '').replaceAll(',', ''))
  return value > 0 ? [{ field: 'durabilityYears', value: String(value) }] : []
}

const readers = [readCountry, readSite, readDurability]

/** Fields that patterns of a sentence are enough for: the first value found stands. */
const fromSentences = (pages: readonly ReadPage[]): FieldProposal[] => {
  const proposals = new Map<FileField, FieldProposal>()
  for (const page of pages)
    for (const span of readStatements(page).sentences) {
      const sentence = textOf(span)
      for (const { field, value } of readers.flatMap((read) => read(sentence)))
        if (!proposals.has(field))
          proposals.set(field, {
            field,
            value,
            page: page.page,
            quote: shortenAround(sentence, 0, quoteMost),
            block: null,
          })
    }
  return [...proposals.values()]
}

const fieldsOf: Partial<Record<FactKind, (value: string) => Read[]>> = {
  registry: (value) => [{ field: 'registry', value }],
  project_id: (value) => [{ field: 'registryProjectId', value }],
  methodology: (value) => [{ field: 'methodology', value }],
  crediting_period: (value) => {
    const [startsOn = '', endsOn = ''] = value.split('/')
    return [
      { field: 'creditingStartsOn', value: startsOn },
      { field: 'creditingEndsOn', value: endsOn },
    ]
  },
}

/** Two methodologies in one sentence are used together; two crediting periods of one document follow each other. */
const joinFacts = (facts: readonly DocumentFact[]): DocumentFact[] => {
  const joined: DocumentFact[] = []
  for (const fact of facts) {
    const before = joined.find(({ kind }) => kind === fact.kind)
    if (before && fact.kind === 'crediting_period') continue
    if (before && fact.kind === 'methodology' && before.page === fact.page && before.quote === fact.quote)
      before.value += ` and ${fact.value}`
    else joined.push({ ...fact })
  }
  return joined
}

const fromFact = ({ kind, value, page, quote, details }: DocumentFact): FieldProposal[] => {
  if (kind === 'serial_range') return [{ field: 'serialBlock', value, page, quote, block: details }]
  return (fieldsOf[kind]?.(value) ?? []).map((read) => ({ ...read, page, quote, block: null }))
}

/**
 * What a document proposes for the file. The seller decides; nothing is filled by itself, and where a document says two
 * things of a field both are proposed.
 */
export const proposeFields = (
  pages: readonly ReadPage[],
  facts: readonly DocumentFact[],
): FieldProposal[] => [...joinFacts(facts).flatMap(fromFact), ...fromSentences(pages)]
