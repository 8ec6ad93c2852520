// What stands in a company's name besides what it is called by.
const forms = new Set(
  'ag and asa bv co company corp corporation gmbh group holding inc incorporated kg limited llc llp ltd nv oy plc pte sa sarl sas se spa srl the'.split(
    ' ',
  ),
)

const wordsOf = (name: string): Set<string> => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !forms.has(word))
  return new Set(telling.length > 0 ? telling : words)
}

/** Whether two names are one, apart from case, spaces, marks and legal forms. */
export const isOneName = (one: string, other: string): boolean => {
  const [read, against] = [one, other].map((name) => [...wordsOf(name)].join(''))
  return read !== '' && read === against
}

/** Whether a registry's spelling of a name can be the one meant here: all words of the shorter are in the longer. */
export const isSameName = (one: string, other: string): boolean => {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size)
  if (!few || !many || few.size === 0) return false
  return [...few].every((word) => many.has(word))
}
