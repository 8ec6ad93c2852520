import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { publishTerms, readFiles } from './index.ts'

let market: TestCheckout
beforeAll(async () => {
  market = await testCheckout()
})
afterAll(() => market.close())

const publish = (law: string | null, revision = 1) =>
  inTransaction(market.site.db, (tx) =>
    publishTerms(
      tx,
      readFiles({ ...market.site.config, governingLaw: law }).map((file) => ({ ...file, revision })),
      new Date(),
    ),
  )

const termsOf = async (document: string, version?: number) =>
  (await market.guest().get(`/api/terms/${document}${version ? `/${version}` : ''}`)).json()

const order = async (terms?: { buyers: number; forward?: number }) => {
  const browser = market.guest()
  const { listing } = await market.listing()
  const basketId = await market.basket(browser, [{ listingId: listing.id, quantity: 1 }])
  const answer = await browser.post('/api/orders', {
    body: {
      basketId,
      expectedTotalCents: 1000,
      enterprise,
      pay: 'card_on_file',
      ...(terms ? { terms } : {}),
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return { browser, answer, basketId }
}

const newSeller = async (email: string, sellerTerms?: number) => {
  const browser = market.guest()
  const answer = await browser.post('/api/auth/sign-up-seller', {
    body: {
      firstName: 'Ada',
      lastName: 'Example',
      companyName: 'Example Forest',
      email,
      password: 'a password nobody guesses',
      ...(sellerTerms ? { sellerTerms } : {}),
    },
  })
  return { browser, answer }
}

const account = {
  kind: 'iban',
  holder: 'Example Forest',
  bank: 'Example Bank',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
}

describe('Terms', () => {
  test('without any text in force an order is placed, and says that none were recorded', async () => {
    const { browser, answer } = await order()
    expect(answer.statusCode).toBe(200)
    expect((await market.find(browser, answer.json())).terms).toBeNull()
  })

  test('the same text again is no new version, also when several servers start at once', async () => {
    await Promise.all([publish(null), publish(null), publish(null)])
    await publish(null)
    expect(await termsOf('buyers')).toMatchObject({
      version: 1,
      isInForce: true,
      changed: [],
      versions: [{ version: 1 }],
    })
  })

  test('an order keeps the version its buyer named, with the fingerprint', async () => {
    const { fingerprint } = await termsOf('buyers')
    const { browser, answer } = await order({ buyers: 1 })
    expect((await market.find(browser, answer.json())).terms).toEqual({
      isNamed: true,
      accepted: [{ document: 'buyers', version: 1, fingerprint }],
    })
  })

  test('a call that names none accepts what is in force, and the order says that it named none', async () => {
    const { browser, answer, basketId } = await order()
    expect((await market.find(browser, answer.json())).terms).toMatchObject({ isNamed: false })
    await browser.post('/api/usersignup/create-checkout-session', { body: { id: basketId } })
    const { rows } = await market.site.pool.query(
      `select buyer_terms is not null as recorded, are_terms_named from orders where basket_id = $1`,
      [basketId],
    )
    expect(rows).toEqual([
      { recorded: true, are_terms_named: false },
      { recorded: true, are_terms_named: false },
    ])
  })

  test('a seller accepts at sign-up, once, and an unknown version opens no account', async () => {
    const { answer } = await newSeller('ada@example.org', 1)
    expect(answer.statusCode).toBe(200)
    expect((await newSeller('grace@example.org', 7)).answer.json()).toMatchObject({ code: 'terms_changed' })
    const { rows } = await market.site.pool.query(
      `select place, is_named from terms_acceptances join users on users.id = person_id where email like '%a%@example.org'`,
    )
    expect(rows).toEqual([{ place: 'sign_up', is_named: true }])
  })

  test('the law configured is a new version that names what changed; the old one stays readable', async () => {
    const before = await termsOf('buyers', 1)
    await publish('the law of Norway')
    const now = await termsOf('buyers')
    expect(now).toMatchObject({ version: 2, changed: ['Law'] })
    expect(now.fingerprint).not.toBe(before.fingerprint)
    expect(await termsOf('buyers', 1)).toMatchObject({
      version: 1,
      isInForce: false,
      fingerprint: before.fingerprint,
      sections: before.sections,
    })
    for (const { version, fingerprint } of now.versions) {
      const plain = await market.guest().get(`/api/terms/buyers/${version}/text`)
      expect(createHash('sha256').update(plain.rawPayload).digest('hex')).toBe(fingerprint)
    }
    expect((await market.guest().get('/api/terms/buyers/9')).statusCode).toBe(404)
  })

  test('a version is a PDF too', async () => {
    const answer = await market.guest().get('/api/terms/forward/1/pdf')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('an order that names an older version is refused with what changed, and nothing is held', async () => {
    const { answer } = await order({ buyers: 1 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'terms_changed',
      error: expect.stringContaining('version 2 is in force now. “Law” has changed.'),
    })
    expect((await order({ buyers: 2 })).answer.statusCode).toBe(200)
  })

  test('a program with an older file does not take back what a newer one has published', async () => {
    await publish('the law of Denmark', 2)
    await publish('the law of Norway', 1)
    expect(await termsOf('buyers')).toMatchObject({ version: 3, changed: ['Law'] })
  })

  test('a seller is asked again before the next account for payouts, and once is enough', async () => {
    const { browser } = await newSeller('kay@example.org')
    await publish('the law of Iceland', 3)
    const save = () => browser.post('/api/seller/bank-account', { body: account })
    expect((await save()).json()).toMatchObject({ code: 'terms_changed' })
    const { standing } = (await browser.get('/api/seller/terms')).json()
    const [sellers] = standing
    expect(sellers).toEqual({ document: 'sellers', version: 4, accepted: 3, changed: ['Law'] })
    const accept = (version: number) =>
      browser.post('/api/seller/terms', { body: { document: 'sellers', version, place: 'payout_account' } })
    expect((await accept(3)).json()).toMatchObject({ code: 'terms_changed' })
    expect((await accept(4)).statusCode).toBe(200)
    expect((await accept(4)).statusCode).toBe(200)
    expect((await save()).statusCode).toBe(200)
    const { rows } = await market.site.pool.query(
      `select place from terms_acceptances join users on users.id = person_id where email = 'kay@example.org' order by accepted_at`,
    )
    expect(rows).toEqual([{ place: 'sign_up' }, { place: 'payout_account' }])
  })

  test('whoever promises forward accepts the forward contract first', async () => {
    const { browser } = await newSeller('lin@example.org')
    const answer = await browser.post(`/api/seller/projects/${crypto.randomUUID()}/publish`, {
      body: {
        vintageStartsOn: '2030-01-01',
        vintageEndsOn: '2030-12-31',
        tokenId: 'T-1',
        quantity: 1,
        pricePerCreditCents: 100,
        saleType: 'forward',
        minimumFill: 1,
        forward: { milestones: [{ dueOn: '2031-02-01', credits: 1 }], shortfall: 'refund' },
      },
    })
    expect(answer.json()).toMatchObject({
      code: 'terms_changed',
      error: expect.stringContaining('Forward contract'),
    })
  })

  test('what is accepted and published is never changed', async () => {
    await expect(market.site.pool.query(`update terms_texts set text = 'other'`)).rejects.toThrow()
    await expect(market.site.pool.query('delete from terms_texts')).rejects.toThrow()
  })

  test('an operator tells those whom a version concerns, each of them once', async () => {
    expect(await market.admin('mail-terms', 'sellers')).toBe('Terms for sellers, version 4: 3 told by mail.')
    expect(await market.admin('mail-terms', 'sellers')).toContain('told before')
    const mail = await market.site.mailTo('kay@example.org', 'Terms for sellers: version 4')
    expect(mail.text).toContain('“Law” has changed.')
    await expect(market.admin('mail-terms', 'nobody')).rejects.toThrow('Usage')
  })
})
