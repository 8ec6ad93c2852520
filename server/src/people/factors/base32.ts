const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The letters authenticator apps take (RFC 4648), without padding. */
export const toBase32 = (bytes: Uint8Array): string => {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

export const fromBase32 = (text: string): Buffer => {
  let bits = ''
  for (const letter of text.toUpperCase().replace(/[\s=]/g, '')) {
    const at = letters.indexOf(letter)
    if (at < 0) throw new Error('not a letter of base32')
    bits += at.toString(2).padStart(5, '0')
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
