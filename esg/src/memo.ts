const most = 5000

/**
 * Remembers what a reader made of a text: the same words stand in a report again and again. What was not asked for while
 * so many others were is forgotten, so that a long run holds no more than the report it is at.
 */
export const memo = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  type Known = Map<string, { result: Result }>
  let recent: Known = new Map()
  let older: Known = new Map()
  return (text) => {
    const known = recent.get(text)
    if (known) return known.result
    const found = older.get(text) ?? { result: read(text) }
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(text, found)
    return found.result
  }
}
