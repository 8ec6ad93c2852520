import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { someEntries } from '../testing/reference-tree.ts'
import { signCheckpoint } from './checkpoint.ts'
import { cosign } from './cosignature.ts'
import { leafHash, nodeHash } from './hashes.ts'
import { fromHex, toHex } from './hex.ts'
import { listSource } from './list-source.ts'
import { noteSigner, writeVerifierKey, writeWitnessKey } from './note-key.ts'
import { parseProofFile, writeProofFile } from './proof-file.ts'
import { inclusionProof, treeRoot } from './prove.ts'
import { splitNote } from './signed-note.ts'
import { type VerifyEntry, verifyEntry } from './verify-entry.ts'

const origin = 'ledger.example/log'
const ours = await noteSigner(origin, new Uint8Array(32).fill(1))
const stranger = await noteSigner(origin, new Uint8Array(32).fill(2))

const entries = someEntries(21)
const [index, size] = [13, 21]
const entryBytes = entries[index] ?? new Uint8Array()

const certify = async (logged: readonly Uint8Array[], signer = ours, name = origin): Promise<VerifyEntry> => {
  const source = listSource(logged.map(leafHash))
  const root = await treeRoot(source, size)
  const checkpoint = await signCheckpoint({ origin: name, size, root }, [signer])
  const proof = await inclusionProof(source, index, size)
  const proofFile = writeProofFile({ index, proof, checkpoint })
  return { entryBytes, proofFile, verifierKeys: [writeVerifierKey(ours)], origin }
}

const good = await certify(entries)
const states = (verdict: Awaited<ReturnType<typeof verifyEntry>>) => verdict.steps.map(({ state }) => state)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('says in words what was checked', async () => {
  const verdict = await verifyEntry(good)
  expect(verdict).toMatchObject({ verified: true, reason: null, entry: { index: 13, size: 21 } })
  expect(verdict.steps.map(({ says }) => says)).toEqual([
    'The proof is about entry 13 of a log of 21.',
    'The proof is from the log ledger.example/log.',
    `The root of the log is signed by ledger.example/log (key ${ours.id}).`,
    `The hash of the entry is ${toHex(leafHash(entryBytes))}.`,
    '5 hashes lead from the entry to the signed root: it is in the log.',
  ])
})

test('tells the way hash by hash, each made of the two below it', async () => {
  const { path } = await verifyEntry(good)
  expect(path).toMatchObject({ index: 13, size: 21, leaf: toHex(leafHash(entryBytes)) })
  const rungs = path?.rungs ?? []
  expect(rungs.map(({ given }) => given)).toEqual(['left', 'right', 'left', 'left', 'right'])
  let below = path?.leaf
  for (const { left, right, hash, given } of rungs) {
    expect(given === 'left' ? right : left).toBe(below)
    expect(hash).toBe(toHex(nodeHash(fromHex(left), fromHex(right))))
    below = hash
  }
  expect(below).toBe(path?.root)
})

test('tells the way also where it leads astray, and none where it was never begun', async () => {
  const astray = await verifyEntry({ ...good, entryBytes: new TextEncoder().encode('entry 13 ') })
  expect(astray.path?.rungs).toHaveLength(5)
  expect(astray.path?.rungs.at(-1)?.hash).not.toBe(astray.path?.root)
  expect((await verifyEntry({ ...good, origin: 'another.example/log' })).path).toBeNull()
})

describe('says which step failed, and why', () => {
  test('an altered entry', async () => {
    const verdict = await verifyEntry({ ...good, entryBytes: new TextEncoder().encode('entry 13 ') })
    expect(verdict.reason).toBe('The proof leads to another root than the one signed.')
    expect(states(verdict)).toEqual(['passed', 'passed', 'passed', 'passed', 'failed'])
    expect([verdict.verified, verdict.entry]).toEqual([false, null])
  })

  test('a proof of another entry', async () => {
    const proofFile = good.proofFile.replace('index 13', 'index 12')
    expect((await verifyEntry({ ...good, proofFile })).steps.at(-1)?.state).toBe('failed')
  })

  test('an entry beyond the end of the log', async () => {
    const proofFile = good.proofFile.replace('index 13', 'index 21')
    expect((await verifyEntry({ ...good, proofFile })).reason).toBe('There is no entry 21 in a log of 21.')
  })

  test('a forked log signed by somebody else under the same name', async () => {
    const forged = await certify([...entries.slice(0, 20), new Uint8Array()], stranger)
    const verdict = await verifyEntry(forged)
    expect(verdict.reason).toBe('No known key signed the note.')
    expect(states(verdict)).toEqual(['passed', 'passed', 'failed', 'not reached', 'not reached'])
  })

  test('a signature of ours under another text', async () => {
    const verdict = await verifyEntry({ ...good, proofFile: good.proofFile.replace('\n21\n', '\n22\n') })
    expect(verdict.reason).toBe(`The signature of ledger.example/log (key ${ours.id}) is wrong.`)
  })

  test('a proof from another log, signed by a key that we know', async () => {
    const verdict = await verifyEntry(await certify(entries, ours, 'other.example/log'))
    expect(verdict.reason).toBe('The proof is from the log other.example/log, not from ledger.example/log.')
    expect(states(verdict).indexOf('failed')).toBe(1)
  })

  test('a file that is no proof', async () => {
    const verdict = await verifyEntry({ ...good, proofFile: '%PDF-1.7' })
    expect(verdict.reason).toBe('A proof file begins with c2sp.org/tlog-proof@v1.')
    expect(states(verdict)).toEqual(['failed', ...Array(4).fill('not reached')])
  })

  test('no key, or one that is none', async () => {
    expect((await verifyEntry({ ...good, verifierKeys: [] })).reason).toBe('No known key signed the note.')
    expect((await verifyEntry({ ...good, verifierKeys: ['key'] })).reason).toBe(
      'A verifier key is written name+id+key.',
    )
  })

  test('a browser without the means to check signatures', async () => {
    vi.stubGlobal('crypto', {})
    const verdict = await verifyEntry(good)
    expect(verdict.reason).toBe('Signatures can be checked only on a page that came over https.')
    expect(states(verdict).indexOf('failed')).toBe(2)
  })
})

