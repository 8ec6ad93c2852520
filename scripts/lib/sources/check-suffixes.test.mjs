import { expect, test } from 'vitest'
import { checkSuffixes } from './check-suffixes.mjs'
import { parse } from './read-sources.mjs'

const check = (files) =>
  checkSuffixes(Object.entries(files).map(([file, text]) => ({ file, source: parse(file, text) })))

test('files that mean what their names say are let through', () => {
  expect(
    check({
      'server/src/trade/orders/orders.routes.ts': 'export const orderRoutes = (): Route[] => []',
      'server/src/people/identity/open-id.routes.ts': 'type OpenId = { routes: Route[] }',
      'server/src/people/identity/cookie.http.ts':
        'export const set = (reply: FastifyReply) => reply.header("a", "b")',
      'server/src/trade/orders/orders.jobs.ts': 'export const orderTasks = (): TaskHandler[] => []',
      'server/src/trade/orders/orders.tasks.ts':
        'export const Sweep = z.object({})\nexport const sweepTask = declareTask("sweep", Sweep)',
      'server/src/trade/orders/orders.tables.ts':
        'const at = () => timestamp()\nexport type State = "open"\nexport const orders = pgTable("orders", { at: at() })',
      'server/src/trade/orders/order-queries.ts':
        'const seen = new Map()\nseen.delete(1)\nexport const find = (db: Reader) => db.execute(sql`select 1 from orders for update`)',
      'server/src/trade/orders/index.ts': 'export { find } from "./order-queries.ts"',
      'server/src/trade/orders/place.test.ts': 'test.each([1])("holds %s", () => {})',
      'web/vite.config.ts': 'export default {}',
      'web/src/nouns/order/queries.ts': 'export const orderQueries = { all: () => ["orders"] }',
    }),
  ).toEqual([])
})

test('an ending that promises what a file does not hold is refused', () => {
  expect(
    check({
      'server/src/trade/purchase/open-page.routes.ts': 'export const openPage = () => 1',
      'server/src/people/identity/cookie.http.ts': 'export const routes = (): Route[] => []',
      'server/src/people/identity/name.http.ts': 'export const name = "session"',
      'server/src/demo/demo.jobs.ts': 'export const seed = () => 1',
      'server/src/trade/orders/orders.tasks.ts':
        'export const sweepTask = declareClockTask("sweep", "* * * * *")\nexport const sweep = () => 1',
      'server/src/trade/orders/orders.tables.ts':
        'export const orders = pgTable("orders", {})\nexport const find = () => 1',
      'server/src/trade/orders/none.tables.ts': 'export type State = "open"',
      'server/src/trade/orders/index.ts': 'export const two = 2',
      'server/src/trade/orders/place.test.ts': 'export const help = () => 1',
      'server/src/trade/orders/orders.service.ts': 'export const a = 1',
      'server/src/trade/orders/place-spec.ts': 'import { expect, test } from "vitest"',
    }),
  ).toEqual([
    'server/src/trade/purchase/open-page.routes.ts gives no routes',
    'server/src/people/identity/cookie.http.ts gives routes: call it *.routes.ts',
    'server/src/people/identity/name.http.ts knows neither a request nor an answer',
    'server/src/demo/demo.jobs.ts does no task',
    'server/src/trade/orders/orders.tasks.ts gives sweep, which is no task',
    'server/src/trade/orders/orders.tables.ts gives find, which is no table',
    'server/src/trade/orders/none.tables.ts describes no table',
    'server/src/trade/orders/index.ts is a door, and holds more than names of what is behind it',
    'server/src/trade/orders/place.test.ts holds no test',
    'server/src/trade/orders/orders.service.ts has an ending that CONTRIBUTING.md does not name',
    'server/src/trade/orders/place-spec.ts holds tests: call it *.test.ts',
  ])
})

test('queries that change something are refused, by a statement, by the builder and in the browser', () => {
  const refused = {
    'server/src/a/b/a-queries.ts': 'export const f = (tx: Tx) => tx.execute(sql`update orders set a = 1`)',
    'server/src/a/b/b-queries.ts': 'export const f = (tx: Tx) => tx.insert(orders).values({})',
    'server/src/a/b/c-queries.ts': 'export const f = (db: Db) => db.execute("delete from orders")',
    'web/src/nouns/order/queries.ts': 'export const usePlace = () => useMutation({})',
  }
  expect(check(refused)).toEqual(Object.keys(refused).map((file) => `${file} changes what it should read`))
})
