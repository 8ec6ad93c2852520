// The parts of a syllable of Hangul, as the Republic of Korea writes them in Latin letters.
const first = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const middle = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const last = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const hangul = { from: 0xac00, to: 0xd7a3 }

const romanise = (code: number): string => {
  const at = code - hangul.from
  const [a, b, c] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28]
  return `${first[a]}${middle[b]}${last[c]}`
}

/** Signs that are never drawn, and the blanks that text is set with. */
const undrawn = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}]/u

/** A letter that no face has: what it is made of, if that can be drawn; Korean in Latin letters; otherwise its number. */
const spell = (letter: string, has: (code: number) => boolean): string => {
  const code = letter.codePointAt(0) ?? 0
  if (code >= hangul.from && code <= hangul.to) return romanise(code)
  const parts = [...letter.normalize('NFKD')].filter((part) => has(part.codePointAt(0) ?? 0))
  return parts.length > 0 ? parts.join('') : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** The same words with nothing in them that would be drawn as an empty box. */
export const writeDrawable = (words: string, has: (code: number) => boolean): string =>
  words.replace(/[^\0-\u024f]/gu, (letter) =>
    has(letter.codePointAt(0) ?? 0) || undrawn.test(letter) ? letter : spell(letter, has),
  )
