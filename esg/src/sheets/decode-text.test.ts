import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

/** Bytes as old programs wrote them, since Node decodes these tables but does not encode them. */
const hex = (text: string) => new Uint8Array(Buffer.from(text.replace(/\s/g, ''), 'hex'))

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

test.each([
  ['shift_jis', '94 72 8f 6f 97 ca', '排出量'],
  ['euc-jp', 'c7 d3 bd d0 ce cc', '排出量'],
  ['gb18030', 'c5 c5 b7 c5 c1 bf', '排放量'],
  ['big5', 'b1 c6 a9 f1 b6 71', '排放量'],
  ['euc-kr', 'b9 e8 c3 e2 b7 ae', '배출량'],
])('%s is told by the signs that come out', (_, bytes, text) => {
  const source = new Uint8Array([...hex(bytes), ...ascii(',2023\n'), ...hex(bytes), ...ascii(',10111\n')])
  expect(decodeText(source)).toBe(`${text},2023\n${text},10111\n`)
})

test('Western European text stays what it is, however often it leaves the plain alphabet', () => {
  const odd = 'Überprüfung der Größe: Müll, Öl, Wärme; "Ä" – çà où été'.replaceAll('–', '-')
  expect(decodeText(Buffer.from(odd, 'latin1'))).toBe(odd)
  expect(decodeText(Buffer.from('Émissions totales;déclaré;à côté', 'latin1'))).toBe(
    'Émissions totales;déclaré;à côté',
  )
})

test('UTF-16 with its mark and UTF-8 with and without one are read', () => {
  const text = 'スコープ1,10111'
  expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text)
  expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe(text)
  expect(decodeText(Buffer.from(text))).toBe(text)
  expect(decodeText(Buffer.from(`\ufeff${text}`))).toBe(text)
})
