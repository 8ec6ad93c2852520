import type { FileField } from '@ledgerleaf/contract/project-files'
import { refuseRegistryId, registries, writeRegistryId } from '@ledgerleaf/contract/registries'
import { countries } from './countries.ts'
import type { PageText } from './page-text.ts'
import { readDay } from './read-day.ts'
import { sentencesOf } from './sentences.ts'

export type FieldProposal = { field: FileField; value: string; page: number; quote: string }
type Read = { field: FileField; value: string }

const day = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+ \d{4}|[A-Z][a-z]+ \d{1,2},? \d{4})`
const creditingPeriod = new RegExp(
  String.raw`\bcrediting period\b[^.]*?${day}\s*(?:to|until|through|–|—|-)+\s*${day}`,
  'i',
)

const readPeriod = (sentence: string): Read[] => {
  const match = creditingPeriod.exec(sentence)
  const startsOn = readDay(match?.[1] ?? '')
  const endsOn = readDay(match?.[2] ?? '')
  if (!startsOn || !endsOn || startsOn > endsOn) return []
  return [
    { field: 'creditingStartsOn', value: startsOn },
    { field: 'creditingEndsOn', value: endsOn },
  ]
}

const registryNames: readonly [RegExp, string][] = [
  [/\bVerra\b|\bVCS\b|\bVerified Carbon Standard\b/i, 'Verra VCS'],
  [/\bGold Standard\b/i, 'Gold Standard'],
  [/\bAmerican Carbon Registry\b|\bACR\b/, 'American Carbon Registry'],
  [/\bClimate Action Reserve\b/i, 'Climate Action Reserve'],
  [/\bART TREES\b|\bArchitecture for REDD\+ Transactions\b/i, 'ART TREES'],
  [/\bCercarbono\b/i, 'Cercarbono'],
  [/\bPuro\.?earth\b/i, 'Puro.earth'],
  [/\bIsometric\b/i, 'Isometric'],
]

/** An id counts only beside the registry's name or with its own letters before it: a bare number could be anything. */
const readRegistry = (sentence: string): Read[] => {
  const id =
    /\b(?:project|registry|VCS|GS)\s*(?:id|identifier|number|no\.?|ref(?:erence)?)\s*[:#]?\s*([A-Z]{0,4}-?\d{2,18}|[A-Z0-9]{4})\b/i.exec(
      sentence,
    )
  const named = registryNames.find(([pattern]) => pattern.test(sentence))?.[1]
  const typed = id?.[1] ?? ''
  const owner =
    named ??
    registries.find(({ name }) => /^[A-Z]{2}/i.test(typed) && refuseRegistryId(name, typed) === null)?.name
  if (!owner || !id) return []
  const registry: Read = { field: 'registry', value: owner }
  return refuseRegistryId(owner, typed) === null
    ? [registry, { field: 'registryProjectId', value: writeRegistryId(owner, typed) }]
    : [registry]
}

const readMethodology = (sentence: string): Read[] => {
  const value =
    /\bmethodology\b[^.:]{0,40}?[:\s]\s*((?:VMR?|ACM|AM|AR-ACM|AMS)[\s-]?[\dI][\w.-]*(?:[,:]? [A-Za-z][\w ,&/-]{0,80})?)/i.exec(
      sentence,
    )?.[1] ?? /\b(VMR?\d{4}|ACM\d{4}|AR-ACM\d{4}|AMS-I{1,3}\.[A-Z]{1,2})\b/.exec(sentence)?.[1]
  return value ? [{ field: 'methodology', value: value.trim().replace(/[,.;]+$/, '') }] : []
}

const readCountry = (sentence: string): Read[] => {
  if (!/\b(?:country|host|located in|location)\b/i.test(sentence)) return []
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

const readers = [readPeriod, readRegistry, readMethodology, readCountry, readSite, readDurability]

/** The first value found for each field, with the words it stands in. The seller decides; nothing is filled by itself. */
export const proposeFields = (pages: readonly PageText[]): FieldProposal[] => {
  const proposals = new Map<FileField, FieldProposal>()
  for (const page of pages)
    for (const sentence of sentencesOf(page))
      for (const { field, value } of readers.flatMap((read) => read(sentence)))
        if (!proposals.has(field)) proposals.set(field, { field, value, page: page.page, quote: sentence })
  return [...proposals.values()]
}
