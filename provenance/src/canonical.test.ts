import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalBytes, canonicalJson } from './canonical.ts'
import { toHex } from './hex.ts'
import { Refusal } from './refusal.ts'

test("writes RFC 8785's example byte for byte", () => {
  const value = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`)
  expect(toHex(canonicalBytes(value))).toBe(
    [
      '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a',
      '5b3333333333333333332e333333333333332c31652b33302c342e352c302e3030322c31652d3237',
      '5d2c22737472696e67223a22e282ac245c75303030665c6e4127425c225c5c5c5c5c222f227d',
    ].join(''),
  )
})

test('orders members by UTF-16 code units, as the RFC shows', () => {
  const value = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  }
  expect(canonicalJson(value).match(/(?<=:")[^"]+/g)).toEqual([
    'Carriage Return',
    'One',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ])
})

test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555555', '333333333.3333333'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('writes the number %s as %s (RFC 8785, appendix B)', (bits, text) => {
  expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(text)
})

const circle: unknown[] = []
circle.push(circle)

test.each<[string, unknown]>([
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['undefined', undefined],
  ['a member that is undefined', { a: undefined }],
  ['a gap in an array', new Array(2)],
  ['a big integer', 1n],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a member named by a symbol', { [Symbol('x')]: 1 }],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['an instance of a class', new (class Thing {})()],
  ['bytes', new Uint8Array(1)],
  ['half of a surrogate pair', '\ud83d'],
  ['half of a surrogate pair as a name', { '\ude00': 1 }],
  ['a circle', circle],
])('refuses %s', (_, value) => {
  expect(() => canonicalJson(value)).toThrow(Refusal)
})

test('any JSON value survives, and the order its members were written in does not show', () => {
  const backwards = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(backwards)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, backwards(item)]),
    )
  }
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (any) => {
      const value = JSON.parse(JSON.stringify(any))
      expect(JSON.parse(canonicalJson(value))).toEqual(value)
      expect(canonicalJson(backwards(value))).toBe(canonicalJson(value))
    }),
  )
})
