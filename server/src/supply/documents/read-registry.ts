import { findRegistry, refuseRegistryId, registries, writeRegistryId } from '@ledgerleaf/contract/registries'
import type { FoundFact, WholePaper } from './facts.ts'
import { fold, labels } from './labels.ts'
import type { PaperStatement } from './statements.ts'

const names: readonly [RegExp, string][] = [
  [/\bVerra\b|\bVCS\b(?!\s*\d)|\bVerified Carbon Standard\b/, 'Verra VCS'],
  [/\bGold Standard\b|\bGS4GG\b/i, 'Gold Standard'],
  [/\bAmerican Carbon Registry\b|\bACR\b(?!\s*\d)/, 'American Carbon Registry'],
  [/\bClimate Action Reserve\b/i, 'Climate Action Reserve'],
  [/\bART TREES\b|\bArchitecture for REDD\+ Transactions\b/i, 'ART TREES'],
  [/\bCercarbono\b/i, 'Cercarbono'],
  [/\bPuro\.?earth\b/i, 'Puro.earth'],
  [/\bIsometric\b/i, 'Isometric'],
  ...registries
    .filter(({ name }) => name.startsWith('Demo '))
    .map(({ name }): [RegExp, string] => [new RegExp(String.raw`\b${name}\b`, 'i'), name]),
]
const namedIn = (text: string) =>
  names.flatMap(([pattern, name]) => {
    const found = pattern.exec(text)
    return found ? [{ name, at: found.index }] : []
  })

/** An id that names its registry by its own letters. */
const lettered =
  /(?<![\w-])(?:(VCS|GS|ACR|CAR|ART)[\s-]?(?:ID\s*)?(\d{2,6})|(CDC)[\s_-]?(\d{1,5})|((?:DNR|DRR)-DEMO-\d{3}))(?![\w-]|\.\d)/g

type Id = { registry: string; id: string; at: number }

const owners: Readonly<Record<string, string>> = {
  VCS: 'Verra VCS',
  GS: 'Gold Standard',
  ACR: 'American Carbon Registry',
  CAR: 'Climate Action Reserve',
  ART: 'ART TREES',
  CDC: 'Cercarbono',
}

const idsIn = (text: string): Id[] =>
  [...text.matchAll(lettered)].flatMap((match) => {
    const [whole, letters, number, cdc, cdcNumber, demo] = match
    const registry = demo
      ? registries.find(({ pattern }) => pattern.test(whole))?.name
      : owners[letters ?? cdc ?? '']
    if (!registry) return []
    const id = writeRegistryId(registry, demo ?? `${letters ?? cdc}${number ?? cdcNumber}`)
    return findRegistry(registry)?.pattern.test(id) ? [{ registry, id, at: match.index }] : []
  })

const idWords = String.raw`(?:ids?|identifier|number|no\.?|n[º°]|code|reference|c[oó]digo|n[uú]mero)`
const besideProject = new RegExp(
  String.raw`\b(?:project|proyecto|VCS|GS)\s+(?:activity\s+)?(?:(?:with\s+)?${idWords}\s*(?:is|es)?\s*)?[:#]?\s*$`,
  'i',
)
const bareNumber = new RegExp(
  String.raw`\b(?:project|proyecto|registry|VCS|GS|ACR|CAR)\s+${idWords}\s*(?:is|es)?\s*[:#]?\s*([A-Z0-9]{3,18})\b`,
  'i',
)

/** A number alone counts only where the document says of which registry it is. */
const ofRegistry = (text: string, registry: string | null): { id: string; at: number } | null => {
  const typed = /[A-Z0-9][A-Z0-9_-]*/i.exec(text)
  if (!registry || !typed || !/\d/.test(typed[0]) || refuseRegistryId(registry, typed[0]) !== null)
    return null
  return { id: writeRegistryId(registry, typed[0]), at: typed.index }
}

const isGeneric = /\b(?:another|other|similar|elsewhere|same make|also used by|otr[oa]s?)\b/i

const idsOf = (statement: PaperStatement, registry: string | null): FoundFact[] => {
  const { text, label } = statement
  const found = (id: string, at: number, strength: number): FoundFact => ({
    kind: 'project_id',
    value: id,
    strength,
    statement,
    at,
  })
  if (label !== null) {
    if (labels.projectId.test(label)) {
      const ids = idsIn(text)
      if (ids.length > 0) return ids.map(({ id, at }) => found(id, at, 4))
      const own = ofRegistry(text, registryOf(label) ?? namedIn(text)[0]?.name ?? registry)
      return own ? [found(own.id, own.at, 4)] : []
    }
    const isNamed = labels.title.test(label) || labels.registry.test(label)
    if (!isNamed) return []
    const bare = ofNumber(text, registry)
    return [
      ...idsIn(text).map(({ id, at }) => found(id, at, 3)),
      ...(bare ? [found(bare.id, bare.at, 3)] : []),
    ]
  }
  if (isGeneric.test(text)) return []
  const near = idsIn(text).map(({ id, at }) =>
    found(id, at, besideProject.test(text.slice(Math.max(0, at - 40), at)) ? 3 : 1),
  )
  const bare = near.length === 0 ? ofNumber(text, registry) : null
  return bare ? [found(bare.id, bare.at, 3)] : near
}

