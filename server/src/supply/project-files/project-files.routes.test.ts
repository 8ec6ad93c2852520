import { readDocument } from '@ledgerleaf/esg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addReadDocument, wholeFile } from '../../testing/test-file.ts'
import { newRegistryId, type TestSeller, testBlock, testSellers } from '../../testing/test-seller.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  newSeller = testSellers(site)
})
afterAll(() => site.close())

let newSeller: ReturnType<typeof testSellers>
let own: TestSeller
beforeEach(async () => {
  own = await newSeller()
})

describe('a project file', () => {
  test('is saved as it is typed, field by field, and is there on return', async () => {
    await own.save({ summary: 'Char' })
    await own.save({ category: 'biochar' })
    await own.save({ methodology: 'vm 44' })
    expect((await own.detail()).file).toMatchObject({
      summary: 'Char',
      category: 'biochar',
      methodology: 'vm 44',
      methodologyId: 'VM0044',
    })
  })

  test('started twice under one name is one file', async () => {
    const again = await own.browser.post('/api/seller/projects', { body: { name: ' Orchard Char ' } })
    expect(again.json()).toEqual({ id: own.id })
  })

  test('can be given another name until credits are issued; an approved one waits for its review again', async () => {
    expect((await own.save({ name: '  Meadow Char ' })).json()).toEqual({ done: true })
    expect(await own.detail()).toMatchObject({ name: 'Meadow Char', review: 'draft' })
    expect((await own.save({ name: ' ' })).json()).toMatchObject({ field: 'name' })
    await own.browser.post('/api/seller/projects', { body: { name: 'Harbour Char' } })
    expect((await own.save({ name: 'Harbour Char' })).json()).toMatchObject({
      code: 'project_exists',
      field: 'name',
      error: 'You have another project of this name.',
    })
    await own.approvedFile()
    expect((await own.save({ name: 'Valley Char' })).json()).toEqual({ done: true })
    expect(await own.detail()).toMatchObject({ name: 'Valley Char', review: 'draft' })
    expect((await own.publish()).json()).toMatchObject({ code: 'not_approved' })
  })

  test('of somebody else is not there, whatever is asked of it', async () => {
    const other = await newSeller('Another')
    expect((await other.browser.get(own.at())).statusCode).toBe(404)
    expect((await other.browser.patch(own.at(), { body: { summary: 'mine' } })).statusCode).toBe(404)
    expect((await other.browser.post(own.at('/blocks'), { body: testBlock })).statusCode).toBe(404)
    expect((await other.browser.post(own.at('/submit'))).statusCode).toBe(404)
    expect((await other.browser.get(own.at('/trade'))).statusCode).toBe(404)
    expect((await other.browser.get(`/api/projects/${own.id}/scores`)).statusCode).toBe(404)
  })

  test('refuses an id that does not fit its registry, at the field, and keeps what was there', async () => {
    const registryProjectId = newRegistryId()
    await own.save({ registry: 'Puro.earth', registryProjectId })
    const refused = await own.save({ registryProjectId: 'ACR1129' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'registryProjectId' })
    expect((await own.detail()).file.registryProjectId).toBe(registryProjectId)
  })

  test('a seller has a project of a registry once, however its number is typed; a stranger keeps nobody out', async () => {
    await own.save({ registry: 'Verra VCS', registryProjectId: ' vcs 01340' })
    expect((await own.detail()).file.registryProjectId).toBe('VCS1340')
    const { id } = (await own.browser.post('/api/seller/projects', { body: { name: 'Again' } })).json()
    const again = { registry: 'Verra VCS', registryProjectId: '1340' }
    const refused = await own.browser.patch(`/api/seller/projects/${id}`, { body: again })
    expect(refused.json()).toMatchObject({ code: 'project_exists', field: 'registryProjectId' })
    const other = await newSeller('Another')
    expect((await other.save(again)).statusCode).toBe(200)
  })

  test('another registry drops an id that no longer fits', async () => {
    await own.save({ registry: 'Puro.earth', registryProjectId: newRegistryId() })
    await own.save({ registry: 'Climate Action Reserve' })
    expect((await own.detail()).file).toMatchObject({
      registry: 'Climate Action Reserve',
      registryProjectId: null,
    })
  })

  test('knows how far it has come, and what comes next', async () => {
    const empty = await own.detail()
    expect(empty).toMatchObject({ progress: 0, checklistPercent: 0, review: 'draft' })
    expect(empty.steps[0].note).toContain('Next: Upload a verification report')
    await own.completeFile()
    const whole = await own.detail()
    expect(whole.checklist.filter(({ done }: { done: boolean }) => !done)).toEqual([])
    expect(whole).toMatchObject({ progress: 20, checklistPercent: 100 })
  })

  test('its progress stands on the dashboard; a project without a file has none', async () => {
    await own.completeFile()
    const { email } = own
    await own.browser.post('/api/seller/projects', { body: { name: 'Second' } })
    const { sellerprojects } = (
      await own.browser.post('/api/dashboard/seller-projects', { body: { email } })
    ).json()
    expect(sellerprojects.map(({ progress }: { progress?: number }) => progress)).toEqual([20, 0])
  })
})

