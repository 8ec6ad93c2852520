import ts from 'typescript'
import { walk } from './read-sources.mjs'

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])

const isLog = (node) => {
  if (ts.isIdentifier(node)) return node.text === 'log'
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'log'
  // `log.child(…)` is the same log, with more to say.
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'child' &&
    isLog(node.expression.expression)
  )
}

const writesLine = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  levels.has(node.expression.name.text) &&
  isLog(node.expression.expression)

const isCode = (text) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)

const codeOf = (fields) => {
  const code =
    fields &&
    ts.isObjectLiteralExpression(fields) &&
    fields.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'code')
  return code && ts.isStringLiteral(code.initializer) ? code.initializer.text : null
}

/** Every line the server writes: where, under which code, and its words where they are always the same. */
const linesIn = (sources) =>
  sources.flatMap(({ file, source }) => {
    if (!file.startsWith('server/src/') || file.endsWith('.test.ts')) return []
    const lines = []
    walk(source, (node) => {
      if (!writesLine(node)) return
      const [fields, words] = node.arguments
      const at = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      lines.push({ at, code: codeOf(fields), words: words && ts.isStringLiteral(words) ? words.text : null })
    })
    return lines
  })

/** The first column of the list: `| `code` | what it means |`. */
const listedIn = (list) => Array.from(list.matchAll(/^\| `([^`]+)` \| ./gm), ([, code]) => code)

/** Holds that every line of the log carries a code with one meaning, and that docs/log-codes.md says what each means. */
export const checkLogCodes = ({ sources, list }) => {
  const lines = linesIn(sources)
  const listed = listedIn(list)
  const wordsOf = new Map()
  for (const { code, words } of lines)
    if (code && words) wordsOf.set(code, new Set(wordsOf.get(code)).add(words))
  const used = new Set(lines.map(({ code }) => code))
  return [
    ...lines
      .filter(({ code }) => !code || !isCode(code))
      .map(({ at, code }) =>
        code ? `${at}: ${code} is not kebab-case` : `${at}: a line of the log without a code`,
      ),
    ...[...wordsOf]
      .filter(([, words]) => words.size > 1)
      .map(([code, words]) => `${code} means two things: ${[...words].map((one) => `“${one}”`).join(', ')}`),
    ...[...used]
      .filter((code) => code && !listed.includes(code))
      .map((code) => `docs/log-codes.md does not say what ${code} means`),
    ...listed
      .filter((code, at) => !used.has(code) || listed.indexOf(code) !== at)
      .map((code) =>
        used.has(code)
          ? `docs/log-codes.md names ${code} twice`
          : `docs/log-codes.md names ${code}, which nothing writes`,
      ),
  ]
}
