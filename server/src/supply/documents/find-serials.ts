import { registries } from '@ledgerleaf/contract/registries'
import { readSerial, serialExample } from '@ledgerleaf/contract/serial-grammar'
import { type Span, textOf, unbrokenText } from './spans.ts'

export type FoundSerials = NonNullable<ReturnType<typeof readSerial>> & {
  registry: string
  at: number
  end: number
}

/** Registries that have a grammar of their own: what they would accept is a serial wherever it stands. */
const anyExample = serialExample('')
const strict = registries.filter(({ name }) => serialExample(name) !== anyExample).map(({ name }) => name)

// "CDC_… de 1 a 8840": what joins the numbers is said in the words the grammars know.
const inEnglish = (text: string) =>
  text
    .replace(/(?<=\s)(?:desde|del?|from)\s+(?:el\s+)?(?=\d)/gi, 'from ')
    .replace(/(?<=\d)\s+(?:hasta|al?|to|through)\s+(?:el\s+)?(?=\d)/gi, ' to ')

const tokensMost = 9
const startsSerial = /^[([“"]?(?:\d+[-_‐–]|[A-Za-z]{2,4}\d?[-_‐–]|iss_)/i
const trim = (text: string) => text.replace(/^[([“"]+|[)\].,;:”"]+$/g, '')

/** A text as one serial of some registry; with `registry` given, of that one, whatever its grammar. */
export const readAnySerial = (text: string, registry?: string | null) => {
  const plain = inEnglish(trim(text))
  for (const name of registry ? [registry, ...strict] : strict) {
    const read = readSerial(name, plain)
    if (read) return { ...read, registry: name }
  }
  return null
}

/** Every serial range of a text that has lines: as it stands or, where that is none, with its lines joined. */
export const serialsOf = (span: Span): FoundSerials[] => {
  const asSet = findSerials(textOf(span))
  return asSet.length > 0 || span.words.pieces.length < 2 ? asSet : findSerials(unbrokenText(span))
}

/** Every serial range that stands in a text, whatever stands around it; the longest reading of a place is taken. */
const findSerials = (text: string): FoundSerials[] => {
  const tokens = [...text.matchAll(/\S+/g)]
  const found: FoundSerials[] = []
  for (let at = 0; at < tokens.length; at++) {
    const start = tokens[at]
    if (!start || !startsSerial.test(start[0])) continue
    for (let count = Math.min(tokensMost, tokens.length - at); count > 0; count--) {
      const last = tokens[at + count - 1]
      if (!last) continue
      const end = last.index + last[0].length
      // A range ends with its last number, or with the flag of its vintage.
      if (!/\d\W*$/.test(last[0])) continue
      const read = readAnySerial(text.slice(start.index, end))
      if (!read) continue
      found.push({ ...read, at: start.index, end })
      at += count - 1
      break
    }
  }
  return found
}
