import { Refusal } from './refusal.ts'

export const concatBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** UTF-8, refusing half of a surrogate pair: the encoder would put a replacement character in its place. */
export const toUtf8 = (text: string): Uint8Array => {
  if (/\p{Surrogate}/u.test(text)) throw new Refusal('The text is not valid Unicode.')
  return new TextEncoder().encode(text)
}

export const fromUtf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal('The text is not valid UTF-8.')
  }
}
