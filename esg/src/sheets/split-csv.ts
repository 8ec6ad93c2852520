const lineEnds = ['\r\n', '\n', '\r'] as const
const recordLengthMax = 1_000_000

/** The quotes or the line ends of a file are broken. */
export class BrokenCsv extends Error {}

/** The line end a file uses is the first that stands outside of quotes; the others are then part of what is said. */
const lineEndAt = (text: string, at: number) => lineEnds.find((end) => text.startsWith(end, at))

/**
 * Hands over a file record by record, so that no more than one of them is held. A quote counts where a field begins with
 * it; where something else follows the closing one, both were meant as they stand.
 */
export const splitCsv = (
  text: string,
  delimiter: string,
  onRecord: (fields: string[], index: number) => void,
): void => {
  const sign = delimiter.charCodeAt(0)
  let end: string | undefined
  let record: string[] = []
  let index = 0
  let length = 0
  let at = 0
  const startsEnd = (place: number) => {
    const char = text[place]
    if (char !== '\r' && char !== '\n') return false
    end ??= lineEndAt(text, place)
    return end !== undefined && text.startsWith(end, place)
  }
  /** What stands between quotes, from behind the first; `at` is then behind the last. */
  const readQuoted = (): { field: string; closed: boolean } => {
    let field = ''
    for (;;) {
      const quote = text.indexOf('"', at)
      if (quote < 0) throw new BrokenCsv()
      field += text.slice(at, quote)
      if (field.length + length > recordLengthMax) throw new BrokenCsv()
      at = quote + 1
      const next = text[at]
      if (next === '"') {
        field += '"'
        at += 1
      } else {
        const closed = next === undefined || next === '\0' || next === delimiter || startsEnd(at)
        return closed ? { field, closed } : { field: `"${field}"`, closed }
      }
    }
  }
  const readPlain = (): string => {
    const from = at
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === sign || (code < 14 && startsEnd(at))) break
    }
    if (at - from + length > recordLengthMax) throw new BrokenCsv()
    return text.slice(from, at)
  }
  const readField = (): string => {
    if (text[at] !== '"') return readPlain()
    at += 1
    const { field, closed } = readQuoted()
    return closed && text[at] !== '\0' ? field : field + readPlain()
  }
  const hand = () => {
    onRecord(record, index)
    index += 1
    record = []
    length = 0
  }
  while (at < text.length) {
    const field = readField()
    record.push(field)
    length += field.length
    if (at >= text.length) hand()
    else if (text[at] === delimiter) {
      at += 1
      // Behind the last delimiter of a file stands one more field, and it is empty.
      if (at >= text.length) {
        record.push('')
        hand()
      }
    } else {
      at += end?.length ?? 1
      hand()
    }
  }
}
