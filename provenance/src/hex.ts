import { Refusal } from './refusal.ts'

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array => {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Refusal('Expected lower-case hexadecimal digits.')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
