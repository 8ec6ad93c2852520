import ts from 'typescript'
import { walk } from './read-sources.mjs'

const says = 'tells the compiler what its rows are, and nobody looks: use query() of platform/query.ts'

/** `db.execute<Row>(…)`, which is a promise to the compiler that nothing holds us to. */
const isUnchecked = (node) =>
  ts.isCallExpression(node) &&
  node.typeArguments !== undefined &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'execute'

/** Holds that the rows of a statement are looked at before anybody believes them. */
export const checkRows = (sources) =>
  sources.flatMap(({ file, source }) => {
    if (!file.startsWith('server/src/') || file.endsWith('.test.ts')) return []
    const findings = []
    walk(source, (node) => {
      if (!isUnchecked(node)) return
      findings.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${says}`)
    })
    return findings
  })
