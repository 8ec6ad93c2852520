import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addReadDocument } from '../../testing/test-file.ts'
import { type TestSeller, testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { findDocumentFacts } from '../documents/index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
let project = 20_000
let id: string
let blocks: Record<'first' | 'second' | 'outside', string>
beforeEach(async () => {
  own = await newSeller()
  // Each file has serials of its own: two sellers never enter the same.
  project += 1
  id = `GS${project}`
  blocks = {
    first: `GS1-1-KE-${id}-16-2021-${project}1-1-20114`,
    second: `GS1-1-KE-${id}-16-2022-${project}2-1-19149`,
    outside: `GS1-1-KE-${id}-16-2009-${project}3-1-100`,
  }
  await own.save({
    registry: 'Gold Standard',
    registryProjectId: id,
    creditingStartsOn: '2021-03-01',
    creditingEndsOn: '2028-02-29',
  })
})

const certificate = (...serials: string[]) => ({
  name: `certificate-${serials.length}.pdf`,
  pages: [{ page: 1, text: serials.map((serial) => `Issued: ${serial}.`).join('\n\n') }],
})
const found = async (): Promise<{ id: string; field: string; value: string; block: object | null }[]> =>
  (await own.detail()).proposals.filter(({ block }: { block: object | null }) => block)
const add = async (proposalIds: string[]) =>
  (await own.browser.post(own.at('/found-blocks'), { body: { proposalIds } })).json()

test('blocks that were read are entered by one word of the seller, within the crediting period', async () => {
  await addReadDocument(site.db, own.id, certificate(blocks.first, blocks.second))
  const proposals = await found()
  expect(proposals).toHaveLength(2)
  expect((await own.detail()).blocks).toEqual([])
  expect(await add(proposals.map((one) => one.id))).toMatchObject({
    added: 2,
    rows: [{ added: true, message: '20,114 credits' }, { added: true }],
  })
  expect((await own.detail()).blocks).toMatchObject([
    { vintageStartsOn: '2021-03-01', vintageEndsOn: '2021-12-31', quantity: 20114 },
    { vintageStartsOn: '2022-01-01', vintageEndsOn: '2022-12-31', quantity: 19149 },
  ])
  expect(await found()).toEqual([])
})

test('a block that cannot be entered is refused with the reason, and the others are kept', async () => {
  await addReadDocument(site.db, own.id, certificate(blocks.outside, blocks.second))
  const { added, rows } = await add((await found()).map((one) => one.id))
  expect(added).toBe(1)
  expect(rows).toContainEqual(
    expect.objectContaining({ added: false, message: expect.stringContaining('crediting period') }),
  )
  expect(await found()).toHaveLength(1)
})

test('serials of another registry, of another project and of another seller are refused', async () => {
  await addReadDocument(site.db, own.id, {
    ...certificate('ACR-FR-1129-2024-2917-30932 to 35143', 'GS1-1-KE-GS999-16-2022-777-1-10'),
  })
  const { rows } = await add((await found()).map((one) => one.id))
  expect(rows.map(({ message }: { message: string }) => message)).toEqual(
    expect.arrayContaining([
      'These are serials of American Carbon Registry; this file is of Gold Standard',
      expect.stringContaining('These are serials of GS999'),
    ]),
  )
})

test('somebody else’s proposals are not there, and a block is not accepted as a value', async () => {
  await addReadDocument(site.db, own.id, certificate(blocks.first))
  const [proposal] = await found()
  const stranger = await newSeller('Another')
  const asked = { proposalIds: [proposal?.id] }
  expect((await stranger.browser.post(own.at('/found-blocks'), { body: asked })).statusCode).toBe(404)
  expect((await stranger.browser.post(stranger.at('/found-blocks'), { body: asked })).json()).toMatchObject({
    added: 0,
  })
  const accept = { proposalId: proposal?.id, decision: 'accept' }
  expect((await own.browser.post(own.at('/proposals'), { body: accept })).statusCode).toBe(404)
  const dismiss = { proposalId: proposal?.id, decision: 'dismiss' }
  expect((await own.browser.post(own.at('/proposals'), { body: dismiss })).json()).toEqual({ done: true })
  expect(await found()).toEqual([])
})

test('two documents that name two methodologies both propose theirs', async () => {
  const page = (text: string) => [{ page: 1, text }]
  await addReadDocument(site.db, own.id, { name: 'a.pdf', pages: page('Methodology: VM0044 v1.1') })
  await addReadDocument(site.db, own.id, { name: 'b.pdf', pages: page('Methodology: VM0044 v1.0') })
  const proposals: { field: string; value: string; documentName: string }[] = (await own.detail()).proposals
  const said = proposals.map(({ field, value, documentName }) => `${field} ${value} ${documentName}`)
  expect(said.toSorted()).toEqual(['methodology VM0044 v1.0 b.pdf', 'methodology VM0044 v1.1 a.pdf'])
  // One that is typed in other words is the same.
  await own.save({ methodology: 'VM0044 Biochar Utilization, Version 1.1' })
  expect((await own.detail()).proposals).toMatchObject([{ value: 'VM0044 v1.0' }])
})

test('what documents state is open to whoever checks the file: kind, value, page, document and words', async () => {
  await addReadDocument(site.db, own.id, {
    pages: [{ page: 3, text: 'We verified 4,212 tonnes of CO2e for vintage 2024 to reasonable assurance.' }],
  })
  expect(await findDocumentFacts(site.db, own.id)).toMatchObject([
    { kind: 'assurance', value: 'reasonable', page: 3, documentName: 'verification.pdf' },
    { kind: 'vintage', value: '2024: 4212', page: 3, quote: expect.stringContaining('4,212 tonnes') },
  ])
  expect((await own.detail()).statedVintages).toMatchObject([{ vintage: '2024', quantity: 4212, page: 3 }])
})
