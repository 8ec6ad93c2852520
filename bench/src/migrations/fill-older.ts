import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

type Column = { table: string; name: string; type: string; isNeeded: boolean }

const readColumns = async (client: pg.ClientBase): Promise<Column[]> => {
  const { rows } = await client.query<Column>(
    `select class.relname as table, attribute.attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull and not atthasdef and attidentity = '' as "isNeeded"
     from pg_attribute attribute join pg_class class on class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
       and relname <> 'schema_migrations'
     order by class.relname, attnum`,
  )
  return rows
}

/** Something for a column of before that nobody keeps any more. */
const standIns: Record<string, string> = {
  text: `''`,
  uuid: 'gen_random_uuid()',
  bigint: '0',
  integer: '0',
  boolean: 'false',
  jsonb: `'{}'::jsonb`,
  'timestamp with time zone': 'now()',
}

/**
 * Copies what the tables of today and of before have in common. Answers the tables whose rows of today an older rule
 * refuses: those stay empty.
 */
export const fillOlder = async (newer: pg.ClientBase, older: pg.ClientBase): Promise<string[]> => {
  await older.query('set session_replication_role = replica; set statement_timeout = 0')
  await newer.query('set statement_timeout = 0')
  const today = new Set((await readColumns(newer)).map(({ table, name }) => `${table}.${name}`))
  const tables = new Map<string, Column[]>()
  for (const column of await readColumns(older))
    tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  const refused: string[] = []
  for (const [table, columns] of tables) {
    const isKept = ({ name }: Column) => today.has(`${table}.${name}`)
    if (!columns.some(isKept)) continue
    const wanted = columns.filter((column) => isKept(column) || column.isNeeded)
    const names = wanted.map(({ name }) => `"${name}"`).join(', ')
    const values = wanted.map((column) =>
      isKept(column) ? `"${column.name}"::${column.type}` : (standIns[column.type] ?? 'null'),
    )
    const rows = newer.query(copyTo(`copy (select ${values.join(', ')} from "${table}") to stdout`))
    const into = older.query(copyFrom(`copy "${table}" (${names}) from stdin`))
    try {
      await pipeline(rows, into)
    } catch {
      refused.push(table)
    }
  }
  await older.query('reset session_replication_role')
  return refused
}
