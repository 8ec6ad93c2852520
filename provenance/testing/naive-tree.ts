import { createHash } from 'node:crypto'

// RFC 6962, section 2.1, word for word and on another SHA-256: slow, recursive, and hard to get wrong.

const hash = (...parts: Uint8Array[]): Uint8Array => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return new Uint8Array(sum.digest())
}

export const naiveLeaf = (entry: Uint8Array): Uint8Array => hash(Uint8Array.of(0), entry)

const split = (n: number): number => 2 ** (Math.ceil(Math.log2(n)) - 1)

export const naiveRoot = (entries: readonly Uint8Array[]): Uint8Array => {
  const [first] = entries
  if (first === undefined) return hash()
  if (entries.length === 1) return naiveLeaf(first)
  const k = split(entries.length)
  return hash(Uint8Array.of(1), naiveRoot(entries.slice(0, k)), naiveRoot(entries.slice(k)))
}

export const naiveInclusion = (m: number, entries: readonly Uint8Array[]): Uint8Array[] => {
  if (entries.length === 1) return []
  const k = split(entries.length)
  const [left, right] = [entries.slice(0, k), entries.slice(k)]
  return m < k
    ? [...naiveInclusion(m, left), naiveRoot(right)]
    : [...naiveInclusion(m - k, right), naiveRoot(left)]
}

export const naiveConsistency = (m: number, entries: readonly Uint8Array[], whole = true): Uint8Array[] => {
  if (m === entries.length) return whole ? [] : [naiveRoot(entries)]
  const k = split(entries.length)
  const [left, right] = [entries.slice(0, k), entries.slice(k)]
  return m <= k
    ? [...naiveConsistency(m, left, whole), naiveRoot(right)]
    : [...naiveConsistency(m - k, right, false), naiveRoot(left)]
}
