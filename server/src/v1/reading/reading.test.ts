import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newCompany, openShop, shop, trailOf } from '../../testing/test-approvals.ts'
import { newKey, programOf } from '../../testing/test-keys.ts'
import { multipart } from '../../testing/upload.ts'

beforeAll(openShop)
afterAll(() => shop.close())

const csv =
  'Year,Metric,Value,Unit\n2024,Scope 1 emissions,1200,tCO2e\n2024,Scope 2 emissions (location-based),300,tCO2e\n'

test('a program uploads a report, waits until it is read, takes its figures and deletes it', async () => {
  const { owner } = await newCompany()
  const program = programOf((await newKey(owner)).secret)
  const { body, headers } = multipart([
    { name: 'companyName', value: 'Field & Fjord' },
    { name: 'file', value: csv, fileName: 'report.csv' },
  ])
  const sent = await program.send('POST', '/v1/analyses', { body, headers })
  expect(sent.statusCode, sent.body).toBe(201)
  const { id } = sent.json()
  await vi.waitFor(
    async () =>
      expect((await program.get(`/v1/analyses/${id}`)).json()).toMatchObject({ status: 'completed' }),
    { timeout: 60_000, interval: 200 },
  )
  const { data } = (await program.get(`/v1/analyses/${id}/inventory`)).json()
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ metric: 'scope1', year: 2024, value: { amount: 1200, unit: 'tCO2e' } }),
    ]),
  )
  expect((await program.get('/v1/analyses')).json().data).toMatchObject([
    { id, companyName: 'Field & Fjord' },
  ])
  const report = await program.get('/v1/reports/auditor?from=2025-01-01&to=2025-12-31')
  expect(report.json()).toMatchObject({ kind: 'auditor', periodStartsOn: '2025-01-01' })
  const other = await newCompany()
  const stranger = programOf((await newKey(other.owner)).secret)
  for (const url of [`/v1/analyses/${id}`, `/v1/analyses/${id}/inventory`])
    expect((await stranger.get(url)).statusCode).toBe(404)
  const removed = await program.send('DELETE', `/v1/analyses/${id}`, { key: 'once' })
  expect(removed.json()).toEqual({ object: 'analysis', id, isDeleted: true })
  expect((await program.get(`/v1/analyses/${id}`)).statusCode).toBe(404)
  expect(await trailOf(owner)).toContain('The key “Shop” uploaded report.csv')
}, 90_000)
