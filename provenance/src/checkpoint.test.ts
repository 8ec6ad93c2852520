import { expect, test } from 'vitest'
import { openCheckpoint, parseCheckpoint, signCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { emptyRoot } from './hashes.ts'
import { noteSigner } from './note-key.ts'
import { Refusal } from './refusal.ts'

// The text of the example of C2SP's tlog-checkpoint.
const example = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'

const origin = 'ledger.example/log'
const key = await noteSigner(origin, new Uint8Array(32).fill(1))

test('reads the published example and writes it again', () => {
  const checkpoint = parseCheckpoint(example)
  expect([checkpoint.origin, checkpoint.size]).toEqual(['example.com/behind-the-sofa', 20852163])
  expect(writeCheckpoint(checkpoint)).toBe(example)
})

test('reads over lines that others may have added', () => {
  expect(parseCheckpoint(`${example}more\nand more\n`).size).toBe(20852163)
})

test('what a log signed is opened under its origin and no other', async () => {
  const checkpoint = { origin, size: 0, root: emptyRoot() }
  const note = await signCheckpoint(checkpoint, [key])
  expect(note).toMatch(
    /^ledger\.example\/log\n0\n47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— ledger\.example\/log [\w+/=]+\n$/,
  )
  expect(await openCheckpoint(note, { origin, keys: [key] })).toMatchObject(checkpoint)
  await expect(openCheckpoint(note, { origin: 'other.example', keys: [key] })).rejects.toThrow(
    'The checkpoint is of the log ledger.example/log, not of other.example.',
  )
})

test.each([
  ['nothing', ''],
  ['two lines', 'origin\n5\n'],
  ['an empty origin', example.replace('example.com/behind-the-sofa', '')],
  ['no line feed at the end', example.slice(0, -1)],
  ['an empty line', `${example}\n`],
  ['a size with a leading zero', example.replace('20852163', '020852163')],
  ['a size with a sign', example.replace('20852163', '+20852163')],
  ['a negative size', example.replace('20852163', '-1')],
  ['a size in another notation', example.replace('20852163', '2e7')],
  ['a size no double can hold', example.replace('20852163', '9007199254740993')],
  ['a root cut short', example.replace('CsUY', '')],
  ['a root that is not base64', example.replace('CsUY', 'Cs-_')],
])('refuses a checkpoint with %s', (_, text) => {
  expect(() => parseCheckpoint(text)).toThrow(Refusal)
})

test('refuses to write what could not be read', () => {
  const checkpoint = { origin, size: 1, root: emptyRoot() }
  expect(() => writeCheckpoint({ ...checkpoint, origin: '' })).toThrow(Refusal)
  expect(() => writeCheckpoint({ ...checkpoint, origin: 'two\nlines' })).toThrow(Refusal)
  expect(() => writeCheckpoint({ ...checkpoint, size: 1.5 })).toThrow(Refusal)
  expect(() => writeCheckpoint({ ...checkpoint, root: new Uint8Array(31) })).toThrow(Refusal)
})
