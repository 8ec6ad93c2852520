import { DocumentRefused } from '../document-refused.ts'

// The widest row a sheet can have, with a long text in every tenth of its cells.
const pieceMax = 8_000_000
const tagMax = 40

export type Piece = { text: string; closed: boolean }

/**
 * Hands over a part of a container cut behind every end of one tag, such as `</row>`, and what is left in the end, so
 * that no more than one row of it is held. Some programs write `</x:row>`.
 */
export const scanTags = async (
  source: AsyncIterable<Buffer>,
  tag: string,
  onPiece: (piece: Piece) => void,
): Promise<void> => {
  const decoder = new TextDecoder()
  const end = new RegExp(`</(?:\\w{1,20}:)?${tag}>`, 'g')
  let held: string[] = []
  let length = 0
  /** Joined only where an end has come: to join what is held for every chunk would take its square. */
  const cut = () => {
    const text = held.join('')
    let from = 0
    for (const found of text.matchAll(end)) {
      const to = found.index + found[0].length
      onPiece({ text: text.slice(from, to), closed: true })
      from = to
    }
    held = [text.slice(from)]
    length = text.length - from
  }
  const take = (text: string) => {
    // An end may be cut in two, or in more where chunks are small.
    const seam = held.slice(-tagMax).join('').slice(-tagMax)
    held.push(text)
    length += text.length
    if (`${seam}${text}`.search(end) >= 0) cut()
    if (length > pieceMax)
      throw new DocumentRefused('too_much_text', 'A row of this workbook is longer than any that is read.')
  }
  for await (const chunk of source) take(decoder.decode(chunk, { stream: true }))
  take(decoder.decode())
  onPiece({ text: held.join(''), closed: false })
}
