import type { Pool } from 'pg'

type Column = { name: string; type: string; isGiven: boolean }

/** A value for row `i` of each kind of column; every one is another, so that no unique index minds. */
const values: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'row ' || i`,
  smallint: '(i % 30000)::smallint',
  integer: 'i',
  bigint: 'i',
  numeric: 'i',
  'double precision': 'i',
  boolean: 'true',
  date: `date '2026-01-01'`,
  'timestamp with time zone': 'now()',
  jsonb: `'{}'::jsonb`,
  json: `'{}'::json`,
  bytea: `decode(repeat('00', 64), 'hex')`,
}

const contentOf = ({ name, type }: Column): string => {
  const value = type.endsWith('[]') ? `'{}'` : values[type.replace(/\(.*\)/, '')]
  if (value === undefined) throw new Error(`nobody said what stands in ${name}, a ${type}`)
  return value
}

const findColumns = async (pool: Pool, table: string): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type,
        attgenerated = '' and attidentity <> 'a' as "isGiven"
      from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return rows.filter(({ isGiven }) => isGiven)
}

/**
 * Fills a table with rows that look like nothing. What it refers to is put back afterwards, not valid, and so are the checks
 * a migration speaks of by their name: of the others such rows would keep none.
 */
export const fillTable = async (
  pool: Pool,
  table: string,
  { rows, migration }: { rows: number; migration: string },
): Promise<void> => {
  const columns = await findColumns(pool, table)
  const { rows: held } = await pool.query<{ name: string; says: string; isCheck: boolean }>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as says, contype = 'c' as "isCheck" from pg_constraint
      where conrelid = $1::regclass and contype in ('c', 'f')`,
    [table],
  )
  for (const { name } of held) await pool.query(`alter table ${table} drop constraint ${name}`)
  await pool.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
      select ${columns.map(contentOf).join(', ')} from generate_series(1, ${rows}) i`,
  )
  for (const { name, says } of held.filter(({ name, isCheck }) => !isCheck || migration.includes(name)))
    await pool.query(
      `alter table ${table} add constraint ${name} ${says.replace(/ NOT VALID$/, '')} not valid`,
    )
  await pool.query(`vacuum analyze ${table}`)
}
