import * as z from 'zod/mini'
import { inThousands } from './in-thousands.ts'

/** Characters as a reader counts them: an emoji is one, in the browser and on the server alike. */
export const lengthOf = (text: string): number => [...text].length

/** No text longer than this. Said with the number, so that nobody has to guess how much has to go. */
export const atMost = (lengthMax: number, label = 'This') =>
  z.refine<string>(
    (text) => lengthOf(text) <= lengthMax,
    `${label} is longer than ${inThousands(lengthMax)} characters`,
  )

// What nobody sees and what turns the letters around it: controls, directions, tags, fillers, halves of characters.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u
const joiner = /[\u200c\u200d]/
const variation = /[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u
// In these scripts a joiner between two letters changes how a word is written.
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const written = /[\p{L}\p{M}]/u
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u
const varied = /[\p{Script=Han}\p{Script=Mongolian}\p{Extended_Pictographic}]/u

const joins = (before: string, after: string): boolean =>
  [before, after].every((letter) => joined.test(letter) && written.test(letter)) ||
  (pictograph.test(before) && /\p{Extended_Pictographic}/u.test(after))

const isKept = (character: string, before: string, after: string): boolean => {
  if (joiner.test(character)) return joins(before, after)
  if (variation.test(character)) return varied.test(before)
  return !unseen.test(character)
}

/**
 * What a person typed as it may stand on a paper: one line, in the order it was typed, of characters that can be seen. A name
 * must not be able to turn itself around, to hide letters, or to set a line of its own below a heading of ours.
 */
export const cleanLine = (text: string): string => {
  const characters = [...text.replace(/[\s\u0085\u2028\u2029]+/gu, ' ')]
  let [clean, before] = ['', '']
  for (const [at, character] of characters.entries()) {
    if (!isKept(character, before, characters[at + 1] ?? '')) continue
    clean += character
    before = character
  }
  return clean.replace(/ {2,}/g, ' ').trim()
}

const address = /:\/\/|\bhttps?:|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\s*[/\\?#]/iu

/** A name on a paper that anyone may read is no place to send people from. A bare domain is what companies are called. */
export const noAddress = z.refine<string>((name) => !address.test(name), 'A name holds no web address')

/** The same for what has lines of its own, such as a postal address or a description. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const readable = (label: string) =>
  z.refine<string>((text) => text === '' || /[\p{L}\p{N}]/u.test(text), `${label} needs a letter or a digit`)

/** A name or a purpose that has to be given. */
export const Line = (label: string, lengthMax: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, `${label} is required`),
      readable(label),
      atMost(lengthMax, label),
    )

/** The same where it may stay empty. */
export const OptionalLine = (label: string, lengthMax: number) =>
  z.string().check(z.overwrite(cleanLine), readable(label), atMost(lengthMax, label))

/** As it was once taken, and cleaned where it is drawn: what stands in a sealed entry is never changed. */
export const KeptLine = z
  .string()
  .check(z.overwrite((text: string) => (text === '' ? '' : cleanLine(text) || 'Not readable')))
