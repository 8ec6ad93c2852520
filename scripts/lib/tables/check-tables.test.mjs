import { expect, test } from 'vitest'
import { checkTables } from './check-tables.mjs'

const migrations = `
  create table orders (id uuid);
  create table listings (id uuid);
  create table ledger_balances (amount bigint);
  create table baskets_before (id uuid);
  alter table baskets_before rename to baskets;
  create view sellable_listings as select * from listings;`
const owners = {
  'trade/orders': ['orders'],
  'trade/baskets': ['baskets'],
  'supply/listings': ['listings', 'sellable_listings'],
  ledger: ['ledger_balances'],
}
const tables = [
  'server/src/trade/orders/orders.tables.ts',
  `import { pgTable } from 'drizzle-orm/pg-core'\nexport const orders = pgTable('orders', {})`,
]
const check = (files) => checkTables({ files: [tables, ...Object.entries(files)], migrations, owners })

test('a server whose domains keep to their tables is let through, and its edges are counted', () => {
  const { findings, says } = check({
    'server/src/trade/orders/place-order.ts':
      'import { openListing } from "../../supply/listings/index.ts"\nsql`insert into orders values (1)`',
    'server/src/views/market/find.ts': 'sql`select * from orders join listings on true`',
  })
  expect(findings).toEqual([])
  expect(says).toBe('1 import edges, 2 SQL edges, no circle')
})

test('a foreign write is refused, in a statement, by the query builder and in a view', () => {
  const { findings } = check({
    'server/src/trade/baskets/a.ts': 'sql`update orders set total = 0`',
    'server/src/supply/listings/b.ts': 'pool.query("delete from baskets")',
    'server/src/use/retirements/c.ts':
      'import { orders as theirs } from "../../trade/orders/index.ts"\nawait tx.delete(theirs).where(x)',
    'server/src/views/market/d.ts': 'sql`insert into listings values (1)`',
  })
  expect(findings).toEqual([
    'trade/baskets writes orders, which belongs to trade/orders: server/src/trade/baskets/a.ts',
    'supply/listings writes baskets, which belongs to trade/baskets: server/src/supply/listings/b.ts',
    'use/retirements writes orders, which belongs to trade/orders: server/src/use/retirements/c.ts',
    'views/market writes listings, which belongs to supply/listings: server/src/views/market/d.ts',
  ])
})

test('a write that a walk over many tables is told of counts as one', () => {
  const { findings } = check({
    'server/src/people/privacy/walk.ts': `export const all = [{ table: 'orders', erasing }]`,
  })
  expect(findings).toEqual([
    'people/privacy writes orders, which belongs to trade/orders: server/src/people/privacy/walk.ts',
  ])
})

test('a foreign read is refused outside the views; a view of its owner and the ledger may be read', () => {
  const { findings } = check({
    'server/src/trade/baskets/a.ts': 'sql`select 1 from listings`',
    'server/src/trade/baskets/b.ts': 'sql`select 1 from sellable_listings join ledger_balances on true`',
  })
  expect(findings).toEqual([
    'trade/baskets reads listings, which belongs to supply/listings: server/src/trade/baskets/a.ts',
  ])
})

test('a circle that an import and a statement make together is named', () => {
  const { findings } = check({
    'server/src/trade/orders/a.ts': 'sql`select 1 from baskets`',
    'server/src/trade/baskets/b.ts': 'import { listings } from "../../supply/listings/index.ts"',
    'server/src/supply/listings/c.ts': 'import { x } from "../../trade/orders/index.ts"',
  })
  expect(findings).toEqual([
    'trade/orders reads baskets, which belongs to trade/baskets: server/src/trade/orders/a.ts',
    'a circle: trade/baskets → supply/listings → trade/orders → trade/baskets',
  ])
})

test('what stands in a room above is not read, and not even a view of it', () => {
  const { findings } = check({
    'server/src/supply/listings/a.ts': 'sql`select 1 from orders`',
    'server/src/people/identity/b.ts': 'sql`select 1 from sellable_listings`',
  })
  expect(findings).toEqual([
    'supply/listings reads orders, which belongs to trade/orders: server/src/supply/listings/a.ts',
    'people/identity reads sellable_listings, which belongs to supply/listings: server/src/people/identity/b.ts',
  ])
})

test('every table has one owner, and is described where it belongs', () => {
  const { findings } = checkTables({
    files: [['server/src/trade/baskets/x.tables.ts', `export const orders = pgTable('orders', {})`]],
    migrations,
    owners: {
      'trade/orders': ['orders', 'lost'],
      'trade/baskets': ['orders', 'baskets', 'listings'],
      ledger: [],
    },
  })
  expect(findings).toEqual([
    'trade/orders owns lost, which no migration makes',
    'orders has two owners: trade/orders and trade/baskets',
    'ledger_balances has no owner in server/table-owners.json',
    'sellable_listings has no owner in server/table-owners.json',
  ])
})
