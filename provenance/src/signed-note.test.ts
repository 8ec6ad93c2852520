import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyPairFrom } from './ed25519.ts'
import { fromHex, toHex } from './hex.ts'
import { noteSigner, parseVerifierKey, verifierKey, writeVerifierKey } from './note-key.ts'
import { Refusal } from './refusal.ts'
import { openNote, signNote } from './signed-note.ts'

// The example of C2SP's signed-note.
const exampleKey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
const exampleText = 'This is an example message.\n'
const exampleLine =
  '— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n'
const example = `${exampleText}\n${exampleLine}`

const seed = (byte: number) => new Uint8Array(32).fill(byte)
const ours = await noteSigner('ledger.example/log', seed(1))
const theirs = await noteSigner('witness.example', seed(2))

test("signs as RFC 8032's first test does", async () => {
  const { publicKey, sign } = await keyPairFrom(
    fromHex('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'),
  )
  expect(toHex(publicKey)).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
  expect(toHex(await sign(new Uint8Array()))).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})

describe('the published example', () => {
  test('is opened with its key', async () => {
    const { text, signedBy, unknown } = await openNote(example, [parseVerifierKey(exampleKey)])
    expect([text, signedBy.map(({ name }) => name), unknown]).toEqual([exampleText, ['example.com/foo'], []])
    expect(writeVerifierKey(parseVerifierKey(exampleKey))).toBe(exampleKey)
  })

  test('is opened from bytes as well', async () => {
    const bytes = new TextEncoder().encode(example)
    expect((await openNote(bytes, [parseVerifierKey(exampleKey)])).text).toBe(exampleText)
  })

  test('is refused once any bit of it is turned', async () => {
    const bytes = new TextEncoder().encode(example)
    const keys = [parseVerifierKey(exampleKey)]
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = bytes.slice()
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(openNote(forged, keys), `bit ${bit}`).rejects.toThrow(Refusal)
    }
  })
})

test('what was signed is opened, whatever it says', async () => {
  const line = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
      const text = `${lines.join('\n')}\n`
      expect((await openNote(await signNote(text, [ours]), [ours])).text).toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('signatures of unknown keys are ignored, even under a known name', async () => {
  const namesake = await noteSigner(ours.name, seed(3))
  const note = await signNote('text\n', [theirs, namesake, ours])
  const { signedBy, unknown } = await openNote(note, [ours])
  expect(signedBy.map(({ id }) => id)).toEqual([ours.id])
  expect(unknown.map(({ id }) => id)).toEqual([theirs.id, namesake.id])
})

test('two keys may sign while one follows the other, and either opens the note', async () => {
  const next = await noteSigner(ours.name, seed(4))
  const note = await signNote('text\n', [ours, next])
  expect((await openNote(note, [ours])).signedBy).toHaveLength(1)
  expect((await openNote(note, [next])).signedBy).toHaveLength(1)
  expect((await openNote(note, [ours, next])).signedBy).toHaveLength(2)
})

test('a hundred signatures are read and one more is too many; a repeated one counts once', async () => {
  const line = (await signNote('text\n', [ours])).slice('text\n\n'.length)
  const { signedBy } = await openNote(`text\n\n${line.repeat(100)}`, [ours])
  expect(signedBy).toHaveLength(1)
  await expect(openNote(`text\n\n${line.repeat(101)}`, [ours])).rejects.toThrow('too many signatures')
})

test('a wrong signature by a known key spoils the note, whoever else signed', async () => {
  const [good, other] = [await signNote('text\n', [ours]), await signNote('other\n', [theirs])]
  const mixed = good + other.slice('other\n\n'.length)
  await expect(openNote(mixed, [ours, theirs])).rejects.toThrow('The signature of witness.example')
  expect((await openNote(mixed, [ours])).signedBy).toHaveLength(1)
})

test('nobody we know signed: refused', async () => {
  await expect(openNote(example, [ours])).rejects.toThrow('No known key')
  await expect(openNote(example, [])).rejects.toThrow('No known key')
})

test.each([
  ['no signature', exampleText],
  ['an empty list of signatures', `${exampleText}\n`],
  ['no line feed at the end', example.slice(0, -1)],
  ['a control character', `\u0001${example}`],
  ['a carriage return', example.replaceAll('\n', '\r\n')],
  ['a line that is no signature', `${example}Unexpected line.\n`],
  ['a name with a space', example.replace('example.com/foo', 'example foo')],
  ['a name with a no-break space', example.replace('example.com/foo', 'example\u00a0foo')],
  ['a name with a plus sign', example.replace('example.com/foo', 'example+foo')],
  ['a hyphen for a dash', example.replace('—', '-')],
  ['a signature that is not base64', example.replace('Uw2Q', 'Uw!Q')],
  ['base64 with stray bits', example.replace('aQM=', 'aQN=')],
  ['a signature of four bytes', `${exampleText}\n— example.com/foo Uw2QOg==\n`],
  ['a signature that is too long', example.replace('Uw2QOkn8', 'Uw2QOkn8ABCD')],
  ['half of a surrogate pair', `\ud83d${example}`],
  ['half of a surrogate pair in a name', example.replace('example.com', 'example\ud83d.com')],
  ['a million letters and more', 'a'.repeat(1e6) + example],
])('refuses a note with %s', async (_, note) => {
  await expect(openNote(note, [parseVerifierKey(exampleKey)])).rejects.toThrow(Refusal)
})

test('refuses bytes that are not UTF-8', async () => {
  const bytes = Uint8Array.of(0xff, ...new TextEncoder().encode(example))
  await expect(openNote(bytes, [parseVerifierKey(exampleKey)])).rejects.toThrow('not valid UTF-8')
})

test.each([
  ['nothing', ''],
  ['no key', 'example.com/foo+530d903a'],
  ['an empty name', exampleKey.replace('example.com/foo', '')],
  ['another name', exampleKey.replace('foo', 'bar')],
  ['another id', exampleKey.replace('530d903a', '530d903b')],
  ['an id in capitals', exampleKey.replace('530d903a', '530D903A')],
  ['another kind of key', exampleKey.replace('+Aeky', '+Beky')],
  ['a key cut short', exampleKey.slice(0, -4)],
  ['a line feed behind it', `${exampleKey}\n`],
])('refuses a verifier key with %s', (_, text) => {
  expect(() => parseVerifierKey(text)).toThrow(Refusal)
})

test('refuses to sign what could not be opened', async () => {
  await expect(signNote('no line feed', [ours])).rejects.toThrow(Refusal)
  await expect(signNote('tab\t\n', [ours])).rejects.toThrow(Refusal)
  await expect(signNote('text\n', [])).rejects.toThrow(Refusal)
  await expect(noteSigner('a b', seed(1))).rejects.toThrow(Refusal)
  await expect(noteSigner('name', new Uint8Array(31))).rejects.toThrow(Refusal)
  expect(() => verifierKey('name', new Uint8Array(33))).toThrow(Refusal)
})