const ofNumber = (text: string, registry: string | null) => {
  const bare = bareNumber.exec(text)
  if (!bare) return null
  const own = ofRegistry(bare[1] ?? '', namedIn(text)[0]?.name ?? registry)
  return own ? { id: own.id, at: bare.index } : null
}

const registryOf = (label: string): string | null =>
  /^gs\b|gold standard/.test(label)
    ? 'Gold Standard'
    : /^vcs\b|verra/.test(label)
      ? 'Verra VCS'
      : /^acr\b/.test(label)
        ? 'American Carbon Registry'
        : /^car\b|^reserve\b/.test(label)
          ? 'Climate Action Reserve'
          : null

/** How strongly a document says of which registry it is: by a label, by letters of an id, by naming it. */
const registryFacts = ({ statements }: WholePaper): FoundFact[] =>
  statements.flatMap((statement) => {
    const { text, label } = statement
    const found = (value: string, at: number, strength: number): FoundFact => ({
      kind: 'registry',
      value,
      strength,
      statement,
      at,
    })
    if (label !== null && labels.registry.test(label))
      return namedIn(text).map(({ name, at }) => found(name, at, 4))
    if (label !== null && labels.projectId.test(label)) {
      const byLabel = registryOf(label)
      return [
        ...idsIn(text).map(({ registry, at }) => found(registry, at, 4)),
        ...namedIn(text).map(({ name, at }) => found(name, at, 4)),
        ...(byLabel && /\d/.test(text) ? [found(byLabel, 0, 4)] : []),
      ]
    }
    if (label !== null && labels.title.test(label))
      return idsIn(text).map(({ registry, at }) => found(registry, at, 3))
    if (label !== null || isGeneric.test(text)) return []
    const ids = idsIn(text)
    const near = ids.filter(({ at }) => besideProject.test(text.slice(Math.max(0, at - 40), at)))
    return [
      ...near.map(({ registry, at }) => found(registry, at, 3)),
      ...ids.map(({ registry, at }) => found(registry, at, 2)),
      ...namedIn(text).map(({ name, at }) => found(name, at, registered.test(fold(text)) ? 2 : 1)),
    ]
  })

const registered =
  /\b(?:listed|registered|registration|issued|certifi\w*|registrad\w+|inscrit\w+|emision|project (?:description|design|id|number|code)|programa)\b/

const most = (found: readonly FoundFact[]) =>
  found.reduce((strongest, { strength }) => Math.max(strongest, strength), 0)

/** Registry, project id and title. Two that are said with the same strength both stand: a person has to choose. */
export const readRegistry = (paper: WholePaper, fromSerials: readonly FoundFact[]) => {
  const named = registryFacts(paper)
  const bySerials = fromSerials.flatMap((fact): FoundFact[] =>
    fact.details?.registry ? [{ ...fact, kind: 'registry', value: fact.details.registry, strength: 4 }] : [],
  )
  const all = [...named, ...bySerials]
  // One mention in passing is none.
  const strength = most(all)
  const registry = strength < 2 ? [] : all.filter((one) => one.strength === strength)
  const only = new Set(registry.map(({ value }) => value))
  const known = only.size === 1 ? ([...only][0] ?? null) : null
  const ids = paper.statements.flatMap((statement) => idsOf(statement, known))
  return { registry, ids, known }
}

const cutBrackets = (text: string) => text.replace(/\s*\((?=[^)]*\d)[^)]*\)\s*$/, '').trim()

const readTitles = ({ statements }: WholePaper): FoundFact[] =>
  statements.flatMap((statement): FoundFact[] => {
    const { label, text } = statement
    const value = cutBrackets(text.replace(/[.;]\s*$/, ''))
    if (label === null || !labels.title.test(label) || value.length < 4 || value.length > 200) return []
    // "Name of project for which a permit is asked" is a longer question, and no name.
    if (!/^[\p{Lu}\d“"'‘¿¡].*\p{L}{3}/u.test(value) || idsIn(value).length > 0) return []
    return [{ kind: 'title', value, strength: 1, statement, at: 0 }]
  })

/** A list of projects names many, and none of them is what the document is about. */
const titlesMost = 2
export const readTitle = (paper: WholePaper): FoundFact[] => {
  const titles = readTitles(paper)
  return new Set(titles.map(({ value }) => value)).size > titlesMost ? [] : titles
}
