import { randomUUID } from 'node:crypto'
import { Certificate } from '@ledgerleaf/contract/retirements'
import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSequencer } from '../../log/run-sequencer.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { verifyDomains } from '../../verify-domains.ts'

const today = new Date().toISOString().slice(0, 10)
const desk = '/api/operator/retirements'
let site: TestSite
let sequence: () => Promise<void>
let operator: Browser
let colleague: Browser
let buyer: Browser
let buyerId: string

beforeAll(async () => {
  site = await testSite()
  const { db, config, secret } = site
  ;({ sequence } = await openSequencer({ db, secret, dataDir: config.dataDir, publicUrl: config.publicUrl }))
  operator = await signInAs(site, 'ona@example.org', ['operator'])
  colleague = await signInAs(site, 'omar@example.org', ['operator'])
  buyer = await signInAs(site, 'bea@example.org', ['buyer'])
  const { rows } = await site.pool.query('select id from users where email = $1', ['bea@example.org'])
  buyerId = rows[0].id
})
afterAll(async () => {
  expect(await verifyDomains(site.db)).toMatchObject({ findings: [] })
  await site.close()
})

/** Retirements of one project, made by its buyer just now. */
const retire = async (quantities: readonly number[], words: object = {}) => {
  const { batch, listing } = await offerCredits(site.db)
  await buyCredits(site.db, buyerId, listing.id, 50)
  const ids: string[] = []
  for (const quantity of quantities) {
    const body = {
      batchId: batch.id,
      quantity,
      beneficiary: 'A Company',
      reason: 'other',
      purpose: 'Travel',
      isUnderstood: true,
      ...words,
    }
    const made = await buyer.post('/api/retirements', { body, headers: { 'idempotency-key': randomUUID() } })
    ids.push(made.json().id)
  }
  return ids
}
const enter = (browser: Browser, ids: readonly string[], typed: object = {}) =>
  browser.post(`${desk}/enter`, { body: { ids, reference: `R-${ids[0]}`, retiredOn: today, ...typed } })
const certificateOf = async (id: string) =>
  Certificate.parse((await site.browser().get(`/api/certificates/${id}`)).json())
const queueOf = async (id: string) => {
  const { groups } = (await operator.get(`${desk}?certificate=${id}`)).json()
  return groups[0].retirements[0]
}
const actsOn = async (id: string): Promise<string[]> => {
  const { rows } = await site.pool.query<{ act: string }>(
    'select act from audit_entries where subject_id = $1 order by acted_at, id',
    [id],
  )
  return rows.map(({ act }) => act)
}
const verify = async (id: string, change: (file: CertificateFile) => CertificateFile = (file) => file) => {
  const { origin, verifierKeys } = await certificateOf(id)
  const file = (await site.browser().get(`/api/certificates/${id}/certificate.json`)).json()
  return verifyCertificate(change(file), { origin, verifierKeys })
}

test('a retirement waits for its registry from the moment it is made, and the certificate says since when', async () => {
  const [id = ''] = await retire([7])
  await sequence()
  expect(await certificateOf(id)).toMatchObject({
    state: 'logged',
    registryLogIndex: null,
    retirement: {
      atRegistry: { registry: 'Test Registry', state: 'pending', since: today, reference: null },
    },
  })
  expect(await verify(id)).toMatchObject({ verified: true })
  const told = (await verify(id)).steps.at(-1)
  expect(told).toMatchObject({ name: 'registry', state: 'passed', says: expect.stringContaining('pending') })
  expect(await queueOf(id)).toMatchObject({
    quantity: 7,
    beneficiary: 'A Company',
    purpose: 'Travel',
    serials: [{ first: 1, last: 7 }],
    isOverdue: false,
  })
})

test('one id for several: it stands on each certificate as a leaf of its own, and the buyer gets a mail', async () => {
  const [one = '', two = ''] = await retire([3, 4])
  const link = 'https://registry.example/retirements/R-1'
  expect((await enter(operator, [one, two], { link, reference: 'R-1' })).json()).toEqual({
    done: true,
  })
  // The same id for credits of another project was typed into the wrong line, also in a call of its own.
  const [elsewhere = ''] = await retire([2])
  expect((await enter(colleague, [elsewhere], { reference: 'R-1' })).json()).toMatchObject({
    code: 'invalid_input',
    field: 'reference',
  })
  await sequence()
  for (const id of [one, two]) {
    const { retirement, registryLogIndex, logIndex } = await certificateOf(id)
    expect(retirement.atRegistry).toMatchObject({ state: 'done', reference: 'R-1', link, retiredOn: today })
    expect(registryLogIndex).toBeGreaterThan(logIndex ?? 0)
    expect(await verify(id)).toMatchObject({ verified: true })
  }
  const mail = await site.mailTo('bea@example.org', 'Your retirement stands at Test Registry')
  expect(mail.text).toContain('id R-1')
  const list = (await buyer.get('/api/retirements')).json().retirements
  expect(list.find((each: { id: string }) => each.id === one).atRegistry.reference).toBe('R-1')
})

