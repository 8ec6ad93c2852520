import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { DidDocument } from '@ledgerleaf/contract/credentials'
import { type CertificateFile, verifyCertificate } from '@ledgerleaf/provenance/certificate'
import { importJWK, type JWTHeaderParameters, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSequencer } from '../../log/run-sequencer.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { type Browser, type TestSite, testSite } from '../../testing/test-site.ts'
import { credentialKeyFrom, findPublicKeys, keepCredentialKey } from './credential-key.ts'
import { didOf, writeDidDocument } from './did-web.ts'
import { signCredential } from './sign-credential.ts'

let site: TestSite
let sequence: () => Promise<void>
let stranger: Browser
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'http://localhost:4321' })
  const { db, config, secret } = site
  ;({ sequence } = await openSequencer({ db, secret, dataDir: config.dataDir, publicUrl: config.publicUrl }))
  stranger = site.browser('203.0.113.9')
})
afterAll(() => site.close())

const retire = async (): Promise<string> => {
  const email = `${randomUUID()}@example.com`
  const browser = site.browser()
  await browser.post('/api/auth/sign-up', { body: { email, password: 'a long enough secret 9' } })
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email])
  const { batch, listing } = await offerCredits(site.db)
  await buyCredits(site.db, rows[0]?.id ?? '', listing.id, 9)
  const body = {
    batchId: batch.id,
    quantity: 4,
    beneficiary: 'Ağaç & Söhne “株式会社”',
    reason: 'corporate_inventory',
    purpose: 'Business travel',
    periodStartsOn: '2025-01-01',
    periodEndsOn: '2025-12-31',
    isUnderstood: true,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await browser.post('/api/retirements', { body, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

/** As a stranger’s software goes about it: the key is the one that the issuer’s own document names. */
const verify = async (token: string) => {
  const document = DidDocument.parse((await stranger.get('/.well-known/did.json')).json())
  const findKey = ({ kid, alg }: JWTHeaderParameters) => {
    const method = document.verificationMethod.find(({ id }) => id === kid)
    if (!method || !document.assertionMethod.includes(method.id)) throw new Error(`no key ${kid}`)
    return importJWK(method.publicKeyJwk, alg)
  }
  const { payload, protectedHeader } = await jwtVerify(token, findKey, {
    typ: 'vc+jwt',
    algorithms: ['EdDSA'],
  })
  // biome-ignore lint/suspicious/noExplicitAny: a stranger has no type for it
  return { credential: payload as any, header: protectedHeader, document }
}

const credentialOf = (id: string) => stranger.get(`/api/certificates/${id}/credential.jwt`)

const wordsIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([word, inner]) => [
        ...(Array.isArray(value) ? [] : [word]),
        ...wordsIn(inner),
      ])
    : []

test('a library of others verifies the credential with the key of did:web, and it says what the certificate says', async () => {
  const id = await retire()
  expect((await credentialOf(id)).statusCode).toBe(404)
  await sequence()
  const answer = await credentialOf(id)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vc+jwt',
    'access-control-allow-origin': '*',
  })
  const { credential, header, document } = await verify(answer.body)
  expect(document.id).toBe('did:web:localhost%3A4321')
  expect(header).toMatchObject({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc' })
  const file = (await stranger.get(`/api/certificates/${id}/certificate.json`)).json() as CertificateFile
  expect(credential).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'http://localhost:4321/api/credentials/v1'],
    type: ['VerifiableCredential', 'RetirementCredential'],
    issuer: { id: document.id },
    validFrom: file.retiredAt,
    credentialSubject: {
      type: 'CreditRetirement',
      quantity: 4,
      beneficiary: 'Ağaç & Söhne “株式会社”',
      beneficiaryNote: 'Named by whoever retired; not checked by us',
      sandbox: 'Made where payments run through the built-in test provider. No money moved.',
      reason: 'Corporate emissions inventory',
      periodStartsOn: '2025-01-01',
      project: { name: file.facts.projectName, registry: file.facts.registry },
      logEntry: { origin: file.origin },
      verifyAt: `http://localhost:4321/certificates/${id}`,
    },
  })
  expect(credential).not.toHaveProperty('vc')
  // The checkpoint it names is the one of the proof, which the log's own check accepts.
  const verifierKeys = (await stranger.get(`/api/certificates/${id}`)).json().verifierKeys
  expect(await verifyCertificate(file, { origin: file.origin, verifierKeys })).toMatchObject({
    verified: true,
  })
  expect(file.proof).toContain(credential.credentialSubject.logEntry.checkpoint)
})

