import { describe, expect, test } from 'vitest'
import { findOrder, readDay } from './read-day.ts'
import { readPeriods, readSpan } from './read-periods.ts'

const read = (text: string, order: Parameters<typeof readPeriods>[1] = null) =>
  readPeriods(text, order).map(({ startsOn, endsOn }) => `${startsOn}/${endsOn}`)

describe('periods', () => {
  test.each([
    ['2021-03-01 to 2031-02-28', '2021-03-01/2031-02-28'],
    ['01-03-2021 to 28-02-2031', '2021-03-01/2031-02-28'],
    ['01/03/2021 – 28/02/2031', '2021-03-01/2031-02-28'],
    ['03/01/2021 through 02/28/2031', '2021-03-01/2031-02-28'],
    ['01.03.2021 - 28.02.2031', '2021-03-01/2031-02-28'],
    ['from 1 March 2021 until 28 February 2031 (both days included)', '2021-03-01/2031-02-28'],
    ['1st March 2021 – 28th February 2031', '2021-03-01/2031-02-28'],
    ['01-Mar-2021 to 28-Feb-2031', '2021-03-01/2031-02-28'],
    ['March 1, 2021 through February 28, 2031', '2021-03-01/2031-02-28'],
    ['begins on July 1, 2019 and lasts until June 30, 2029', '2019-07-01/2029-06-30'],
    ['1 January to 31 December 2021', '2021-01-01/2021-12-31'],
    ['January 2021 to December 2021', '2021-01-01/2021-12-31'],
    ['1 de marzo de 2021 al 28 de febrero de 2031', '2021-03-01/2031-02-28'],
    ['desde el 1º de marzo de 2021 hasta el 28 de febrero de 2031', '2021-03-01/2031-02-28'],
    ['entre el 1 de enero de 2018 y el 31 de diciembre de 2020', '2018-01-01/2020-12-31'],
    ['del 1 de enero al 31 de diciembre de 2021', '2021-01-01/2021-12-31'],
  ])('“%s” is %s', (text, period) => expect(read(text)).toEqual([period]))

  test('figures that can be read in two orders are read in the one that makes whole years', () => {
    expect(read('05/04/2021 to 04/04/2031')).toEqual(['2021-04-05/2031-04-04'])
    expect(read('05/04/2021 to 06/07/2031')).toEqual([])
    expect(read('05/04/2021 to 06/07/2031', 'month first')).toEqual(['2021-05-04/2031-06-07'])
  })

  test('the last day of so many years follows from the first', () => {
    expect(readSpan('10 years from 1 March 2021', null)).toMatchObject({
      startsOn: '2021-03-01',
      endsOn: '2031-02-28',
    })
  })

  test('numbers within serials are no days', () => {
    expect(read('GS1-1-KE-GS11812-16-2021-28811-1-20114 to 2022')).toEqual([])
  })
})

test('a day that could be two days is none, until the document has told its order', () => {
  expect(readDay('03/04/2021')).toBeNull()
  expect(readDay('03/04/2021', 'day first')).toBe('2021-04-03')
  expect(readDay('31/12/2021')).toBe('2021-12-31')
  expect(readDay('31 February 2021')).toBeNull()
  expect(readDay('December 31, 2021')).toBe('2021-12-31')
  expect(findOrder(['Issued on 03/14/2022'], false)).toBe('month first')
  expect(findOrder(['Emitido el 03/04/2022'], true)).toBe('day first')
  expect(findOrder(['03/04/2022'], false)).toBeNull()
})
