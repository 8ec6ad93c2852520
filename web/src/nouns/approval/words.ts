/** Names as in a sentence: a few of them, and how many more. */
export const listNames = (names: readonly string[], shown = 3): string => {
  const rest = names.length - shown
  const listed = rest > 0 ? [...names.slice(0, shown), `${rest} more`] : [...names]
  return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`
}

/** Who can approve what one may not do alone, and what asking does. */
export const tellApprovers = (names: readonly string[]): string =>
  names.length === 0
    ? 'This is more than your role may do alone, and nobody here could approve it yet. An admin can invite somebody.'
    : `This is more than your role may do alone. ${listNames(names)} can approve it; until then nothing is held, charged or retired.`
