import path from 'node:path'
import ts from 'typescript'
import { tablesInSql } from './tables-in-sql.mjs'

const changing = new Set(['insert', 'update', 'delete'])
const statement = /^\s*(select|insert|update|delete|with|truncate|copy|merge)\b/i

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

const walk = (node, visit) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The tables a `*.tables.ts` describes, by the name they are exported under. */
export const describedTables = (file, text) => {
  const described = new Map()
  walk(parse(file, text), (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return
    const [name] = node.initializer.arguments
    if (node.initializer.expression.getText() === 'pgTable' && name && ts.isStringLiteral(name))
      described.set(node.name.getText(), name.text)
  })
  return described
}

/** The files of ours that a file imports, and under which names it knows their exports. */
const readImports = (source, file) => {
  const imports = []
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue
    const target = node.moduleSpecifier?.text
    if (!target?.startsWith('.')) continue
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
    imports.push({
      target: path.posix.join(path.posix.dirname(file), target),
      names: names.map(({ name, propertyName }) => ({
        local: name.text,
        exported: (propertyName ?? name).text,
      })),
    })
  }
  return imports
}

/** The text of a template; a table that was put into it stands there by its name, anything else as a hole. */
const textOf = (template, tables) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce(
        (text, { expression, literal }) =>
          `${text} ${tables.get(expression.getText()) ?? '?'} ${literal.text}`,
        template.head.text,
      )

const isTagged = (node) =>
  ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText().startsWith('sql')

const inSqlOf = (node, { tables, isTable }) => {
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    const text = textOf(node, tables)
    return isTagged(node) || statement.test(text) ? tablesInSql(text, isTable) : []
  }
  return ts.isStringLiteral(node) && statement.test(node.text) ? tablesInSql(node.text, isTable) : []
}

/** `{ table: 'orders', …, erasing }`: what a walk over many tables is told about one of them, to read it and to change it. */
const inWalkOf = (node, isTable) => {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'table') return []
  const { initializer, parent } = node
  const isTold = parent.properties.some(
    (one) => ts.isSpreadAssignment(one) || one.name?.getText() === 'erasing',
  )
  return isTold && ts.isStringLiteral(initializer) && isTable(initializer.text)
    ? [{ table: initializer.text, writes: true }]
    : []
}

/** A table handed to the query builder: `tx.update(orders)` changes it, any other mention reads it. */
const inBuilderOf = (node, tables) => {
  const table = ts.isIdentifier(node) && tables.get(node.text)
  if (!table || ts.isImportSpecifier(node.parent) || ts.isTypeQueryNode(node.parent)) return []
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return []
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return []
  const call =
    ts.isCallExpression(node.parent) && node.parent.arguments[0] === node ? node.parent.expression : null
  return [
    { table, writes: Boolean(call && ts.isPropertyAccessExpression(call) && changing.has(call.name.text)) },
  ]
}

/**
 * What a source file imports of ours and which tables it names. `tableOf` answers which table is exported by a file's
 * domain under a name, `isTable` whether a word is one.
 */
export const readSource = (file, text, { tableOf, isTable }) => {
  const source = parse(file, text)
  const imports = readImports(source, file)
  const tables = new Map()
  for (const { target, names } of imports)
    for (const { local, exported } of names) {
      const table = tableOf(target, exported)
      if (table) tables.set(local, table)
    }
  const uses = []
  // A description of a table names others only as what its keys point to.
  const describes = file.endsWith('.tables.ts')
  walk(source, (node) => {
    uses.push(...inSqlOf(node, { tables, isTable }), ...inWalkOf(node, isTable))
    if (!describes) uses.push(...inBuilderOf(node, tables))
  })
  return { imports: imports.map(({ target }) => target), uses }
}
