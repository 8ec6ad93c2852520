import { expect, test } from 'vitest'
import { checkRows } from './check-rows.mjs'
import { parse } from './read-sources.mjs'

const check = (text, file = 'server/src/views/market/a.ts') =>
  checkRows([{ file, source: parse(file, text) }])

test('a statement whose rows are only said to be something is refused, with its line', () => {
  expect(check('const a = 1\nawait tx.execute<Row>(sql`select 1`)')).toEqual([
    expect.stringMatching(/^server\/src\/views\/market\/a\.ts:2 tells the compiler/),
  ])
  expect(check('db.execute<{ id: string }>(sql`select 1`)')).toHaveLength(1)
})

test('rows that are looked at, statements without rows and tests are let through', () => {
  expect(check('await query(db, Row, sql`select 1`)\nawait tx.execute(sql`update a set b = 1`)')).toEqual([])
  expect(check('db.execute<Row>(sql`select 1`)', 'server/src/views/market/a.test.ts')).toEqual([])
})
