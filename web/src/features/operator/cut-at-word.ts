const lettersMax = 140

/** The beginning of a text, as far as whole words go: the rest is read where it leads. */
export const cutAtWord = (text: string): string => {
  if (text.length <= lettersMax) return text
  const begun = text.slice(0, lettersMax + 1)
  const end = begun.search(/\s\S*$/)
  return `${(end > 0 ? begun.slice(0, end) : text.slice(0, lettersMax)).replace(/[\s.,;:]+$/, '')} …`
}
