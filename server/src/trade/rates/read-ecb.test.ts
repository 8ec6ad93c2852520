import { expect, test } from 'vitest'
import { RatesRefused, readEcb } from './read-ecb.ts'

const fileOf = (...days: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
  <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
    <gesmes:subject>Reference rates</gesmes:subject>
    <Cube>${days.join('')}</Cube>
  </gesmes:Envelope>`
const dayOf = (day: string, usd = '1.0823', gbp = '0.83450') =>
  `<Cube time="${day}"><Cube currency="USD" rate="${usd}"/><Cube currency="JPY" rate="163.1"/><Cube currency="GBP" rate="${gbp}"/></Cube>`

test('a day of reference rates is read to the last digit', () => {
  expect(readEcb(fileOf(dayOf('2026-11-16')))).toEqual({
    day: '2026-11-16',
    usdPerEuro: 1_082_300,
    gbpPerEuro: 834_500,
  })
})

test('of ninety days the newest counts, wherever it stands', () => {
  const file = fileOf(dayOf('2026-11-13'), dayOf('2026-11-16', '1.1'), dayOf('2026-11-12'))
  expect(readEcb(file)).toMatchObject({ day: '2026-11-16', usdPerEuro: 1_100_000 })
})

test.each([
  ['no XML', 'rates'],
  ['another file', '<Document/>'],
  ['no day', fileOf()],
  ['a rate of nothing', fileOf(dayOf('2026-11-16', '0'))],
  ['a rate below nothing', fileOf(dayOf('2026-11-16', '-1.08'))],
  ['a decimal comma', fileOf(dayOf('2026-11-16', '1,08'))],
  ['no pounds', fileOf('<Cube time="2026-11-16"><Cube currency="USD" rate="1.08"/></Cube>')],
  [
    'dollars twice',
    fileOf(
      '<Cube time="2026-11-16"><Cube currency="USD" rate="1.08"/><Cube currency="USD" rate="1.8"/><Cube currency="GBP" rate="0.8"/></Cube>',
    ),
  ],
])('%s is refused in words', (_, file) => {
  expect(() => readEcb(file)).toThrow(RatesRefused)
})
