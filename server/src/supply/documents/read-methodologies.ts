import { canonicalMethodology } from './canonical-methodology.ts'
import type { FactReader, FoundFact } from './facts.ts'
import { fold, labels } from './labels.ts'
import type { PaperStatement } from './statements.ts'

const code =
  /\b(?:VMR|VM|AR[\s-]?ACM|AR[\s-]?AMS?|ACM|AM)[\s-]?\d{3,4}\b|\bAMS[\s-]*I{1,3}[\s.-]*[A-Z]{1,2}\b|\bTPDDTEC\b/g
const toolCode = /\b(?:(?:AR-)?(?:AM-)?T(?:OOL|ool)[\s-]?\d{1,2}(?!\.\d)|VMD\d{4}|VT\d{4})\b/g
const anyCode = new RegExp(`${code.source}|${toolCode.source}`, 'i')

const number = String.raw`(\d{1,2}(?:\.\d{1,2}){0,2})`
const versionAfter = new RegExp(
  String.raw`(?:\bv(?:er(?:s(?:i[oó]n)?)?)?\.?\s*(?:no\.?\s*|n[º°]\s*)?)${number}(?![\d])`,
  'i',
)
const versionBefore = new RegExp(
  String.raw`\bv(?:er(?:s(?:i[oó]n)?)?)?\.?\s*${number}\s+(?:of|de)\s+(?:(?:the|la|el)\s+)?(?:[\p{L}]+\s+){0,3}$`,
  'iu',
)
// A name may stand between a code and its version, but no other code and no other sentence.
const reach = 160

/** The version as its registry writes it: 02.0 is 2.0, and 1.1 stays 1.1. */
const plain = (version: string) =>
  version
    .split('.')
    .map((part) => String(Number(part)))
    .join('.')

const versionOf = (text: string, at: number, end: number): string | null => {
  const rest = text.slice(end, end + reach)
  const other = anyCode.exec(rest)
  const own = other ? rest.slice(0, other.index) : rest
  const after = versionAfter.exec(own)
  // "AMS-III.D. Version 21" goes on after its full stop; "VM0007 applies. Version 3 of this report" does not.
  const gap = after ? own.slice(0, after.index + 1) : ''
  const isNear = after && (/^[\s.,;:()]*.$/.test(gap) || !/[.;]\s+\p{Lu}/u.test(gap))
  const found = isNear ? after[1] : versionBefore.exec(text.slice(Math.max(0, at - 60), at))?.[1]
  return found ? plain(found) : null
}

const write = (id: string, version: string | null) => (version ? `${id} v${version}` : id)

/** "VM0024 was considered first and set aside": named, and not used. */
const setAside =
  /\b(?:consider\w*|set aside|reject\w*|instead of|unlike|not (?:been )?(?:appl\w+|used|chosen)|not applicable|supersed\w*|replac\w*|similar|descartad\w*|rechazad\w*|en lugar de|no se (?:aplica|usa))\b/i

const toolId = (text: string) => {
  const flat = text.toUpperCase().replace(/[\s-]/g, '')
  const tool = /^(AR)?(AM)?TOOL(\d+)$/.exec(flat)
  return tool ? `${tool[1] ? 'AR-' : ''}TOOL${tool[3]?.padStart(2, '0')}` : flat
}

/** A protocol that has a name and no number counts only where it is called the methodology. */
const namedProtocol = (text: string): string | null => {
  const [, name, version] =
    /^(.{6,120}?\b(?:protocol|methodology|protocolo|metodolog[ií]a)\b.{0,60}?)[\s,(]+v(?:ersi[oó]n?|er\.?)?\.?\s*(\d{1,2}(?:\.\d{1,2})*)/i.exec(
      text,
    ) ?? []
  return name && version ? `${name.replace(/[\s,(]+$/, '')} v${plain(version)}` : null
}

const strengthOf = (statement: PaperStatement): number => {
  if (statement.label !== null) return labels.methodology.test(statement.label) ? 3 : 0
  if (setAside.test(statement.text)) return 0
  return /methodolog|metodolog/.test(fold(statement.text)) ? 2 : 1
}

const inStatement = (statement: PaperStatement): FoundFact[] => {
  const { text, label } = statement
  const found: FoundFact[] = []
  for (const match of text.matchAll(toolCode)) {
    const version = versionOf(text, match.index, match.index + match[0].length)
    const value = write(toolId(match[0]), version)
    found.push({ kind: 'tool', value, strength: 1, statement, at: match.index })
  }
  const strength = strengthOf(statement)
  if (strength === 0) return found
  const codes = [...text.matchAll(code)]
  for (const match of codes) {
    const id = canonicalMethodology(match[0])
    if (!id) continue
    const value = write(id, versionOf(text, match.index, match.index + match[0].length))
    found.push({ kind: 'methodology', value, strength, statement, at: match.index })
  }
  const protocol = strength === 3 && codes.length === 0 && label ? namedProtocol(text) : null
  if (protocol) found.push({ kind: 'methodology', value: protocol, strength, statement, at: 0 })
  return found
}

/** A code without a version says nothing where the same code stands with one. */
const withVersions = (found: FoundFact[]): FoundFact[] =>
  found.filter(
    ({ kind, value }) => !found.some((other) => other.kind === kind && other.value.startsWith(`${value} v`)),
  )

/** Methodologies of a text in their one spelling, to tell whether two texts name the same; else the text itself. */
export const writeMethodologies = (text: string): string => {
  const named = [...text.matchAll(code)].flatMap((match) => {
    const id = canonicalMethodology(match[0])
    return id ? [write(id, versionOf(text, match.index, match.index + match[0].length))] : []
  })
  return named.length > 0 ? named.join(' and ') : text
}

/** The methodology with its version, and the tools and modules used beside it. */
export const readMethodologies: FactReader = ({ statements }) => withVersions(statements.flatMap(inStatement))
