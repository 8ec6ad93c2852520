import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apartMark } from '../platform/migrate.ts'
import { findLongLocks } from './long-locks.ts'

const folder = path.resolve(import.meta.dirname, '../../migrations')
/** Those before were released when no market was large. */
const firstHeldTo = '0182'
const held = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= firstHeldTo)

test('no new migration keeps others from a table for as long as the table is long', () => {
  const found = held.flatMap((name) =>
    findLongLocks(readFileSync(path.join(folder, name), 'utf8')).map(
      ({ statement, instead }) => `${name}: ${statement.slice(0, 100)} → ${instead}`,
    ),
  )
  expect(found).toEqual([])
})

test('what runs statement by statement can be run again from its first', () => {
  for (const name of held) {
    const sql = readFileSync(path.join(folder, name), 'utf8')
    const made = [...sql.matchAll(/create (?:unique )?index concurrently (\w+)/g)].map(([, index]) => index)
    if (made.length > 0) expect(sql.startsWith(apartMark), `${name} is one transaction`).toBe(true)
    for (const index of made) expect(sql).toContain(`drop index concurrently if exists ${index};`)
  }
})

test.each([
  'create index orders_by_room on orders (room);',
  'create unique index on orders (room)',
  'alter table orders add column token uuid not null default gen_random_uuid();',
  'alter table orders\n  add column room text,\n  alter column total_cents type numeric;',
  'alter table orders alter column email set not null;',
  'alter table orders add constraint orders_paid check (total_cents > 0);',
  'alter table orders add constraint orders_buyer foreign key (buyer_id) references users (id);',
  'alter table orders add unique (room);',
])('it names: %s', (sql) => {
  expect(findLongLocks(sql)).toHaveLength(1)
})

test.each([
  'create index concurrently orders_by_room on orders (room);',
  'create table rooms (id uuid primary key);\ncreate index rooms_by_id on rooms (id);',
  "alter table orders add column room text not null default 'hall';",
  'alter table orders add constraint orders_paid check (total_cents > 0) not valid;',
  'alter table orders validate constraint orders_paid;',
  '-- short lock: there are as many rows as currencies\nalter table rates alter column code set not null;',
  'create function f() returns void language sql as $$ create index x on orders (room) $$;',
  '-- create index orders_by_room on orders (room);',
])('it lets pass: %s', (sql) => {
  expect(findLongLocks(sql)).toEqual([])
})
