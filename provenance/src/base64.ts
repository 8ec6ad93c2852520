import { Refusal } from './refusal.ts'

export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Standard base64 in its one canonical spelling, so that no two texts mean the same proof. */
export const fromBase64 = (text: string): Uint8Array => {
  let binary: string
  try {
    binary = atob(text)
  } catch {
    throw new Refusal('Expected base64.')
  }
  // atob forgives white space, missing padding and stray bits; writing it again does not.
  if (btoa(binary) !== text) throw new Refusal('Expected base64 in its canonical spelling.')
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
