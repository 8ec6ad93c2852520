/** What a statement is made of, without its comments and texts: words, holes, and the marks that matter here. */
const tokensOf = (sql) =>
  sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, ' ? ')
    .toLowerCase()
    .match(/"[^"]+"|[a-z_][a-z0-9_]*|[(),.;]|\?/g) ?? []

const opensList = new Set(['from', 'using', 'join'])
const endsList = new Set([
  ...[
    'where',
    'group',
    'order',
    'having',
    'limit',
    'offset',
    'set',
    'returning',
    'union',
    'except',
    'intersect',
  ],
  ...['select', 'values', 'window', 'for', 'when', 'then', 'else', 'end', ';'],
])

const afterBrackets = (tokens, at) => {
  if (tokens[at] !== '(') return at
  let depth = 0
  for (let next = at; next < tokens.length; next++) {
    if (tokens[next] === '(') depth++
    else if (tokens[next] === ')' && --depth === 0) return next + 1
  }
  return tokens.length
}

/** Names that a statement gives to a part of itself: `with paid (id) as (…)`. */
const namesGiven = (tokens) =>
  new Set(
    tokens.filter((_, at) => {
      if (!['with', 'recursive', ','].includes(tokens[at - 1])) return false
      const rest = tokens
        .slice(afterBrackets(tokens, at + 1))
        .slice(0, 4)
        .join(' ')
      return /^as (not )?(materialized )?\(/.test(rest)
    }),
  )

/** `update` also stands in `for update`, `for no key update`, `do update` and `on update`: none of them names a table. */
const isUpdate = (tokens, at) => !['for', 'key', 'do', 'on', 'or', 'of'].includes(tokens[at - 1])

const writesAt = (tokens, at) => {
  const before = tokens[at - 1] === 'only' ? at - 2 : at - 1
  if (tokens[before] === 'into') return ['insert', 'merge'].includes(tokens[before - 1])
  if (tokens[before] === 'from') return tokens[before - 1] === 'delete'
  if (tokens[before] === 'update') return isUpdate(tokens, before)
  return ['truncate', 'copy'].includes(tokens[before])
}

/** Which tables a statement, or a piece of one, names where a table stands, and whether it changes them. */
export const tablesInSql = (sql, isTable) => {
  const tokens = tokensOf(sql)
  const given = namesGiven(tokens)
  const found = []
  // One entry for each open bracket: whether a comma there goes on with a list of tables.
  const inList = [false]
  for (const [at, raw] of tokens.entries()) {
    const token = raw.replaceAll('"', '')
    const last = inList.length - 1
    if (token === '(') inList.push(inList[last] && ['from', 'join', ','].includes(tokens[at - 1]))
    else if (token === ')') inList.length = Math.max(1, last)
    else if (opensList.has(token)) inList[last] = true
    else if (endsList.has(token)) inList[last] = false
    if (!isTable(token) || given.has(token) || tokens[at - 1] === '.') continue
    const writes = writesAt(tokens, at)
    const before = tokens[at - 1] === 'only' ? tokens[at - 2] : tokens[at - 1]
    const reads =
      opensList.has(before) || (inList[last] && (before === ',' || before === '(')) || before === 'table'
    if (writes || reads) found.push({ table: token, writes })
  }
  return found
}
