import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileBytesMax } from '@ledgerleaf/contract/uploads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockedPdf } from '../../testing/locked-pdf.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { multipart, upload } from '../../testing/upload.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let networks = 0
const visitor = () => {
  networks += 1
  return site.browser(`10.20.${networks}.1`)
}
const signedUp = async (email: string, browser = visitor()) => {
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a password nobody guesses' } })
  return browser
}

const table = (scope1: number, extra = '') =>
  `Emissions in tonnes CO2e,2022,2023\nScope 1,900,${scope1}\nScope 2 (market-based),300,250\nScope 3,4000,3900\n${extra}`

const listOf = async (browser: Browser) => (await browser.get('/api/analyses')).json().analyses
const read = (browser: Browser, id: string) => browser.get(`/api/analyses/${id}`)
const finished = async (browser: Browser, id: string) => {
  let answer = (await read(browser, id)).json()
  await vi.waitFor(
    async () => {
      answer = (await read(browser, id)).json()
      expect(['completed', 'failed']).toContain(answer.state)
    },
    { timeout: 25_000, interval: 100 },
  )
  return answer
}
const spooled = () => readdir(path.join(site.config.dataDir, 'uploads')).catch(() => [])

test('a visitor uploads a report and reads what was found in it, where it stands', async () => {
  const browser = visitor()
  const answer = await upload(browser, 'emissions.csv', table(1000), '  Northwind Traders ')
  expect(answer.statusCode, answer.body).toBe(200)
  const { analysisId } = answer.json()
  const analysis = await finished(browser, analysisId)
  expect(analysis).toMatchObject({
    id: analysisId,
    state: 'completed',
    step: 'completed',
    companyName: 'Northwind Traders',
    fileName: 'emissions.csv',
    guest: true,
  })
  const scope1 = analysis.results.find(
    ({ metric, year }: { metric: string; year: number }) => metric === 'scope1' && year === 2023,
  )
  expect(scope1).toMatchObject({
    value: 1000,
    unit: 'tCO2e',
    evidence: { cell: 'line 2 col 3', quote: expect.stringContaining('1000') },
  })
  expect(analysis.footprint).toMatchObject({ year: 2023, tonnes: 1000 + 250 + 3900 })
  const cells = await browser.get(
    `/api/analyses/${analysisId}/cells?cell=${encodeURIComponent(scope1.evidence.cell)}`,
  )
  expect(cells.json().rows.find(({ row }: { row: number }) => row === 2).cells).toEqual(
    expect.arrayContaining(['Scope 1', '900', '1000']),
  )
  expect(await spooled()).toEqual([])
})

test('without a name it belongs to Unknown, and a path in the file’s name is not kept', async () => {
  const browser = visitor()
  const { analysisId } = (
    await upload(browser, '..\\\\..\\\\secret/ev\u202eil report.csv', table(1001), '   ')
  ).json()
  expect((await finished(browser, analysisId)).companyName).toBe('Unknown')
  expect((await read(browser, analysisId)).json().fileName).toBe('evil report.csv')
})

test('the same file again has its result at once; another person’s copy is read for them alone', async () => {
  const ada = await signedUp('ada@example.org')
  const first = (await upload(ada, 'a.csv', table(1002))).json().analysisId
  const { results } = await finished(ada, first)
  const second = (await upload(ada, 'b.csv', table(1002), 'Other Name')).json().analysisId
  expect(second).not.toBe(first)
  const again = (await read(ada, second)).json()
  expect(again).toMatchObject({ state: 'completed', fileName: 'b.csv', companyName: 'Other Name' })
  expect(again.results.map(({ id }: { id: string }) => id)).toEqual(
    results.map(({ id }: { id: string }) => id),
  )
  const bea = await signedUp('bea@example.org')
  const hers = (await upload(bea, 'a.csv', table(1002))).json().analysisId
  await finished(bea, hers)
  const { rows } = await site.pool.query(
    'select count(*)::int as reports from reports where sha256 = (select sha256 from reports r join analyses a on a.report_id = r.id where a.id = $1)',
    [first],
  )
  expect(rows).toEqual([{ reports: 2 }])
})

test('ten uploads of one file at once become ten analyses of one report', async () => {
  const browser = await signedUp('many@example.org')
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(browser, 'a.csv', table(1003))))
  const ids = answers.map((answer) => answer.json().analysisId)
  expect(new Set(ids).size).toBe(10)
  for (const id of ids)
    expect(await finished(browser, id)).toMatchObject({ state: 'completed', refusal: null })
  const { rows } = await site.pool.query(
    'select count(distinct report_id)::int as reports from analyses where id = any($1)',
    [ids],
  )
  expect(rows).toEqual([{ reports: 1 }])
})