test('a file that tells of another id, of another certificate, or of none is refused, and one without stays good', async () => {
  const [one = '', two = ''] = await retire([3, 4])
  await enter(operator, [one])
  await sequence()
  const changed = (change: object) =>
    verify(one, (file) => ({ ...file, atRegistry: { ...file.atRegistry, ...change } as never }))
  const { atRegistry } = (await site.browser().get(`/api/certificates/${one}/certificate.json`)).json()
  expect(await changed({ told: { ...atRegistry.told, reference: 'R-2' } })).toMatchObject({ verified: false })
  expect(await changed({ said: null })).toMatchObject({ verified: false })
  expect(await changed({ since: '2020-01-01' })).toMatchObject({ verified: false })
  const foreign = (await site.browser().get(`/api/certificates/${two}/certificate.json`)).json()
  expect(await changed(foreign.atRegistry)).toMatchObject({ verified: false })
  expect(await verify(one, ({ atRegistry: _, ...file }) => file)).toMatchObject({ verified: true })
})

test('two operators at the same moment: one wins, the other is told what stands there', async () => {
  const [one = '', two = ''] = await retire([3, 4])
  const answers = await Promise.all([
    enter(operator, [one, two], { reference: 'mine' }),
    enter(colleague, [two, one], { reference: 'theirs' }),
  ])
  const codes = answers.map(({ statusCode }) => statusCode)
  expect([...codes].sort()).toEqual([200, 409])
  const winner = codes[0] === 200 ? 'mine' : 'theirs'
  const lost = answers[codes.indexOf(409)]?.json()
  expect(lost).toMatchObject({ code: 'retirement_changed', error: expect.stringContaining(winner) })
  for (const id of [one, two]) expect((await queueOf(id)).reference).toBe(winner)
})

test('the same id once more changes nothing, and writes nothing', async () => {
  const [id = ''] = await retire([3])
  expect((await enter(operator, [id])).statusCode).toBe(200)
  expect((await enter(operator, [id])).statusCode).toBe(200)
  expect(await actsOn(id)).toEqual(['enter_registry_retirement'])
})

test('what cannot be is refused, field by field, and nothing is entered', async () => {
  const [id = '', other = ''] = [...(await retire([3])), ...(await retire([3]))]
  const refusal = async (typed: object, ids: readonly string[] = [id]) => {
    const { statusCode, ...answer } = await enter(operator, ids, typed)
    return [statusCode, answer.json().field ?? answer.json().code]
  }
  expect(await refusal({ reference: ' ' })).toEqual([400, 'reference'])
  expect(await refusal({ reference: 'x'.repeat(81) })).toEqual([400, 'reference'])
  expect(await refusal({ reference: 'https://registry.example/1' })).toEqual([400, 'reference'])
  for (const link of ['http://registry.example/1', 'javascript:alert(1)', 'https://a:b@c.example/', 'x'])
    expect(await refusal({ link })).toEqual([400, 'link'])
  expect(await refusal({ retiredOn: '2099-01-01' })).toEqual([400, 'retiredOn'])
  expect(await refusal({ retiredOn: '2020-01-01' })).toEqual([400, 'retiredOn'])
  expect(await refusal({ retiredOn: 'soon' })).toEqual([400, 'retiredOn'])
  expect(await refusal({}, [])).toEqual([400, 'ids'])
  expect(await refusal({}, [id, id])).toEqual([400, 'ids'])
  expect(await refusal({}, [id, other])).toEqual([400, 'ids'])
  expect(await refusal({}, [id, randomUUID()])).toEqual([404, 'not_found'])
  expect(await actsOn(id)).toEqual([])
})

