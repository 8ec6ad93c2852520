/** Letters of other alphabets, and small capitals, that are drawn like Latin ones. */
const drawnAlike = [
  ['авсԁеһіјкӏмпорԛгѕтиѵԝхуАВСЕНІЈКМОРЅТХУ', 'abcdehijklmnopqrstuvwxyABCEHIJKMOPSTXY'],
  ['αικνορτυχγΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'aiKvoptuxyABEZHIKMNOPTYX'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡ', 'abcdefghijklmnoprstuvwyzag'],
] as const
const latinOf = new Map(
  drawnAlike.flatMap(([strange, latin]) => [...strange].map((letter, index) => [letter, latin[index] ?? ''])),
)

/** White letters in black circles and squares, which no normal form unfolds. */
const inShape = (letter: string): string | undefined => {
  const code = letter.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** Marks that turn the order in which letters are shown. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export type PlainText = {
  text: string
  /** Where in the given text the letters from `start` to `end` stand. */
  placeOf: (start: number, end: number) => { startsAt: number; endsAt: number }
  /** Places of the given text whose letters are not what they look like: read, and never for green. */
  disguised: readonly { startsAt: number; endsAt: number }[]
}

type Letter = { plain: string; at: number; length: number; isDisguised: boolean }

const unfold = (letter: string): { plain: string; isDisguised: boolean } => {
  if (letter <= '\u007f') return { plain: letter, isDisguised: false }
  if (turning.test(letter)) return { plain: '', isDisguised: true }
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(letter)) return { plain: '', isDisguised: false }
  const shape = inShape(letter)
  if (shape !== undefined) return { plain: shape, isDisguised: true }
  return { plain: letter.normalize('NFKC'), isDisguised: false }
}

/** Letters that only look Latin are Latin where all of the word can be, or a part of it is. */
const unmask = (letters: Letter[]): void => {
  const isLatin = ({ plain }: Letter) => /^\p{Script=Latin}/u.test(plain)
  if (!letters.some(({ plain }) => latinOf.has(plain))) return
  if (
    !letters.some((letter) => isLatin(letter) && !latinOf.has(letter.plain)) &&
    !letters.every(({ plain }) => latinOf.has(plain))
  )
    return
  for (const letter of letters) {
    const latin = latinOf.get(letter.plain)
    if (latin === undefined) continue
    letter.plain = latin
    letter.isDisguised = true
  }
}

const isLetter = (plain: string) => (plain <= '\u007f' ? /^[a-z]/i.test(plain) : /^[\p{L}\p{M}]/u.test(plain))

const lettersOf = (text: string): Letter[] => {
  const letters: Letter[] = []
  let at = 0
  for (const letter of text) {
    letters.push({ ...unfold(letter), at, length: letter.length })
    at += letter.length
  }
  let word: Letter[] = []
  for (const letter of letters) {
    if (letter.plain === '') continue
    if (isLetter(letter.plain)) word.push(letter)
    else {
      unmask(word)
      word = []
    }
  }
  unmask(word)
  return letters
}

/** The text in the letters it is read in: no hidden marks, no other widths or alphabets; each keeps its place. */
export const plainLetters = (given: string): PlainText => {
  if (/^[\n\r\t -~]*$/.test(given))
    return { text: given, placeOf: (startsAt, endsAt) => ({ startsAt, endsAt }), disguised: [] }
  const letters = lettersOf(given)
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { plain, at, length } of letters) {
    text += plain
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at)
      ends.push(at + length)
    }
  }
  return {
    text,
    placeOf: (start, end) => ({ startsAt: starts[start] ?? 0, endsAt: ends[end - 1] ?? 0 }),
    disguised: letters.flatMap(({ at, length, isDisguised }) =>
      isDisguised ? [{ startsAt: at, endsAt: at + length }] : [],
    ),
  }
}

/** How lines may run on into each other, also inside a word that was cut; as many letters each, so that places hold. */
export const joinLines = (text: string): string[] => {
  if (!text.includes('\n')) return []
  const mended = text.replaceAll(/(?<=\p{L})-[^\S\n]*\n[^\S\n]*(?=\p{L})/gu, (cut) =>
    '\u00ad'.repeat(cut.length),
  )
  return [...new Set([text, mended])].map((lines) => lines.replaceAll('\n', ' '))
}