test('a key that follows another opens both what it signed and what it took over', async () => {
  const verifierKeys = [ours, stranger].map(writeVerifierKey)
  expect((await verifyEntry({ ...good, verifierKeys })).verified).toBe(true)
  expect((await verifyEntry({ ...(await certify(entries, stranger)), verifierKeys })).verified).toBe(true)
})

test('one letter changed anywhere in the proof file is noticed', async () => {
  const letters = [...good.proofFile]
  for (const [at, letter] of letters.entries()) {
    const proofFile = [...letters.slice(0, at), letter === 'A' ? 'B' : 'A', ...letters.slice(at + 1)].join('')
    expect((await verifyEntry({ ...good, proofFile })).verified, `letter ${at}`).toBe(false)
  }
})

test('hostile input is answered and never thrown back', async () => {
  const { checkpoint } = parseProofFile(good.proofFile)
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .string({ unit: 'binary' })
      .map((words) => `c2sp.org/tlog-proof@v1\nindex 13\n${words}\n\n${checkpoint}`),
    fc.nat({ max: good.proofFile.length }).map((cut) => good.proofFile.slice(0, cut).trimEnd()),
  )
  const anything = fc.oneof(text, fc.anything())
  const input = fc.record({
    entryBytes: fc.oneof(fc.constant(entryBytes), fc.anything()),
    proofFile: anything,
    verifierKeys: fc.oneof(fc.constant(good.verifierKeys), fc.anything()),
    origin: fc.oneof(fc.constant(origin), fc.anything()),
    witnesses: fc.anything(),
  })
  await fc.assert(
    fc.asyncProperty(input, async (input) => {
      const verdict = await verifyEntry(input as VerifyEntry)
      expect(verdict.verified).toBe(false)
      expect(verdict.reason).not.toBe(null)
      expect(states(verdict).filter((state) => state === 'failed')).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
  for (const nothing of [null, undefined, 5, {}]) {
    expect((await verifyEntry(nothing as unknown as VerifyEntry)).verified).toBe(false)
  }
})

test('a long name from outside is not repeated at length', async () => {
  const long = 'x'.repeat(5000)
  expect((await verifyEntry(await certify(entries, ours, long))).reason?.length).toBeLessThan(200)
})

test('witnesses are asked for by their keys: seen, not seen yet, not seen by enough, and forged', async () => {
  const names = ['witness.example/w1', 'witness.example/w2']
  const signers = await Promise.all(
    names.map((name, at) => noteSigner(name, new Uint8Array(32).fill(10 + at), 'witness')),
  )
  const keys = signers.map(writeWitnessKey)
  const { text } = splitNote(parseProofFile(good.proofFile).checkpoint)
  const [first] = signers
  if (!first) throw new Error('no witness')
  const line = await cosign(text, first, new Date('2026-11-18T06:30:15Z'))
  const ask = async (proofFile: string, needed: number) => {
    const { verified, reason, steps } = await verifyEntry({
      ...good,
      proofFile,
      witnesses: { keys, needed },
    })
    return { verified, reason, step: steps.find(({ name }) => name === 'witnesses') }
  }
  expect(await ask(`${good.proofFile}${line}`, 1)).toEqual({
    verified: true,
    reason: null,
    step: {
      name: 'witnesses',
      state: 'passed',
      says: 'The same state was seen by witness.example/w1 (2026-11-18 06:30 UTC).',
    },
  })
  expect(await ask(good.proofFile, 0)).toMatchObject({
    verified: true,
    step: { state: 'not reached', says: 'None of the 2 known witnesses has seen this state yet.' },
  })
  expect(await ask(`${good.proofFile}${line}`, 2)).toMatchObject({
    verified: false,
    reason: '1 of the 2 known witnesses saw this state, and 2 must have.',
  })
  const forged = line.replace(/.{6}==\n$/, 'AAAAAA==\n')
  expect(await ask(`${good.proofFile}${forged}`, 0)).toMatchObject({
    verified: false,
    step: { state: 'failed' },
  })
})