test('a correction needs a reason and the id it corrects, and leaves the former in the trail', async () => {
  const [id = ''] = await retire([3])
  await enter(operator, [id], { reference: 'R-wrong' })
  const correct = (body: object) =>
    operator.post(`${desk}/${id}/correct`, {
      body: {
        reference: 'R-right',
        retiredOn: today,
        reason: 'It was typed wrongly.',
        formerReference: 'R-wrong',
        ...body,
      },
    })
  for (const reason of [' ', '.', 'Typed.']) expect((await correct({ reason })).json().field).toBe('reason')
  expect((await correct({ formerReference: 'R-other' })).json().code).toBe('retirement_changed')
  expect((await correct({})).statusCode).toBe(200)
  expect((await correct({})).json().code).toBe('retirement_changed')
  expect(await queueOf(id)).toMatchObject({ reference: 'R-right' })
  const { entries } = (await operator.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({ act: 'correct_registry_retirement', subjectId: id })
  expect(entries[0].reason).toContain('Formerly: R-wrong')
  await sequence()
  expect(await verify(id)).toMatchObject({ verified: true })
})

test('who takes it on is shown, keeps others from doing the same, and can put it back', async () => {
  const [id = ''] = await retire([3])
  const take = (browser: Browser, assignee: string) =>
    browser.post(`${desk}/take`, { body: { ids: [id], assignee } })
  const taken = await Promise.all([take(operator, 'me'), take(colleague, 'me')])
  expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await queueOf(id)).assignee).toMatch(/^Person o/)
  expect((await take(colleague, 'nobody')).statusCode).toBe(200)
  expect(await queueOf(id)).toMatchObject({ state: 'pending', assignee: null })
  await take(operator, 'me')
  await enter(colleague, [id])
  expect((await take(operator, 'me')).json().code).toBe('retirement_changed')
  expect(await queueOf(id)).toMatchObject({ state: 'done', assignee: null })
})

test('what cannot be done is said to the buyer with the reason, which stays off the certificate', async () => {
  const [id = ''] = await retire([3])
  const giveUp = () =>
    operator.post(`${desk}/give-up`, { body: { ids: [id], reason: 'The seller’s account there is closed.' } })
  expect((await giveUp()).statusCode).toBe(200)
  expect((await giveUp()).statusCode).toBe(200)
  expect(await actsOn(id)).toEqual(['give_up_registry_retirement'])
  const mail = await site.mailTo('bea@example.org', 'could not be made at Test Registry')
  expect(mail.text).toContain('The seller’s account there is closed.')
  const shown = await site.browser().get(`/api/certificates/${id}`)
  expect(shown.json().retirement.atRegistry.state).toBe('failed')
  expect(shown.body).not.toContain('account there is closed')
  // It is not the end.
  expect((await enter(operator, [id])).statusCode).toBe(200)
  expect(await queueOf(id)).toMatchObject({ state: 'done', failure: null })
})

test('what is overdue stands first and is counted; a registry and a state can be asked for', async () => {
  const [id = ''] = await retire([3])
  await site.pool.query(
    `update registry_retirements set pending_since = now() - interval '30 days' where retirement_id = $1`,
    [id],
  )
  const queue = (await operator.get(desk)).json()
  expect(queue.overdue).toBe(1)
  expect(queue.groups[0].retirements[0]).toMatchObject({ id, isOverdue: true })
  const overdue = (await operator.get(`${desk}?state=overdue`)).json()
  expect(overdue.found).toBe(1)
  expect((await operator.get(`${desk}?registry=Nowhere`)).json()).toMatchObject({ groups: [], found: 0 })
  const done = (await operator.get(`${desk}?state=done`)).json()
  expect(done.found).toBeGreaterThan(0)
  const address = encodeURIComponent(`https://leaf.example/certificates/${id}`)
  expect((await operator.get(`${desk}?certificate=${address}`)).json().found).toBe(1)
})

test('an id that was changed by hand is named when everything is verified', async () => {
  const [id = ''] = await retire([3])
  await enter(operator, [id])
  const change = (reference: string) =>
    site.pool.query('update registry_retirements set reference = $1 where retirement_id = $2', [
      reference,
      id,
    ])
  await change('R-forged')
  const { findings } = await verifyDomains(site.db)
  expect(findings).toMatchObject([{ says: expect.stringContaining(id) }])
  await change(`R-${id}`)
})

test('the queue as CSV holds no formula, whatever a buyer wrote', async () => {
  const [id = ''] = await retire([3], { beneficiary: '=SUM(A1:A9,"x")', purpose: '@x' })
  const csv = await operator.get(`${desk}/queue.csv?certificate=${id}`)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head = '', line = ''] = csv.body.split('\r\n')
  expect(head.split(',')).toContain('serials')
  expect(line).toContain(`"'=SUM(A1:A9,""x"")"`)
  expect(line).toContain(`,'@x,`)
})

test('nobody but an operator sees the desk or changes anything', async () => {
  const [id = ''] = await retire([3])
  for (const browser of [buyer, site.browser()]) {
    const answers = await Promise.all([
      browser.get(desk),
      browser.get(`${desk}/queue.csv`),
      enter(browser, [id]),
      browser.post(`${desk}/take`, { body: { ids: [id], assignee: 'me' } }),
      browser.post(`${desk}/give-up`, { body: { ids: [id], reason: 'It cannot be done there.' } }),
      browser.post(`${desk}/${id}/correct`, {
        body: { reference: 'x', retiredOn: today, reason: 'It was typed wrongly.', formerReference: null },
      }),
    ])
    for (const answer of answers) expect([401, 403]).toContain(answer.statusCode)
  }
  expect(await actsOn(id)).toEqual([])
})
