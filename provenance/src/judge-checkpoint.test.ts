import { expect, test } from 'vitest'
import { writeAddCheckpoint } from './add-checkpoint.ts'
import { signCheckpoint } from './checkpoint.ts'
import { cosign } from './cosignature.ts'
import { emptyRoot, leafHash } from './hashes.ts'
import { judgeCheckpoint, type SeenState } from './judge-checkpoint.ts'
import { listSource } from './list-source.ts'
import { noteSigner } from './note-key.ts'
import { consistencyProof, treeRoot } from './prove.ts'

const origin = 'ledger.example/log'
const key = await noteSigner(origin, new Uint8Array(32).fill(1))
const stranger = await noteSigner(origin, new Uint8Array(32).fill(9))
const logs = [{ origin, keys: [key] }]
const leaves = (count: number, word = 'entry') =>
  listSource(Array.from({ length: count }, (_, at) => leafHash(new TextEncoder().encode(`${word} ${at}`))))

const stateOf = async (size: number, word?: string): Promise<SeenState> => ({
  size,
  root: await treeRoot(leaves(size, word), size),
})
const ask = async (
  oldSize: number,
  size: number,
  { word, signer = key }: { word?: string; signer?: typeof key } = {},
) =>
  writeAddCheckpoint({
    oldSize,
    proof:
      oldSize === 0 || oldSize >= size
        ? []
        : [...(await consistencyProof(leaves(size, word), oldSize, size))],
    checkpoint: await signCheckpoint({ origin, ...(await stateOf(size, word)) }, [signer]),
  })
const judge = (body: string, seen: SeenState | null = null) => judgeCheckpoint(body, logs, () => seen)

test('from nothing a witness takes any state, and from then on only what grew from it', async () => {
  for (const size of [0, 1, 7])
    expect(await judge(await ask(0, size))).toMatchObject({ status: 200, seen: { size } })
  for (const [old, size] of [
    [1, 2],
    [7, 8],
    [7, 300],
    [256, 300],
    [300, 300],
  ] as const)
    expect(await judge(await ask(old, size), await stateOf(old))).toMatchObject({
      status: 200,
      seen: { size },
    })
})

test('a fork is refused, whatever its size', async () => {
  const seen = await stateOf(7)
  for (const size of [7, 8, 300])
    expect(await judge(await ask(7, size, { word: 'other' }), seen)).toMatchObject({ status: 422 })
})

test('whoever does not know what the witness saw last is told', async () => {
  expect(await judge(await ask(0, 9), await stateOf(7))).toEqual({ status: 409, size: 7 })
  expect(await judge(await ask(5, 9), await stateOf(7))).toEqual({ status: 409, size: 7 })
  expect(await judge(await ask(5, 9))).toEqual({ status: 409, size: 0 })
})

test('a log that shrank is refused', async () => {
  expect(await judge(await ask(7, 5), await stateOf(7))).toMatchObject({ status: 400 })
})

test('a log nobody asked it to look at, and a key that is none of the log', async () => {
  expect(await judgeCheckpoint(await ask(0, 3), [], () => null)).toMatchObject({ status: 404 })
  expect(await judge(await ask(0, 3, { signer: stranger }))).toMatchObject({ status: 403 })
  const body = await ask(0, 3)
  expect(await judge(body.replace('\n3\n', '\n4\n'))).toMatchObject({ status: 403 })
})

test('signatures of others are looked over, and do not come back', async () => {
  const other = await noteSigner('witness.example/w2', new Uint8Array(32).fill(3), 'witness')
  const body = await ask(0, 3)
  const line = await cosign('whatever\n', other, new Date())
  const judged = await judge(`${body}${line}`)
  expect(judged).toMatchObject({ status: 200 })
  expect(body.endsWith((judged as { signatures: string }).signatures)).toBe(true)
})

test('an empty log has the empty root', async () => {
  const wrong = await signCheckpoint({ origin, size: 0, root: new Uint8Array(32) }, [key])
  expect(await judge(writeAddCheckpoint({ oldSize: 0, proof: [], checkpoint: wrong }))).toMatchObject({
    status: 422,
  })
  expect(await judge(await ask(0, 0), { size: 0, root: emptyRoot() })).toMatchObject({ status: 200 })
})

test('a proof where nothing is to be proven is refused', async () => {
  const body = await ask(0, 3)
  const line = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I='
  expect(await judge(body.replace('old 0\n', `old 0\n${line}\n`))).toMatchObject({ status: 422 })
})

test.each([
  ['nothing', ''],
  ['no old size', 'new 5\n\nnote'],
  ['a size with a leading zero', 'old 05\n\nnote'],
  ['a hash cut short', 'old 5\nAAAA\n\nnote'],
  ['more hashes than any proof has', `old 5\n${`${'A'.repeat(43)}=\n`.repeat(64)}\nnote`],
  ['no checkpoint', 'old 5\n\n'],
])('refuses a request with %s', async (_, body) => {
  expect(await judge(body)).toMatchObject({ status: 400 })
})
