import type { PageBox } from '@ledgerleaf/contract/documents'
import type { LaidText } from '@ledgerleaf/esg'

/** A stretch of a text: a sentence of a paragraph, or a whole cell. */
export type Span = { words: LaidText; from: number; to: number }

export const wholeOf = (words: LaidText): Span => ({ words, from: 0, to: words.text.length })
export const textOf = ({ words, from, to }: Span): string => words.text.slice(from, to)

/** The same with numbers whole again that were parted at the end of a line for want of room, as long serials are. */
export const unbrokenText = ({ words, from, to }: Span): string => {
  const starts = new Set(words.pieces.map((piece) => piece.from))
  return words.text
    .slice(from, to)
    .split('')
    .filter((letter, index) => {
      const at = from + index
      const isBreak = letter === ' ' && starts.has(at + 1)
      return !(isBreak && /[\d_-]/.test(words.text[at - 1] ?? '') && /[\d_-]/.test(words.text[at + 1] ?? ''))
    })
    .join('')
}

/** What is shown to people of a text that is longer: whole words around the place it is about. */
export const shortenAround = (text: string, at: number, most: number): string => {
  if (text.length <= most) return text
  const begin = at < most * 0.7 ? 0 : Math.min(at - Math.floor(most / 3), text.length - most + 2)
  const from = begin <= 0 ? 0 : text.indexOf(' ', begin) + 1
  const room = most - (from > 0 ? 2 : 1)
  const cut = text.slice(from, from + room)
  const to = from + cut.length < text.length ? cut.replace(/\s+\S*$/, '') : cut
  return `${from > 0 ? '…' : ''}${to}${from + cut.length < text.length ? '…' : ''}`
}

/** Where a stretch of a text stands, piece by piece: type is set in proportion, so it is right within a letter or two. */
export const boxesOf = ({ words, from, to }: Span): PageBox[] =>
  words.pieces.flatMap(({ text, from: at, box }) => {
    const [first, last] = [Math.max(from - at, 0), Math.min(to - at, text.length)]
    if (!box || first >= last) return []
    const perLetter = (box.x1 - box.x0) / Math.max(1, text.length)
    return [{ ...box, x0: box.x0 + first * perLetter, x1: box.x0 + last * perLetter }]
  })
