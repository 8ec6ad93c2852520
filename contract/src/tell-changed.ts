const plural = (count: number) => (count === 1 ? 'has' : 'have')

/** “Refunds” and “Law” have changed. */
export const tellChanged = (headings: readonly string[]): string => {
  if (headings.length === 0) return ''
  const quoted = headings.map((heading) => `“${heading}”`)
  const last = quoted.pop() ?? ''
  const list = quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
  return `${list} ${plural(headings.length)} changed.`
}
