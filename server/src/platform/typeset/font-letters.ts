/** Which letters a font has, by its own table of them: the forms 4 and 12, of which every font of today has one. */
export const lettersOf = (font: Uint8Array): Set<number> => {
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength)
  const letters = new Set<number>()
  const tables = bytes.readUInt16BE(4)
  for (let table = 0; table < tables; table++) {
    const entry = 12 + 16 * table
    if (bytes.toString('latin1', entry, entry + 4) !== 'cmap') continue
    const cmap = bytes.readUInt32BE(entry + 8)
    for (let at = 0; at < bytes.readUInt16BE(cmap + 2); at++)
      readForm(bytes, cmap + bytes.readUInt32BE(cmap + 8 + 8 * at), letters)
  }
  return letters
}

const readForm = (bytes: Buffer, form: number, letters: Set<number>): void => {
  const kind = bytes.readUInt16BE(form)
  if (kind === 12)
    for (let group = 0; group < bytes.readUInt32BE(form + 12); group++) {
      const at = form + 16 + 12 * group
      addSpan(letters, bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4))
    }
  if (kind !== 4) return
  const twice = bytes.readUInt16BE(form + 6)
  for (let at = form + 14; at < form + 14 + twice; at += 2) {
    const first = at + twice + 2
    const last = bytes.readUInt16BE(at)
    // Where the letters of a span are looked up one by one, some of them may be missing.
    const offset = bytes.readUInt16BE(first + 2 * twice)
    for (let letter = bytes.readUInt16BE(first); letter <= last && letter !== 0xffff; letter++) {
      const glyph = first + 2 * twice + offset + 2 * (letter - bytes.readUInt16BE(first))
      if (offset === 0 || bytes.readUInt16BE(glyph) !== 0) letters.add(letter)
    }
  }
}

const addSpan = (letters: Set<number>, first: number, last: number): void => {
  for (let letter = first; letter <= last; letter++) letters.add(letter)
}
