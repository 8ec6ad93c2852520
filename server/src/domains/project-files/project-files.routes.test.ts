import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addReadDocument, wholeFile } from '../../testing/test-file.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let sellers = 0
const signUp = async (): Promise<Browser> => {
  sellers += 1
  const browser = site.browser(`10.7.${sellers}.1`)
  const body = {
    email: `seller${sellers}@example.org`,
    password: 'correct-horse-battery',
    firstName: 'Sam',
    lastName: 'Seller',
    companyName: `Company ${sellers}`,
  }
  expect((await browser.post('/api/auth/sign-up-seller', { body })).statusCode).toBe(200)
  return browser
}

let ids = 1000
const newId = () => `VCS${++ids}`

let seller: Browser
let id: string
const at = (rest = '') => `/api/seller/projects/${id}${rest}`
const detail = async () => (await seller.get(at())).json()
const save = async (patch: object) => seller.patch(at(), { body: patch })

beforeEach(async () => {
  seller = await signUp()
  id = (await seller.post('/api/seller/projects', { body: { name: 'Orchard Char' } })).json().id
})

const block = {
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  serialPrefix: 'VCS-VCU-1',
  serialStart: 1,
  serialEnd: 400,
}

const completeFile = async () => {
  expect((await save(wholeFile(newId()))).json()).toEqual({ done: true })
  const profile = {
    country: 'KE',
    description: 'We make char.',
    payout: { holder: 'Company', account: 'KE12 3456 7890', bank: 'Bank of the Lake' },
  }
  expect((await seller.patch('/api/seller/profile', { body: profile })).json()).toEqual({ done: true })
  const prefix = `P-${id}`
  expect((await seller.post(at('/blocks'), { body: { ...block, serialPrefix: prefix } })).statusCode).toBe(
    200,
  )
  await addReadDocument(site.db, id)
}

describe('a project file', () => {
  test('is saved as it is typed, field by field, and is there on return', async () => {
    await save({ summary: 'Char' })
    await save({ category: 'biochar' })
    await save({ methodology: 'vm 44' })
    expect((await detail()).file).toMatchObject({
      summary: 'Char',
      category: 'biochar',
      methodology: 'vm 44',
      methodologyId: 'VM0044',
    })
  })

  test('started twice under one name is one file', async () => {
    const again = await seller.post('/api/seller/projects', { body: { name: ' Orchard Char ' } })
    expect(again.json()).toEqual({ id })
  })

  test('of somebody else is not there, whatever is asked of it', async () => {
    const other = await signUp()
    expect((await other.get(at())).statusCode).toBe(404)
    expect((await other.patch(at(), { body: { summary: 'mine' } })).statusCode).toBe(404)
    expect((await other.post(at('/blocks'), { body: block })).statusCode).toBe(404)
    expect((await other.post(at('/submit'))).statusCode).toBe(404)
    expect((await other.get(at('/trade'))).statusCode).toBe(404)
    expect((await other.get(`/api/projects/${id}/scores`)).statusCode).toBe(404)
  })

  test('refuses an id that does not fit its registry, at the field, and keeps what was there', async () => {
    const registryProjectId = newId()
    await save({ registry: 'Verra VCS', registryProjectId })
    const refused = await save({ registryProjectId: 'ACR1129' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'registryProjectId' })
    expect((await detail()).file.registryProjectId).toBe(registryProjectId)
  })

  test('refuses a project another seller has registered', async () => {
    const registryProjectId = newId()
    await save({ registry: 'Verra VCS', registryProjectId })
    const other = await signUp()
    const theirs = (await other.post('/api/seller/projects', { body: { name: 'Copy' } })).json().id
    const refused = await other.patch(`/api/seller/projects/${theirs}`, {
      body: { registry: 'Verra VCS', registryProjectId: registryProjectId.toLowerCase() },
    })
    expect(refused.json()).toMatchObject({ code: 'project_exists', field: 'registryProjectId' })
  })

  test('another registry drops an id that no longer fits', async () => {
    await save({ registry: 'Verra VCS', registryProjectId: newId() })
    await save({ registry: 'Climate Action Reserve' })
    expect((await detail()).file).toMatchObject({
      registry: 'Climate Action Reserve',
      registryProjectId: null,
    })
  })

  test('knows how far it has come, and what comes next', async () => {
    const empty = await detail()
    expect(empty).toMatchObject({ progress: 0, checklistPercent: 0, review: 'draft' })
    expect(empty.steps[0].note).toContain('Next: Who you are')
    await completeFile()
    const whole = await detail()
    expect(whole.checklist.filter(({ done }: { done: boolean }) => !done)).toEqual([])
    expect(whole).toMatchObject({ progress: 20, checklistPercent: 100 })
  })

  test('its progress stands on the dashboard; a project without a file has none', async () => {
    await completeFile()
    const email = `seller${sellers}@example.org`
    await seller.post('/api/seller/projects', { body: { name: 'Second' } })
    const { sellerprojects } = (
      await seller.post('/api/dashboard/seller-projects', { body: { email } })
    ).json()
    expect(sellerprojects.map(({ progress }: { progress?: number }) => progress)).toEqual([20, 0])
  })
})

