/** What changed from one list of promises to the next: what came, and what should never have gone. */
export type Changes = { added: string[]; broken: string[] }

const callOf = (line: string): string => line.split(/ asks | answers |: /)[0] ?? line

/** A field that is asked for from now on refuses whoever called without it. */
const refusesOlder = (line: string, before: ReadonlySet<string>): boolean =>
  line.includes(' asks ') && line.endsWith(', required') && before.has(callOf(line))

export const comparePromises = (before: readonly string[], after: readonly string[]): Changes => {
  const [had, has] = [new Set(before), new Set(after)]
  const added = after.filter((line) => !had.has(line))
  return {
    added,
    broken: [
      ...before.filter((line) => !has.has(line)).map((line) => `gone: ${line}`),
      ...added.filter((line) => refusesOlder(line, had)).map((line) => `asked for: ${line}`),
    ],
  }
}

/** What a reader is told of what came: a call as a whole, and a field only where its call was there before. */
export const tellChanges = (before: readonly string[], after: readonly string[]): string[] => {
  const had = new Set(before)
  const { added } = comparePromises(before, after)
  const isOfNew = (line: string) =>
    line !== callOf(line) && !had.has(callOf(line)) && after.includes(callOf(line))
  const isInside = (line: string) => {
    const name = line.split(':')[0] ?? line
    const outer = name.split('.').slice(0, -1).join('.')
    return outer !== '' && added.some((one) => one.startsWith(`${outer}:`))
  }
  return added.filter((line) => !isOfNew(line) && !isInside(line) && !/ answers \d+$/.test(line))
}