test('nobody else finds an analysis: not another person, not another visitor, not a forged cookie', async () => {
  const owner = visitor()
  const { analysisId } = (await upload(owner, 'own.csv', table(1004))).json()
  await finished(owner, analysisId)
  const forged = visitor()
  const [id] = owner.cookies.get('ledgerleaf.visitor')?.split('.') ?? []
  forged.cookies.set('ledgerleaf.visitor', `${id}.forged`)
  for (const stranger of [visitor(), await signedUp('stranger@example.org'), forged]) {
    for (const rest of ['', '/progress', '/pages/1', '/document', '/export?format=csv'])
      expect((await stranger.get(`/api/analyses/${analysisId}${rest}`)).statusCode, rest).toBe(404)
    const body = { kind: 'strike', figure: 'scope1/2023', reason: 'mine', seenVersion: 0 }
    const change = await stranger.post(`/api/analyses/${analysisId}/corrections`, { body })
    expect(change.statusCode).toBe(404)
    const question = await stranger.post(`/api/analyses/${analysisId}/questions`, {
      body: { question: 'Scope 1?' },
    })
    expect(question.statusCode).toBe(404)
    expect(await listOf(stranger)).toEqual([])
  }
  expect(await listOf(owner)).toHaveLength(1)
})

test('a visitor’s analysis is theirs with the account they open, and gone from the browser they leave', async () => {
  const browser = visitor()
  const { analysisId } = (await upload(browser, 'guest.csv', table(1005))).json()
  await finished(browser, analysisId)
  await signedUp('guest@example.org', browser)
  expect((await read(browser, analysisId)).json()).toMatchObject({ guest: false })
  await browser.post('/api/auth/sign-out')
  expect((await read(browser, analysisId)).statusCode).toBe(404)
})

