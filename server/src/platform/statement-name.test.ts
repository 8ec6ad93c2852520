import { expect, test } from 'vitest'
import { nameStatement } from './statement-name.ts'

test.each([
  ['select "id" from "orders" where "orders"."id" = $1', 'select orders'],
  ['insert into "ledger_entries" ("id") values ($1) returning "id"', 'insert ledger_entries'],
  ['update "users" set "name" = $1 where id = $2', 'update users'],
  ['delete from sessions where expires_at < now()', 'delete sessions'],
  ['select * from a join b on true left join c on true join d on true', 'select a, b, c and more'],
  [
    'select from graphile_worker.add_jobs(array(select 1 from unnest($1::text[]) as job (task)))',
    'select graphile_worker.add_jobs',
  ],
  ['select n from unnest($1::int[]) as t (n)', 'select'],
  [
    'with due as (select id from orders for update skip locked) update listings set x = 1 from due',
    'update orders, listings',
  ],
  ['select extract(year from starts_on) from batches where a is distinct from b', 'select batches'],
  ['begin', 'begin'],
  ["select $1 from projects where name = 'from people join secrets'", 'select projects'],
])('%s is called %s', (text, name) => {
  expect(nameStatement(text)).toBe(name)
  expect(nameStatement({ text })).toBe(name)
})

test('a prepared statement is called what it was prepared as', () => {
  expect(nameStatement({ name: 'find-balance', text: 'select 1' })).toBe('find-balance')
})
