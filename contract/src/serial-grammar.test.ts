import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSerial, readSerialPrefix } from './serial-grammar.ts'
import { writeSerials } from './serials.ts'

const whole = [
  [
    'Verra VCS',
    '19385-941467007-941467431-VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1',
    {
      prefix: 'VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1',
      space: 'VCS',
      project: 'VCS1340',
      startsOn: '2020-01-01',
      endsOn: '2020-12-31',
      first: 941467007,
      last: 941467431,
    },
  ],
  [
    'Gold Standard',
    'GS1-1-UG-GS11236-16-2024-30307-1-19149',
    {
      prefix: 'GS1-1-UG-GS11236-16-2024-30307',
      space: 'GS1-30307',
      project: 'GS11236',
      year: 2024,
      last: 19149,
    },
  ],
  [
    'Gold Standard',
    'RW-5-1463953-2-2-0-7014 - RW-5-1467609-2-2-0-7014',
    { prefix: 'RW-5-2-2-0-7014', space: 'CER-RW', project: null, first: 1463953, last: 1467609 },
  ],
  [
    'American Carbon Registry',
    'ACR-FR-1129-2025-2917-30932 to 35143',
    { space: 'ACR-2917', project: 'ACR1129', year: 2025, first: 30932, last: 35143 },
  ],
  [
    'Climate Action Reserve',
    'CAR-1-US-1335-31-983-KS-2025-9205-1 to 5000',
    { space: 'CAR-9205', project: 'CAR1335', year: 2025, first: 1, last: 5000 },
  ],
  [
    'Climate Action Reserve',
    'CAR-ROC-US-1316-105-276-CA-2025-9388-1 to 1',
    { space: 'CAR-9388', project: 'CAR1316', first: 1, last: 1 },
  ],
  ['ART TREES', 'FCPF-CI-130-2023-20-1 to 46404', { space: 'ART-20', project: 'ART130', year: 2023 }],
  [
    'Cercarbono',
    'CDC_4_1_1_321_14_R1_XX_CO_1_2_2018 from 12 to 90',
    { prefix: 'CDC_4_1_1_321_14_R1_XX_CO_1_2_2018', project: 'CDC-4', first: 12, last: 90 },
  ],
  ['Isometric', 'iss_1KP6EDZ8K1S036PY 1 to 250', { space: 'iss_1KP6EDZ8K1S036PY', first: 1, last: 250 }],
  ['Puro.earth', 'AB 12, 2024', null],
  ['Puro.earth', 'AB-12-2024-1 to 250', { prefix: 'AB-12-2024', space: 'AB-12-2024', last: 250 }],
  ['Verra VCS', '19385-941467007-941467431-VCS-VCU-1507-VER-ET-14-1340-31022020-31122020-1', null],
  ['Verra VCS', '19385-9-7-VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1', null],
  ['Gold Standard', 'VCS-VCU-1507-VER-ET-14-1340-1-20', null],
] as const

test.each(whole)('%s: %s', (registry, serial, expected) => {
  const read = readSerial(registry, serial)
  if (expected) expect(read).toMatchObject(expected)
  else expect(read).toBeNull()
})

const prefixes = [
  ['Verra VCS', 'VCS-VCU-261-VER-RW-13-4127'],
  ['Verra VCS', 'VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1'],
  ['Gold Standard', 'GS1-1-UG-GS11236-16-2024-30307'],
  ['American Carbon Registry', 'ACR-FR-1129-2025-2917'],
  ['Climate Action Reserve', 'CAR-1-US-1335-31-983-KS-2025-9205'],
  ['ART TREES', 'ART-GY-102-2021-11'],
  ['Cercarbono', 'CDC_1_1_1_321_14_1_2009'],
  ['Isometric', 'iss_1KP6EDZ8K1S036PY'],
  ['Puro.earth', 'AB-12-2024'],
] as const

/** As hurried or cunning people write it: other capitals, other dashes, blanks around and between, something trailing. */
const spellings = (prefix: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('-', ' - ', '_', ' ', '–', '--', '/', '\u00a0'), {
        minLength: prefix.length,
        maxLength: prefix.length,
      }),
      fc.array(fc.boolean(), { minLength: prefix.length, maxLength: prefix.length }),
      fc.constantFrom('', ' ', '-', '_', ' -'),
    )
    .map(
      ([marks, capitals, tail]) =>
        [...prefix]
          .map((letter, at) =>
            /[-_]/.test(letter) ? marks[at] : capitals[at] ? letter.toUpperCase() : letter.toLowerCase(),
          )
          .join('') + tail,
    )

describe.each(prefixes)('%s, %s', (registry, prefix) => {
  test('has one spelling, in which it is the registry’s own', () => {
    expect(readSerialPrefix(registry, prefix)?.prefix).toBe(prefix)
    fc.assert(
      fc.property(spellings(prefix), (typed) => {
        expect(readSerialPrefix(registry, typed)).toEqual(readSerialPrefix(registry, prefix))
      }),
    )
  })

  test('what is written of it is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e6 }), (first, more) => {
        const span = { prefix, first, last: first + more }
        expect(readSerial(registry, writeSerials(span))).toMatchObject(span)
      }),
    )
  })
})

test('letters that only look like ours are refused', () => {
  expect(readSerialPrefix('Puro.earth', 'АB-12')).toBeNull()
  expect(readSerialPrefix('Verra VCS', 'VСS-VCU-261-VER-RW-13-4127')).toBeNull()
})

test('another country, project or block number in a serial does not make other credits of it', () => {
  const space = (prefix: string) => readSerialPrefix('Gold Standard', prefix)?.space
  expect(space('GS1-1-KE-GS11237-16-2023-30307')).toBe(space('GS1-1-UG-GS11236-16-2024-30307'))
  const verra = (prefix: string) => readSerialPrefix('Verra VCS', prefix)?.space
  expect(verra('19-VCS-VCU-261-VER-RW-13-4127')).toBe(verra('VCS-VCU-262-VER-KE-13-4128'))
})
