import { expect, test } from 'vitest'
import { fromBase64 } from './base64.ts'
import { parseProofFile, writeProofFile } from './proof-file.ts'
import { Refusal } from './refusal.ts'

// The head of the example of C2SP's tlog-proof; its checkpoint is abridged there and stands for itself here.
const checkpoint =
  'example.com/fancylog\n109482\nsFodV/vSp5O8n9a8QpW6PRY97tfOSW5bsc2Xl/EQi08=\n\n— example.com/fancylog hI2DJw==\n'
const hashes = [
  'gSKyXoYZUgZ6jduWYrkDOARinOMGJveXjgMkBTcdPlQ=',
  'B95lDa8R83lS8n0eG+o0buTxRKQTYFi//1U8anccXmA=',
]
const file = `c2sp.org/tlog-proof@v1\nindex 73894\n${hashes.join('\n')}\n\n${checkpoint}`

test('reads the published form and writes it again', () => {
  const proof = parseProofFile(file)
  expect(proof).toEqual({ index: 73894, proof: hashes.map(fromBase64), checkpoint })
  expect(writeProofFile(proof)).toBe(file)
})

test('keeps what stands in the extra line', () => {
  const withExtra = file.replace('index', 'extra AAEC\nindex')
  const proof = parseProofFile(withExtra)
  expect(proof.extra).toEqual(Uint8Array.of(0, 1, 2))
  expect(writeProofFile(proof)).toBe(withExtra)
})

test('a log of one entry needs no hashes', () => {
  const short = `c2sp.org/tlog-proof@v1\nindex 0\n\n${checkpoint}`
  expect(parseProofFile(short)).toEqual({ index: 0, proof: [], checkpoint })
})

test.each([
  ['nothing in it', ''],
  ['another first line', file.replace('@v1', '@v2')],
  ['no index', file.replace('index 73894\n', '')],
  ['an index with leading zeroes', file.replace('73894', '073894')],
  ['a negative index', file.replace('73894', '-1')],
  ['an index no double can hold', file.replace('73894', '18446744073709551615')],
  ['an extra line that is not base64', file.replace('index', 'extra !\nindex')],
  ['two extra lines', file.replace('index', 'extra AAEC\nextra AAEC\nindex')],
  ['a hash cut short', file.replace('gSKy', '')],
  ['a hash that is not base64', file.replace('gSKy', 'g$Ky')],
  ['more hashes than any log is high', file.replace(`${hashes[0]}\n`, `${hashes[0]}\n`.repeat(60))],
  ['no checkpoint', `c2sp.org/tlog-proof@v1\nindex 0\n${hashes[0]}\n`],
  ['carriage returns', file.replaceAll('\n', '\r\n')],
  ['more than a million letters', file + 'a'.repeat(1e6)],
])('refuses a file with %s', (_, text) => {
  expect(() => parseProofFile(text)).toThrow(Refusal)
})

test('refuses to write what could not be read', () => {
  expect(() => writeProofFile({ index: -1, proof: [], checkpoint })).toThrow(Refusal)
  expect(() => writeProofFile({ index: 0, proof: [new Uint8Array(31)], checkpoint })).toThrow(Refusal)
})
