import { toUtf8 } from './bytes.ts'
import { Refusal } from './refusal.ts'

// Deeper than any record of ours; a circle ends here instead of in an exhausted stack.
const deepest = 100

/** JSON as RFC 8785 writes it: one value, one text, whoever writes it. */
export const canonicalJson = (value: unknown): string => write(value, 0)

export const canonicalBytes = (value: unknown): Uint8Array => toUtf8(canonicalJson(value))

const write = (value: unknown, depth: number): string => {
  if (depth > deepest) throw new Refusal('The value is nested too deeply, or contains itself.')
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return writeNumber(value)
  if (typeof value === 'string') return writeText(value)
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, depth + 1)).join(',')}]`
  if (isPlain(value)) {
    // The default order of sort() is by UTF-16 code units, which is the order the RFC asks for.
    const members = Object.keys(value)
      .sort()
      .map((key) => `${writeText(key)}:${write(value[key], depth + 1)}`)
    return `{${members.join(',')}}`
  }
  throw new Refusal(`JSON has no word for ${describe(value)}.`)
}

const writeNumber = (value: number): string => {
  if (!Number.isFinite(value)) throw new Refusal(`JSON has no word for ${value}.`)
  return JSON.stringify(value)
}

const writeText = (text: string): string => {
  // JSON.stringify would escape half of a surrogate pair, where the RFC demands an error.
  if (/\p{Surrogate}/u.test(text)) throw new Refusal('The text is not valid Unicode.')
  return JSON.stringify(text)
}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  const plain = prototype === null || Object.getPrototypeOf(prototype) === null
  return plain && Object.getOwnPropertySymbols(value).length === 0
}

const describe = (value: unknown): string =>
  typeof value === 'object' ? 'an object that is not plain' : typeof value