test('a file a visitor sends twice, before and after signing in, is kept once', async () => {
  const account = await signedUp('twice@example.org')
  const own = (await upload(account, 'x.csv', table(1006))).json().analysisId
  await finished(account, own)
  const browser = visitor()
  const asGuest = (await upload(browser, 'x.csv', table(1006))).json().analysisId
  await finished(browser, asGuest)
  const body = { email: 'twice@example.org', password: 'a password nobody guesses' }
  expect((await browser.post('/api/auth/sign-in', { body })).statusCode).toBe(200)
  expect((await listOf(browser)).map(({ id }: { id: string }) => id).sort()).toEqual([own, asGuest].sort())
  const { rows } = await site.pool.query(
    'select count(distinct report_id)::int as n from analyses where id = any($1)',
    [[own, asGuest]],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('whoever only looks at a company of others signs in, and what they uploaded before is nobody’s of it', async () => {
  const address = 'looker@example.org'
  const account = await signedUp(address)
  const { id } = (await account.get('/api/auth/session')).json().person
  // They handed their own organisation over and left it; in another they look.
  const other = (await (await signedUp('led@example.org')).get('/api/auth/session')).json().person.id
  await site.pool.query(`update memberships set person_id = $2 where organisation_id = $1`, [id, other])
  await site.pool.query(
    `insert into memberships (organisation_id, person_id, role, joined_at) values ($2, $1, 'viewer', now())`,
    [id, other],
  )
  const browser = visitor()
  const { analysisId } = (await upload(browser, 'before.csv', table(1007))).json()
  await finished(browser, analysisId)
  const body = { email: address, password: 'a password nobody guesses' }
  expect((await browser.post('/api/auth/sign-in', { body })).statusCode).toBe(200)
  expect(await listOf(browser)).toEqual([])
})

test.each([
  ['no file', multipart([{ name: 'companyName', value: 'x' }]), 400, 'file_missing'],
  ['no form', { body: { companyName: 'x' } }, 415, 'unsupported_media_type'],
  [
    'an unknown type',
    multipart([{ name: 'file', value: 'x', fileName: 'a.exe' }]),
    415,
    'unsupported_media_type',
  ],
  ['an empty file', multipart([{ name: 'file', value: '', fileName: 'a.pdf' }]), 422, 'file_empty'],
  [
    'a picture called .pdf',
    multipart([{ name: 'file', value: '\x89PNG', fileName: 'a.pdf' }]),
    422,
    'file_type_mismatch',
  ],
  [
    'a program',
    multipart([{ name: 'file', value: 'MZ\x90\x00', fileName: 'a.xls' }]),
    422,
    'file_executable',
  ],
  [
    'a byte too many',
    multipart([{ name: 'file', value: Buffer.alloc(fileBytesMax + 1, 'a'), fileName: 'a.csv' }]),
    413,
    'body_too_large',
  ],
  [
    'two files',
    multipart([
      { name: 'file', value: table(1), fileName: 'a.csv' },
      { name: 'file', value: table(2), fileName: 'b.csv' },
    ]),
    400,
    'invalid_input',
  ],
  [
    'a thousand parts',
    multipart(Array.from({ length: 1001 }, (_, i) => ({ name: `f${i}`, value: 'x' }))),
    413,
    'body_too_large',
  ],
])('refuses %s in words, and keeps nothing', async (_, form, status, code) => {
  const browser = visitor()
  const answer = await browser.post('/api/usersignup/upload', form)
  expect(answer.json()).toMatchObject({ code, error: expect.any(String) })
  expect(answer.statusCode).toBe(status)
  expect(await listOf(browser)).toEqual([])
  expect(await spooled()).toEqual([])
})

test('a program is set aside where nobody can open it', async () => {
  await upload(visitor(), 'a.pdf', Buffer.from('\x7fELF and more', 'latin1'))
  expect((await readdir(path.join(site.config.dataDir, 'quarantine'))).length).toBeGreaterThan(0)
})

test('one network may upload only so often', async () => {
  const browser = visitor()
  const codes = []
  for (let count = 0; count < 31; count++)
    codes.push((await browser.post('/api/usersignup/upload', { csrf: false })).statusCode)
  expect(codes.slice(0, 30).every((code) => code === 415 || code === 400)).toBe(true)
  expect(codes[30]).toBe(429)
})

test('an analysis can be deleted, and the document goes with the last one of it', async () => {
  const browser = visitor()
  const first = (await upload(browser, 'gone.csv', table(1007))).json().analysisId
  await finished(browser, first)
  const second = (await upload(browser, 'gone.csv', table(1007))).json().analysisId
  const remove = async (id: string) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return site.app.inject({ method: 'DELETE', url: `/api/analyses/${id}`, headers: { cookie } })
  }
  const { rows } = await site.pool.query('select report_id from analyses where id = $1', [first])
  const left = async () =>
    (await site.pool.query('select from reports where id = $1 and object is not null', [rows[0].report_id]))
      .rowCount
  expect((await remove(first)).statusCode).toBe(200)
  expect(await left()).toBe(1)
  expect((await remove(second)).statusCode).toBe(200)
  expect(await left()).toBe(0)
  expect((await remove(second)).statusCode).toBe(404)
})

test('a document with a password is refused at once, one that opens without is read', async () => {
  const lines = ['Emissions 2023 in tonnes CO2e', 'Scope 1 emissions were 1,200 tonnes CO2e in 2023.']
  const locked = await lockedPdf(lines, 'secret')
  const answer = await upload(visitor(), 'locked.pdf', locked)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'file_encrypted',
    field: 'file',
    error: expect.stringMatching(/password-protected/),
  })
  const browser = visitor()
  const open = await upload(browser, 'open.pdf', await lockedPdf(lines, ''))
  expect(open.statusCode, open.body).toBe(200)
  expect((await finished(browser, open.json().analysisId)).state).toBe('completed')
  expect(await spooled()).toEqual([])
})

test('an Office file whose content is encrypted is refused at once', async () => {
  const ole = Buffer.alloc(4096)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(ole)
  Buffer.from('EncryptedPackage', 'utf16le').copy(ole, 2048)
  const answer = await upload(visitor(), 'locked.xlsx', ole)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'file_encrypted'])
})

test.each([
  ['names no boundary', 'multipart/form-data', 'anything'],
  ['names a boundary that never comes', 'multipart/form-data; boundary=never', 'anything'],
  [
    'breaks off within the file',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nScope 1,900',
  ],
  ['breaks off within a header', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispo'],
])('a form that %s is refused in the one shape, and leaves nothing behind', async (_, type, body) => {
  const answer = await visitor().post('/api/usersignup/upload', { headers: { 'content-type': type }, body })
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json()).toEqual({
    error: 'The request body could not be read.',
    code: 'malformed_body',
    requestId: answer.headers['x-request-id'],
  })
  expect(await spooled()).toEqual([])
})
