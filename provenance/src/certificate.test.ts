import { expect, test } from 'vitest'
import { someEntries } from '../testing/reference-tree.ts'
import { toBase64 } from './base64.ts'
import { canonicalBytes } from './canonical.ts'
import { type CertificateFile, certificateFormat, verifyCertificate } from './certificate.ts'
import { signCheckpoint } from './checkpoint.ts'
import { commit } from './commitment.ts'
import { leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { listSource } from './list-source.ts'
import { noteSigner, writeVerifierKey } from './note-key.ts'
import { writeProofFile } from './proof-file.ts'
import { inclusionProof, treeRoot } from './prove.ts'

const origin = 'ledger.example/log'
const ours = await noteSigner(origin, new Uint8Array(32).fill(1))
const stranger = await noteSigner(origin, new Uint8Array(32).fill(2))
const salt = new Uint8Array(32).fill(7)

const words = {
  beneficiary: 'A Company',
  onBehalfOf: null,
  reason: 'corporate_inventory',
  purpose: 'Business travel',
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  message: null,
}
const facts = {
  certificate: 'c1',
  project: 'p1',
  projectName: 'A Forest',
  registry: 'Verra VCS',
  registryProject: 'VCS-1',
  methodology: 'VM0048',
  serialPrefix: 'VCS-1',
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  score: 61,
}
const leafOf = (kind = 'retire', to = 'credits/retired/abc') => ({
  version: 1,
  kind,
  key: 'retire:c1',
  at: '2026-03-01T12:00:00.000Z',
  facts: { ...facts, details: toHex(commit(salt, words)) },
  postings: [
    {
      asset: 'b1',
      amount: 12,
      from: 'credits/owned/abc',
      to,
      serials: [
        [1, 10],
        [21, 22],
      ],
    },
  ],
})

const certify = async (leaf: unknown = leafOf(), signer = ours): Promise<CertificateFile> => {
  const entry = canonicalBytes(leaf)
  const logged = [...someEntries(8), entry]
  const source = listSource(logged.map(leafHash))
  const root = await treeRoot(source, logged.length)
  const checkpoint = await signCheckpoint({ origin, size: logged.length, root }, [signer])
  const proof = await inclusionProof(source, 8, logged.length)
  return {
    format: certificateFormat,
    retiredAt: '2026-03-01T12:00:00.000Z',
    quantity: 12,
    serials: [
      [1, 10],
      [21, 22],
    ],
    words,
    facts,
    salt: toHex(salt),
    entry: toBase64(entry),
    proof: writeProofFile({ index: 8, proof, checkpoint }),
    origin,
  }
}

const log = { verifierKeys: [writeVerifierKey(ours)], origin }
const good = await certify()

test('a true certificate passes every step', async () => {
  const verdict = await verifyCertificate(good, log)
  expect(verdict).toMatchObject({ verified: true, reason: null, entry: { index: 8, size: 9 } })
  expect(verdict.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'file passed',
    'origin passed',
    'signature passed',
    'leaf passed',
    'inclusion passed',
    'facts passed',
    'words passed',
    'registry not reached',
  ])
})

test('a file from which the word of the registry was cut says that it is not in it', async () => {
  const { steps } = await verifyCertificate(good, log)
  expect(steps.at(-1)).toEqual({
    name: 'registry',
    state: 'not reached',
    says: 'What its registry says is not in this file.',
  })
})

test('notes beside the proof change nothing in it', async () => {
  const noted = { ...good, notes: { beneficiary: 'Not checked', sandbox: 'No money moved' } }
  expect(await verifyCertificate(noted, log)).toMatchObject({ verified: true })
})

test.each<[string, Partial<CertificateFile>, string]>([
  ['more credits', { quantity: 13 }, 'The certificate names another quantity than the entry.'],
  ['other serials', { serials: [[1, 12]] }, 'The certificate names other serials than the entry.'],
  [
    'another project',
    { facts: { ...facts, projectName: 'B Forest' } },
    'The certificate names other credits than the entry.',
  ],
  [
    'a better score',
    { facts: { ...facts, score: 99 } },
    'The certificate names other credits than the entry.',
  ],
  [
    'another day',
    { retiredAt: '2025-03-01T12:00:00.000Z' },
    'The certificate names another day than the entry.',
  ],
  [
    'another beneficiary',
    { words: { ...words, beneficiary: 'B Company' } },
    'These details are not the ones that were committed to.',
  ],
  [
    'another purpose',
    { words: { ...words, purpose: 'All our products' } },
    'These details are not the ones that were committed to.',
  ],
])('refuses a certificate that claims %s', async (_, change, reason) => {
  const verdict = await verifyCertificate({ ...good, ...change }, log)
  expect([verdict.verified, verdict.reason]).toEqual([false, reason])
})

test('refuses an entry that is in the log but retires nothing', async () => {
  const sold = await certify(leafOf('settle', 'credits/owned/xyz'))
  expect((await verifyCertificate(sold, log)).reason).toBe(
    'The entry is in the log, but it is no retirement.',
  )
  const kept = await certify(leafOf('retire', 'credits/owned/xyz'))
  expect((await verifyCertificate(kept, log)).reason).toBe(
    'The entry does not move the credits to where they stay for good.',
  )
})

test('refuses an altered entry, a fork and a wrong key, each with its reason', async () => {
  const altered = { ...good, entry: toBase64(canonicalBytes({ ...leafOf(), key: 'retire:c2' })) }
  expect((await verifyCertificate(altered, log)).reason).toBe(
    'The proof leads to another root than the one signed.',
  )
  expect((await verifyCertificate(await certify(leafOf(), stranger), log)).verified).toBe(false)
  const elsewhere = await verifyCertificate(good, { ...log, origin: 'other.example/log' })
  expect(elsewhere.reason).toBe('The proof is from the log ledger.example/log, not from other.example/log.')
})

test('answers for anything that is handed in', async () => {
  for (const odd of [{}, { ...good, entry: 5 }, { ...good, facts: undefined }, { ...good, serials: null }]) {
    const verdict = await verifyCertificate(odd as unknown as CertificateFile, log)
    expect(verdict.verified).toBe(false)
    expect(verdict.reason).not.toBeNull()
  }
})