describe('serial blocks', () => {
  beforeEach(() => save({ ...wholeFile(newId()) }))

  test('of one registry never overlap, also under another seller', async () => {
    const serialPrefix = `shared-${id}`
    expect((await seller.post(at('/blocks'), { body: { ...block, serialPrefix } })).statusCode).toBe(200)
    const other = await signUp()
    const theirs = (await other.post('/api/seller/projects', { body: { name: 'Other' } })).json().id
    await other.patch(`/api/seller/projects/${theirs}`, { body: wholeFile(newId()) })
    const refused = await other.post(`/api/seller/projects/${theirs}/blocks`, {
      body: { ...block, serialPrefix, serialStart: 400, serialEnd: 500 },
    })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'serials_issued', field: 'serialStart' })
  })

  test('entered twice at the same moment: exactly one stays', async () => {
    const body = { ...block, serialPrefix: `race-${id}` }
    const answers = await Promise.all([1, 2, 3, 4].map(() => seller.post(at('/blocks'), { body })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  test('outside the crediting period are refused at the field', async () => {
    const body = { ...block, vintageStartsOn: '2019-01-01', vintageEndsOn: '2019-12-31' }
    const refused = await seller.post(at('/blocks'), { body })
    expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'vintageStartsOn' })
  })

  test('keep the crediting period from being drawn past them', async () => {
    await seller.post(at('/blocks'), { body: { ...block, serialPrefix: `period-${id}` } })
    expect((await save({ creditingEndsOn: '2022-12-31' })).json()).toMatchObject({ field: 'creditingEndsOn' })
  })

  test('come from CSV with a report line by line; good lines stay', async () => {
    const csv = [
      'Vintage start;vintage_end;serial_prefix;serial_start;serial_end',
      `2022-01-01;2022-12-31;csv-${id};1;100`,
      `2022-01-01;2022-12-31;csv-${id};100;150`,
      `2019-01-01;2019-12-31;csv-${id};200;250`,
      `2023-01-01;2023-12-31;csv-${id};many;300`,
      `2023-01-01;2023-12-31;"csv-${id}";1,001;2,000`,
    ].join('\r\n')
    const { added, rows } = (await seller.post(at('/import'), { body: { csv } })).json()
    expect(added).toBe(2)
    expect(
      rows.map(({ line, added, field }: { line: number; added: boolean; field: string }) => [
        line,
        added,
        field,
      ]),
    ).toEqual([
      [2, true, null],
      [3, false, 'serial_start'],
      [4, false, 'vintage_start'],
      [5, false, 'serial_start'],
      [6, true, null],
    ])
    expect((await detail()).blocks.map(({ quantity }: { quantity: number }) => quantity)).toEqual([100, 1000])
  })

  test('a file without the columns is refused whole', async () => {
    const refused = await seller.post(at('/import'), { body: { csv: 'a,b\n1,2' } })
    expect(refused.json()).toMatchObject({ field: 'csv', error: expect.stringContaining('vintage_start') })
  })
})

describe('proposals', () => {
  test('fill nothing until the seller accepts them, and are then checked like anything typed', async () => {
    await addReadDocument(site.db, id, {
      pages: [{ page: 2, text: 'The crediting period is 2020-01-01 to 2029-12-31.' }],
    })
    const { file, proposals } = await detail()
    expect(file.creditingStartsOn).toBeNull()
    expect(proposals).toMatchObject([
      { field: 'creditingEndsOn', value: '2029-12-31', page: 2 },
      { field: 'creditingStartsOn', value: '2020-01-01', page: 2 },
    ])
    const decide = (proposalId: string, decision: string) =>
      seller.post(at('/proposals'), { body: { proposalId, decision } })
    expect((await decide(proposals[1].id, 'accept')).json()).toEqual({ done: true })
    expect((await decide(proposals[0].id, 'dismiss')).json()).toEqual({ done: true })
    expect(await detail()).toMatchObject({
      file: { creditingStartsOn: '2020-01-01', creditingEndsOn: null },
      proposals: [],
    })
    expect((await decide(proposals[1].id, 'accept')).statusCode).toBe(404)
  })
})

describe('handing in', () => {
  test('an incomplete file is refused with the first thing that is missing', async () => {
    expect((await seller.post(at('/submit'))).json()).toMatchObject({
      code: 'file_incomplete',
      field: 'profile',
    })
  })

  test('a complete file waits for review', async () => {
    await completeFile()
    expect((await seller.post(at('/submit'))).json()).toEqual({ done: true })
    expect(await detail()).toMatchObject({ review: 'submitted' })
  })
})
