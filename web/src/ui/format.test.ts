import { expect, test } from 'vitest'
import {
  hostOf,
  writeCents,
  writeClock,
  writeDate,
  writeDollars,
  writeRoundDollars,
  writeSpan,
  writeWhole,
} from './format.ts'

test('writes cents as dollars', () => {
  expect(writeCents(0)).toBe('$0.00')
  expect(writeCents(123_456_789)).toBe('$1,234,567.89')
})

test('writes dollars given as a number or as text', () => {
  expect(writeDollars(0)).toBe('$0.00')
  expect(writeDollars('1234.5')).toBe('$1,234.50')
})

test.each(['', 'abc', Number.NaN])('writes a dash for %j', (value) => {
  expect(writeDollars(value)).toBe('–')
})

test('separates thousands', () => {
  expect(writeWhole(1_240_000)).toBe('1,240,000')
})

test('a calendar day is the same day in every time zone', () => {
  expect(writeDate('2026-03-01')).toBe('Mar\u00a01,\u00a02026')
})

test('the day of an instant is its day by UTC wherever it is read, as papers and books have it', () => {
  const zone = process.env.TZ
  try {
    for (const place of ['America/Los_Angeles', 'Pacific/Auckland']) {
      process.env.TZ = place
      expect(new Date('2026-11-17T05:30:00Z').getDate() === 17).toBe(place !== 'America/Los_Angeles')
      expect(writeDate('2026-11-17T05:30:00.000Z')).toBe('Nov\u00a017,\u00a02026')
      expect(writeDate('2026-11-17T23:59:59.999Z')).toBe('Nov\u00a017,\u00a02026')
    }
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test('shows a date it cannot read as it was received', () => {
  expect(writeDate('soon')).toBe('soon')
})

test('leaves the cents away from a million on', () => {
  expect(writeRoundDollars(999_999.99)).toBe('$999,999.99')
  expect(writeRoundDollars(1_272_900.5)).toBe('$1,272,901')
})

test('names a span of days by its year where it is one, and by both days otherwise', () => {
  expect(writeSpan('2024-01-01', '2024-12-31')).toBe('2024')
  expect(writeSpan('2024-01-01', '2025-12-31')).toBe('Jan\u00a01,\u00a02024 to Dec\u00a031,\u00a02025')
})

test('writes a wait as a clock shows it', () => {
  expect([900, 61, 9, 0].map(writeClock)).toEqual(['15:00', '1:01', '0:09', '0:00'])
})

test('writes by hand what the formatters of the browser write', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const whole = new Intl.NumberFormat('en-US')
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  for (const value of [
    0,
    1,
    9,
    10,
    99,
    100,
    999,
    1000,
    12_345,
    999_999,
    1_000_000,
    2 ** 51,
    -1,
    -1234,
    1.5,
  ]) {
    expect(writeWhole(value)).toBe(whole.format(value))
    expect(writeCents(value)).toBe(dollars.format(value / 100))
    expect(writeDollars(value)).toBe(dollars.format(value))
  }
  for (const text of ['2024-02-29', '1999-12-31', '2026-10-05'])
    expect(writeDate(text).replaceAll('\u00a0', ' ')).toBe(day.format(new Date(text)))
})

test('an address is told by its host, and one that is none as it stands', () => {
  expect(hostOf('https://registry.example/projects/1')).toBe('registry.example')
  expect(hostOf('https://%')).toBe('https://%')
})
