import ts from 'typescript'
import { tablesInSql } from '../tables/tables-in-sql.mjs'
import { walk } from './read-sources.mjs'

const some = (source, holds) => {
  let found = false
  walk(source, (node) => {
    found ||= holds(node)
  })
  return found
}

const namesType = (name) => (node) =>
  ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === name

/** `Route[]`, also as a part of what a file gives. */
const givesRoutes = (node) => ts.isArrayTypeNode(node) && namesType('Route')(node.elementType)

/** `TaskHandler[]`: what is done after commit. */
const givesHandlers = (node) => ts.isArrayTypeNode(node) && namesType('TaskHandler')(node.elementType)

/** What a call is made on in the end: `test` of `test.skip.each(…)(…)`. */
const calleeName = (node) => {
  let at = node
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at) || ts.isTaggedTemplateExpression(at))
    at = ts.isTaggedTemplateExpression(at) ? at.tag : at.expression
  return ts.isIdentifier(at) ? at.text : null
}

const isTest = (node) => ts.isCallExpression(node) && ['test', 'it'].includes(calleeName(node))

const changing = new Set(['insert', 'update', 'delete'])

/** `tx.update(…)`; a map or a set is changed under other names. */
const changesByBuilder = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  changing.has(node.expression.name.text) &&
  ['db', 'tx', 'reader'].includes(calleeName(node.expression))

const changesBySql = (node) =>
  (ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) &&
  tablesInSql(node.getText().slice(1, -1), () => true).some(({ writes }) => writes)

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** What a file gives that is there when the program runs: not a type. */
const exportedValues = (source) =>
  source.statements.filter(isExported).flatMap((node) => {
    if (ts.isVariableStatement(node)) return [...node.declarationList.declarations]
    return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) ? [] : [node]
  })

/** A constant that one of these functions makes. */
const isMadeBy = (node, ...makers) =>
  ts.isVariableDeclaration(node) &&
  node.initializer &&
  ts.isCallExpression(node.initializer) &&
  makers.includes(node.initializer.expression.getText())

const isTable = (node) => isMadeBy(node, 'pgTable')
const isTask = (node) => isMadeBy(node, 'declareTask', 'declareClockTask')
// What a task is told may have a name of its own.
const isPayload = (node) => isMadeBy(node, 'z.object')

/** Each ending that means something, and what is wrong with a file that does not mean it; null where it does. */
const endings = [
  [/\.(test|spec)\.(ts|tsx|mjs)$/, (source) => (some(source, isTest) ? null : 'holds no test')],
  [/\.routes\.ts$/, (source) => (some(source, givesRoutes) ? null : 'gives no routes')],
  [
    /\.http\.ts$/,
    (source) => {
      if (some(source, givesRoutes)) return 'gives routes: call it *.routes.ts'
      const speaks = (node) => namesType('FastifyRequest')(node) || namesType('FastifyReply')(node)
      return some(source, speaks) ? null : 'knows neither a request nor an answer'
    },
  ],
  [/\.jobs\.ts$/, (source) => (some(source, givesHandlers) ? null : 'does no task')],
  [
    /\.tasks\.ts$/,
    (source) => {
      const values = exportedValues(source)
      if (!values.some(isTask)) return 'declares no task'
      const other = values.find((node) => !isTask(node) && !isPayload(node))
      return other ? `gives ${other.name?.getText() ?? 'something'}, which is no task` : null
    },
  ],
  [
    /\.tables\.ts$/,
    (source) => {
      const values = exportedValues(source)
      if (values.length === 0) return 'describes no table'
      const other = values.find((node) => !isTable(node))
      return other ? `gives ${other.name?.getText() ?? 'something'}, which is no table` : null
    },
  ],
  [
    /^server\/.*queries\.ts$/,
    (source) =>
      some(source, (node) => changesByBuilder(node) || changesBySql(node))
        ? 'changes what it should read'
        : null,
  ],
  [
    /^web\/.*queries\.ts$/,
    (source) =>
      some(source, (node) => ts.isIdentifier(node) && /^(useMutation|mutationFn)$/.test(node.text))
        ? 'changes what it should read'
        : null,
  ],
  [
    /^server\/src\/[^/]+\/([^/]+\/)?index\.ts$/,
    (source) =>
      source.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier)
        ? null
        : 'is a door, and holds more than names of what is behind it',
  ],
]

// Endings that mean something to a tool.
const ofTools = /\.(config|d|server)\.tsx?$/
const known = /\.(test|spec|routes|http|jobs|tasks|tables)\.(ts|tsx|mjs)$/
// A file may be about one kind of another: `analysis.jobs.model.test.ts`.
const ending = /[^/.]\.[a-z-]+\.(ts|tsx|mjs)$/

const isTestFile = (file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file)

const importsTest = (node) =>
  ts.isImportDeclaration(node) &&
  node.moduleSpecifier.text === 'vitest' &&
  node.importClause?.namedBindings?.elements?.some(({ name }) => ['test', 'it'].includes(name.text))

/** Holds that the ending of a file's name says what is in it, and that what has an ending of its own carries it. */
export const checkSuffixes = (sources) =>
  sources.flatMap(({ file, source }) => {
    const findings = endings
      .filter(([named]) => named.test(file))
      .flatMap(([, wrong]) => wrong(source) ?? [])
      .map((wrong) => `${file} ${wrong}`)
    if (ending.test(file) && !known.test(file) && !ofTools.test(file))
      findings.push(`${file} has an ending that CONTRIBUTING.md does not name`)
    if (!isTestFile(file) && source.statements.some(importsTest))
      findings.push(`${file} holds tests: call it *.test.ts`)
    return findings
  })
