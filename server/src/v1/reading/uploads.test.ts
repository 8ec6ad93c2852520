import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany, openShop, shop } from '../../testing/test-approvals.ts'
import { newKey, programOf } from '../../testing/test-keys.ts'
import { multipart } from '../../testing/upload.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const form = (companyName: string, content = 'Emissions,2023\nScope 1,900\n') =>
  multipart([
    { name: 'companyName', value: companyName },
    { name: 'file', value: content, fileName: 'emissions.csv' },
  ])

test('an upload under a key is one act, and another under the same key is refused', async () => {
  const { owner } = await newCompany()
  const program = programOf((await newKey(owner)).secret)
  const send = (words: ReturnType<typeof form>, key?: string) =>
    program.send('POST', '/v1/analyses', { ...words, ...(key ? { key } : {}) })
  const key = randomUUID()
  const first = await send(form('Northwind'), key)
  expect(first.statusCode, first.body).toBe(201)
  const again = await send(form('Northwind'), key)
  expect([again.statusCode, again.body, again.headers['idempotency-hit']]).toEqual([201, first.body, '1'])
  expect((await send(form('Southwind'), key)).json()).toMatchObject({ code: 'idempotency_mismatch' })
  const other = form('Northwind', 'Emissions,2023\nScope 1,901\n')
  expect((await send(other, key)).json()).toMatchObject({ code: 'idempotency_mismatch' })
  expect((await program.get('/v1/analyses')).json().data).toMatchObject([{ id: first.json().id }])
  // Without one it is taken as it always was.
  const without = await send(other)
  expect([without.statusCode, without.headers['idempotency-hit']]).toEqual([201, undefined])
})
