import { expect, test } from 'vitest'
import { tablesInSql } from './tables-in-sql.mjs'

const known = new Set(['orders', 'listings', 'scores', 'payments', 'baskets'])
const found = (sql) =>
  tablesInSql(sql, (word) => known.has(word)).map(({ table, writes }) => `${writes ? 'w' : 'r'} ${table}`)

test('what stands after from and join is read, also in a list and in brackets', () => {
  expect(found('select * from orders o join listings l on true, lateral (select 1 from scores) s')).toEqual([
    'r orders',
    'r listings',
    'r scores',
  ])
  expect(found('select 1 from orders, baskets b where true')).toEqual(['r orders', 'r baskets'])
})

test('insert, update and delete change a table; a lock and an upsert name none', () => {
  expect(found('insert into orders (id) select id from baskets')).toEqual(['w orders', 'r baskets'])
  expect(found('update orders set total = 1 from payments')).toEqual(['w orders', 'r payments'])
  expect(found('delete from only orders using payments')).toEqual(['w orders', 'r payments'])
  expect(found('insert into orders values (1) on conflict do update set x = 1')).toEqual(['w orders'])
  expect(found('select 1 from orders for no key update')).toEqual(['r orders'])
})

test('a column, an alias, a text and a comment are no table', () => {
  expect(
    found(`select orders.id, count(*) as payments, 'from baskets' from orders -- join listings`),
  ).toEqual(['r orders'])
})

test('a name that the statement gives itself hides the table of that name', () => {
  expect(found('with scores (id) as (select id from orders) select * from scores')).toEqual(['r orders'])
  expect(found('with a as (select 1), listings as materialized (select 2) select * from listings')).toEqual(
    [],
  )
})

test('a write inside a with counts', () => {
  expect(found('with gone as (delete from baskets returning id) select * from gone')).toEqual(['w baskets'])
})