describe('serial blocks', () => {
  beforeEach(() => own.save({ ...wholeFile(newRegistryId()) }))

  test('of one registry never overlap, also under another seller', async () => {
    const serialPrefix = `shared-${own.id}`
    expect(
      (await own.browser.post(own.at('/blocks'), { body: { ...testBlock, serialPrefix } })).statusCode,
    ).toBe(200)
    const other = await newSeller('Another')
    await other.save(wholeFile(newRegistryId()))
    const refused = await other.addBlock({ serialPrefix, serialStart: 400, serialEnd: 500 })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'serials_issued', field: 'serialStart' })
  })

  test('are the same credits in any spelling, also of two sellers at the same moment (S2)', async () => {
    const serials = { serialStart: 812_010_501, serialEnd: 812_024_500 }
    const spellings = [
      'VCS-VCU-261-VER-RW-13-4127',
      'vcs-vcu-261-ver-rw-13-4127',
      'VCS-VCU-261-VER-RW-13-4127-',
      'VCS-VCU-261-VER-RW-13-4127_',
      'VCS VCU 261 VER RW 13 4127',
      '19385-VCS-VCU-261-VER-RW-13-4127-01012023-31122023-0',
    ]
    const sellers = await Promise.all(
      spellings.map(async () => {
        const seller = await newSeller('The same forest')
        await seller.save({ ...wholeFile('4127'), registry: 'Verra VCS' })
        return seller
      }),
    )
    const enter = (at: number) => sellers[at]?.addBlock({ ...serials, serialPrefix: spellings[at] })
    const answers = await Promise.all(spellings.map((_, at) => enter(at)))
    expect(answers.map((answer) => answer?.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const [one] = sellers
    const part = { serialPrefix: spellings[3], serialStart: 812_024_500, serialEnd: 812_024_600 }
    expect((await one?.addBlock(part))?.json()).toMatchObject({
      code: 'serials_issued',
      field: 'serialStart',
    })
  })

  test('that are of another project, another time or no registry are refused at the field', async () => {
    await own.save({ registry: 'Verra VCS', registryProjectId: '4127' })
    const enter = async (changes: object) => (await own.addBlock(changes)).json()
    expect(await enter({ serialPrefix: 'VCS-VCU-261-VER-RW-13-4128' })).toMatchObject({
      field: 'serialPrefix',
      error: 'These are serials of VCS4128; this file is of VCS4127',
    })
    expect(await enter({ serialPrefix: 'VCS-VCU-261-VER-RW-13-4127-01012022-31122022-0' })).toMatchObject({
      field: 'vintageStartsOn',
    })
    expect(await enter({ serialPrefix: 'MY-OWN-CREDITS' })).toMatchObject({
      field: 'serialPrefix',
      error: expect.stringContaining('This is not how Verra VCS writes its serials'),
    })
  })

  test('entered twice at the same moment: exactly one stays', async () => {
    const body = { ...testBlock, serialPrefix: `race-${own.id}` }
    const answers = await Promise.all([1, 2, 3, 4].map(() => own.browser.post(own.at('/blocks'), { body })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  test('outside the crediting period are refused at the field', async () => {
    const body = { ...testBlock, vintageStartsOn: '2019-01-01', vintageEndsOn: '2019-12-31' }
    const refused = await own.browser.post(own.at('/blocks'), { body })
    expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'vintageStartsOn' })
  })

  test('keep the crediting period from being drawn past them', async () => {
    await own.browser.post(own.at('/blocks'), { body: { ...testBlock, serialPrefix: `period-${own.id}` } })
    expect((await own.save({ creditingEndsOn: '2022-12-31' })).json()).toMatchObject({
      field: 'creditingEndsOn',
    })
  })

  test('come from CSV with a report line by line; good lines stay', async () => {
    const csv = [
      'Vintage start;vintage_end;serial_prefix;serial_start;serial_end',
      `2022-01-01;2022-12-31;csv-${own.id};1;100`,
      `2022-01-01;2022-12-31;csv-${own.id};100;150`,
      `2019-01-01;2019-12-31;csv-${own.id};200;250`,
      `2023-01-01;2023-12-31;csv-${own.id};many;300`,
      `2023-01-01;2023-12-31;"csv-${own.id}";1,001;2,000`,
    ].join('\r\n')
    const { added, rows } = (await own.browser.post(own.at('/import'), { body: { csv } })).json()
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
    expect((await own.detail()).blocks.map(({ quantity }: { quantity: number }) => quantity)).toEqual([
      100, 1000,
    ])
  })

  test('a file without the columns is refused whole', async () => {
    const refused = await own.browser.post(own.at('/import'), { body: { csv: 'a,b\n1,2' } })
    expect(refused.json()).toMatchObject({ field: 'csv', error: expect.stringContaining('vintage_start') })
  })
})

describe('proposals', () => {
  test('fill nothing until the seller accepts them, and are then checked like anything typed', async () => {
    await addReadDocument(site.db, own.id, {
      pages: [{ page: 2, text: 'The crediting period is 2020-01-01 to 2029-12-31.' }],
    })
    const { file, proposals } = await own.detail()
    expect(file.creditingStartsOn).toBeNull()
    expect(proposals).toMatchObject([
      { field: 'creditingEndsOn', value: '2029-12-31', page: 2 },
      { field: 'creditingStartsOn', value: '2020-01-01', page: 2 },
    ])
    const decide = (proposalId: string, decision: string) =>
      own.browser.post(own.at('/proposals'), { body: { proposalId, decision } })
    expect((await decide(proposals[1].id, 'accept')).json()).toEqual({ done: true })
    expect((await decide(proposals[0].id, 'dismiss')).json()).toEqual({ done: true })
    expect(await own.detail()).toMatchObject({
      file: { creditingStartsOn: '2020-01-01', creditingEndsOn: null },
      proposals: [],
    })
    expect((await decide(proposals[1].id, 'accept')).statusCode).toBe(404)
  })
})

describe('handing in', () => {
  test('an incomplete file is refused with the first thing that is missing', async () => {
    expect((await own.browser.post(own.at('/submit'))).json()).toMatchObject({
      code: 'file_incomplete',
      field: 'verification',
    })
  })

  test('a complete file waits for review', async () => {
    await own.completeFile()
    expect((await own.browser.post(own.at('/submit'))).json()).toEqual({ done: true })
    expect(await own.detail()).toMatchObject({ review: 'submitted' })
  })
})

test('a file of blocks is looked at first: whole serials, years and days of any spelling, and nothing is kept of it', async () => {
  const { save, at, browser, detail } = own
  await save({
    registry: 'Gold Standard',
    registryProjectId: 'GS11236',
    creditingStartsOn: '2015-01-01',
    creditingEndsOn: '2030-12-31',
  })
  const serial = 'GS1-1-KE-GS11236-16-2021-23456-1-500'
  const csv = [
    'vintage,vintage_start,vintage_end,serial',
    `2021,,,${serial}`,
    `,1 Jan 2022,31.12.2022,GS1-1-KE-GS11236-16-2022-23457-1-50`,
    `,03/04/2022,2022-12-31,GS1-1-KE-GS11236-16-2022-23458-1-50`,
    '2021,,,not a serial',
    `2021,,,${serial}`,
  ].join('\n')
  const send = async (preview: boolean) =>
    (await browser.post(at('/import'), { body: { csv, preview } })).json()
  const looked = await send(true)
  expect(looked.rows.map(({ added }: { added: boolean }) => added)).toEqual([true, true, false, false, false])
  expect(looked.rows[3].message).toContain('is no serial of Gold Standard')
  expect((await detail()).blocks).toEqual([])
  expect(await send(false)).toEqual(looked)
  expect((await detail()).blocks).toHaveLength(2)
})

test('the template is a workbook that names the columns of an import, with an example of the registry', async () => {
  const { save, at, browser } = own
  await save({ registry: 'Gold Standard' })
  const answer = await browser.get(at('/blocks-template.xlsx'))
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const { pages } = await readDocument({ name: 'template.xlsx', bytes: answer.rawPayload })
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  expect(text).toContain('serial_prefix')
  expect(text).toContain('GS1-')
})