test('not one letter of it can be changed', async () => {
  const id = await retire()
  await sequence()
  const [head = '', payload = '', signature = ''] = (await credentialOf(id)).body.split('.')
  const words = Buffer.from(payload, 'base64url').toString().replace('"quantity":4', '"quantity":40')
  const forged = [head, Buffer.from(words).toString('base64url'), signature].join('.')
  await expect(verify(forged)).rejects.toThrow('signature verification failed')
})

test('every word of a credential is explained by its contexts', async () => {
  const id = await retire()
  await sequence()
  const { credential } = await verify((await credentialOf(id)).body)
  const context = await stranger.get('/api/credentials/v1')
  expect(context.headers['content-type']).toContain('application/ld+json')
  const explained = new Set(Object.keys(context.json()['@context']))
  for (const word of ['id', 'type', 'name']) explained.add(word)
  const used = [...wordsIn(credential.credentialSubject), credential.credentialSubject.type]
  expect(used.filter((word) => !explained.has(word))).toEqual([])
})

test('a list that is signed too says which credentials must not be counted now', async () => {
  const [one, other] = [await retire(), await retire()]
  await sequence()
  const placeOf = async (id: string) => {
    const { credential } = await verify((await credentialOf(id)).body)
    return credential.credentialStatus
  }
  const isSuspended = async (id: string) => {
    const entry = await placeOf(id)
    expect(entry).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'suspension' })
    const { pathname } = new URL(entry.statusListCredential)
    const { credential } = await verify((await stranger.get(pathname)).body)
    expect(credential.type).toContain('BitstringStatusListCredential')
    const { encodedList, statusPurpose } = credential.credentialSubject
    expect(statusPurpose).toBe('suspension')
    expect(credential.credentialSubject.ttl).toBe(3_600_000)
    expect(Date.parse(credential.validUntil) - Date.parse(credential.validFrom)).toBe(3_600_000)
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
    expect(bits).toHaveLength(16_384)
    const place = Number(entry.statusListIndex)
    return ((bits[place >> 3] ?? 0) & (0x80 >> (place & 7))) !== 0
  }
  await site.pool.query(
    `insert into backings (batch_id, state, reason, credits, as_of, checked_at)
     select batch_id, 'records', 'matched', 100, current_date, now() from retirements where id = any ($1)
     on conflict (batch_id) do update set state = 'records', reason = 'matched'`,
    [[one, other]],
  )
  // Not retired at the registry yet: what reports leave out is not to be counted by software either.
  expect([await isSuspended(one), await isSuspended(other)]).toEqual([true, true])
  await site.pool.query(
    `update registry_retirements set state = 'done', reference = 'R-1', retired_on = current_date,
       confirmed_by = 'operator' where retirement_id = any ($1)`,
    [[one, other]],
  )
  expect([await isSuspended(one), await isSuspended(other)]).toEqual([false, false])
  await site.pool.query(
    `update registry_retirements set state = 'failed', failure = 'not found', reference = null, retired_on = null,
       confirmed_by = null where retirement_id = $1`,
    [one],
  )
  expect([await isSuspended(one), await isSuspended(other)]).toEqual([true, false])
  expect((await stranger.get('/api/credentials/status/7')).statusCode).toBe(404)
})

test('what was signed before the secret changed can still be checked', async () => {
  const { db, config } = site
  const before = 'the secret this server had a year ago, say'
  const now = new Date()
  await inTransaction(db, (tx) => keepCredentialKey(tx, before, now))
  await inTransaction(db, (tx) => keepCredentialKey(tx, before, now))
  const issuer = { id: didOf(config.publicUrl) }
  const { credential } = await verify(signCredential({ issuer }, credentialKeyFrom(before)))
  expect(credential).toEqual({ issuer })
  const never = signCredential({ issuer }, credentialKeyFrom('a secret of somebody else, and not of ours'))
  await expect(verify(never)).rejects.toThrow('no key')
})

test('the key of credentials is another than the key of the log, and the newest stands first', async () => {
  const key = credentialKeyFrom(site.secret)
  const document = writeDidDocument(site.config.publicUrl, await findPublicKeys(site.db, key))
  expect(document.verificationMethod[0]?.id).toBe(`did:web:localhost%3A4321#${key.thumbprint}`)
  const logKeys = (await site.pool.query<{ key: string }>('select verifier_key as key from log_keys')).rows
  const bytes = Buffer.from(key.publicKey, 'base64url').toString('base64')
  for (const { key: logKey } of logKeys) expect(logKey).not.toContain(bytes.slice(2, 40))
})

test('a host without a port is named as it is', () => {
  expect(didOf('https://market.example.com')).toBe('did:web:market.example.com')
})
