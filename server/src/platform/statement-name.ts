const keptMax = 2000
const tablesMax = 3
const kept = new Map<string, string>()

const used = /\b(from|join|into|update)\s+(?:only\s+)?((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*\b"?)(\s*\()?/gi

const verbOf = (text: string): string => {
  const [first = 'statement'] = /[a-z]+/i.exec(text) ?? []
  if (!/^with$/i.test(first)) return first.toLowerCase()
  // What a statement with named parts does is what the last of its verbs outside of parentheses does.
  let depth = 0
  let verb = 'select'
  for (const [word] of text.matchAll(/[()]|\b(?:select|insert|update|delete|merge)\b/gi)) {
    if (word === '(') depth += 1
    else if (word === ')') depth -= 1
    else if (depth === 0) return word.toLowerCase()
    else verb = word.toLowerCase()
  }
  return verb
}

const tablesOf = (text: string): string[] => {
  const named = new Set(
    [
      ...text.matchAll(/(?:\bwith(?:\s+recursive)?|,)\s*"?(\w+)"?\s+as\s+(?:not\s+|materialized\s+)*\(/gi),
    ].map(([, name]) => name),
  )
  const found = [...text.matchAll(used)]
    // A function of PostgreSQL gives rows, but is no table; one of a schema says what is done.
    .filter(([, keyword, name = '', opens]) => !opens || /into/i.test(keyword ?? '') || name.includes('.'))
    .map(([, , name = '']) => name.replaceAll('"', '').toLowerCase())
    .filter((name) => !named.has(name) && !/^(select|lateral|set|skip|nothing)$/.test(name))
  return [...new Set(found)]
}

// A `from` that names no table: of a part of a day or a text, or of a comparison.
const otherFrom = /\b(?:extract\s*\(\s*\w+|substring\s*\(\s*[\w.]+|distinct)\s+from\b/gi

const make = (text: string): string => {
  const plain = text
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .replace(otherFrom, ' ')
  const tables = tablesOf(plain)
  const some = tables.slice(0, tablesMax).join(', ')
  return [verbOf(plain), tables.length > tablesMax ? `${some} and more` : some].filter(Boolean).join(' ')
}

/**
 * What a statement is called in traces, metrics and the log: the name it was prepared under, or what it does to which
 * tables. Neither its values nor its text are told.
 */
export const nameStatement = (asked: unknown): string => {
  if (typeof asked === 'object' && asked !== null) {
    if ('name' in asked && typeof asked.name === 'string' && asked.name !== '') return asked.name
    if ('text' in asked) return nameStatement(asked.text)
  }
  if (typeof asked !== 'string') return 'statement'
  const known = kept.get(asked)
  if (known !== undefined) return known
  const name = make(asked)
  if (kept.size >= keptMax) kept.clear()
  kept.set(asked, name)
  return name
}
