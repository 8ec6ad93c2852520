export type Painted = { kind: 'plain' | 'comment' | 'string'; text: string }

const seen =
  /(?<comment>(?<=^|\s)(?:\/\/|#)[^\n]*|<!--[\s\S]*?-->)|(?<name>"[^"\n]*"(?=:))|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/gm

/** Code with what is said about it, and what is quoted in it, told apart: enough of a grammar for every language of ours. */
export const paintCode = (code: string): Painted[] => {
  const painted: Painted[] = []
  let at = 0
  const plain = (until: number) => {
    if (until > at) painted.push({ kind: 'plain', text: code.slice(at, until) })
  }
  for (const found of code.matchAll(seen)) {
    // The name of a field is no string of it, though JSON quotes it.
    if (found.groups?.name) continue
    plain(found.index)
    painted.push({ kind: found.groups?.comment ? 'comment' : 'string', text: found[0] })
    at = found.index + found[0].length
  }
  plain(code.length)
  return painted
}
