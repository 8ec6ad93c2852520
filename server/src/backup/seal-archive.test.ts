import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openArchive, sealArchive } from './seal-archive.ts'

const key = 'ab'.repeat(32)
const chunk = 65_536

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const gather = async (source: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
const seal = (bytes: Buffer, withKey = key) => gather(sealArchive(inParts(bytes, 10_000), withKey))
const open = (bytes: Buffer, withKey = key) => gather(openArchive(inParts(bytes, 7777), withKey))

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])('%i bytes come back as they were', async (size) => {
  const bytes = randomBytes(size)
  expect((await open(await seal(bytes))).equals(bytes)).toBe(true)
})

test('a passphrase does as well as a key, and the same bytes are never sealed alike', async () => {
  const bytes = Buffer.from('the same')
  const [one, other] = [
    await seal(bytes, 'a long passphrase of ours'),
    await seal(bytes, 'a long passphrase of ours'),
  ]
  expect(one.equals(other)).toBe(false)
  expect((await open(one, 'a long passphrase of ours')).toString()).toBe('the same')
  await expect(open(one, 'a long passphrase of theirs')).rejects.toThrow('BACKUP_KEY is not the key')
})

test('another key is told from damage', async () => {
  await expect(open(await seal(randomBytes(100)), 'cd'.repeat(32))).rejects.toThrow(
    'BACKUP_KEY is not the key',
  )
})

test('a changed byte is refused wherever it stands', async () => {
  const sealed = await seal(randomBytes(chunk + 500))
  for (const at of [0, 30, 70, 84, 5000, 84 + chunk, 84 + chunk + 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(open(changed), `byte ${at}`).rejects.toThrow(/damaged|no backup|BACKUP_KEY/)
  }
})

test('a file cut off is refused, also where a chunk ends', async () => {
  const sealed = await seal(randomBytes(2 * chunk))
  for (const length of [0, 10, 83, 84, 90, 84 + chunk + 16, 84 + chunk, sealed.length - 1])
    await expect(open(sealed.subarray(0, length)), `${length} bytes`).rejects.toThrow(
      /damaged or was cut|no backup/,
    )
  await expect(open(Buffer.concat([sealed, Buffer.from('more')]))).rejects.toThrow('damaged')
})

test('chunks cannot change places', async () => {
  const sealed = await seal(randomBytes(3 * chunk))
  const [from, size] = [84, chunk + 16]
  const swapped = Buffer.concat([
    sealed.subarray(0, from),
    sealed.subarray(from + size, from + 2 * size),
    sealed.subarray(from, from + size),
    sealed.subarray(from + 2 * size),
  ])
  await expect(open(swapped)).rejects.toThrow('damaged')
})
