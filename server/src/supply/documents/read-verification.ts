import type { FactReader, FoundFact } from './facts.ts'
import { fold, labels } from './labels.ts'
import type { PaperStatement } from './statements.ts'

/** Promised is not done. */
const isFuture =
  /\b(?:will|shall|to be|yet to|planned|must|should|se (?:realizar|verificar|elegir)\w*|por (?:elegir|definir)|sera)\b/

/** "Less in scope than for a reasonable assurance" says what was not given. */
const isCompared = /\b(?:than|not|nor|no|unlike|que|sin)\b[^.;]*$/

const readAssurance = (statement: PaperStatement): FoundFact[] => {
  const { label } = statement
  const text = fold(statement.text)
  const found =
    label !== null && labels.assurance.test(label)
      ? /\b(reasonable|limited|razonable|limitad[oa])\b/.exec(text)
      : /\b(reasonable|limited)\s+(?:level\s+of\s+)?assurance\b|\b(?:aseguramiento|seguridad|garantia)\s+(?:de\s+tipo\s+)?(razonable|limitad[oa])\b/.exec(
          text,
        )
  const word = found?.[1] ?? found?.[2]
  if (!found || !word || (label === null && isFuture.test(text))) return []
  if (isCompared.test(text.slice(Math.max(0, found.index - 80), found.index))) return []
  const value = /^(?:reasonable|razonable)$/.test(word) ? 'reasonable' : 'limited'
  return [{ kind: 'assurance', value, strength: label === null ? 1 : 2, statement, at: found.index }]
}

const iso = /\bISO\s*(?:\/\s*IEC)?\s*(\d{4,5}(?:-\d)?)(?:\s*:\s*((?:19|20)\d\d))?/g

/** The standard a verifier is accredited to; ISO 14064-3 says how to verify, which everyone may. */
const readAccreditation = (statement: PaperStatement): FoundFact[] => {
  const { text, label } = statement
  const isNamed = label !== null && labels.accreditation.test(label)
  const word = /\baccredit(?:ed|ation)\b|\bacreditad[oa]s?\b/i.exec(text)
  if (!isNamed && (label !== null || !word)) return []
  const standards = [...text.matchAll(iso)].filter(([, number]) => !number?.startsWith('14064'))
  return standards.map((match) => ({
    kind: 'accreditation' as const,
    value: `ISO ${match[1]}${match[2] ? `:${match[2]}` : ''}`,
    strength: isNamed ? 2 : 1,
    statement,
    at: match.index,
  }))
}

const word = String.raw`(?:\p{Lu}[\p{L}\d.'’&-]*|&)`
const name = String.raw`(${word}(?:\s+(?:of\s+|de\s+|del\s+|y\s+|and\s+|the\s+)?${word}){0,7}(?:,\s+(?:Inc|LLC|Ltd|Limited|GmbH|S\.A)\.?)?)`
const did = String.raw`(?:was|were|has been|have been|fue|ha sido)\s+(?:engaged|contracted|commissioned|retained|appointed|hired|contratad[oa]|designad[oa])|(?:has|have|ha)\s+(?:verified|verificado)|(?:an?\s+|un\s+|organismo\s+|entidad\s+|is\s+|are\s+|a\s+body\s+)*(?:accredited|acreditad[oa])`
const patterns = [
  new RegExp(String.raw`\b[Vv]erified by\s+(?:the\s+)?${name}`, 'u'),
  new RegExp(String.raw`\bverificad[oa]s? por\s+${name}`, 'u'),
  new RegExp(
    String.raw`\b[Vv]erification\s+(?:was\s+)?(?:carried out|conducted|performed|undertaken)\s+by\s+(?:the\s+)?${name}`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.;:]\s+)(?:We,\s+)?${name},?\s+\(?(?:${did})\b`, 'u'),
]
/** Words that begin sentences, and nobody's company. */
const nobody =
  /^(?:The|This|It|We|Our|A|An|They|He|She|El|La|Los|Las|Un|Una|Se|Registry|Project|Credits?)\b(?!\s+\p{Lu}.*\b(?:Ltd|LLC|Inc|GmbH|S\.A))/u

const cleanName = (text: string) =>
  text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[,;](?!\s*(?:Inc|LLC|Ltd|Limited|GmbH|S\.A)).*$/, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|S|A|Corp))\.$/, '')
    .trim()

const readVerifier = (statement: PaperStatement): FoundFact[] => {
  const { text, label } = statement
  if (label !== null) {
    if (!labels.verifier.test(label)) return []
    const value = cleanName(text)
    const isName =
      /^\p{Lu}/u.test(value) && value.length >= 3 && value.length <= 100 && !isFuture.test(fold(value))
    return isName ? [{ kind: 'verifier', value, strength: 2, statement, at: 0 }] : []
  }
  if (isFuture.test(fold(text)) || !/verif|accredited|acreditad/.test(fold(text))) return []
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    const value = match?.[1] ? cleanName(match[1]) : ''
    if (match && value.length >= 4 && !nobody.test(value))
      return [{ kind: 'verifier', value, strength: 1, statement, at: match.index }]
  }
  return []
}

/** What a statement of verification says of itself: who verified, to which standard accredited, how sure. */
export const readVerification: FactReader = ({ statements }) =>
  statements.flatMap((statement) => [
    ...readVerifier(statement),
    ...readAccreditation(statement),
    ...readAssurance(statement),
  ])
