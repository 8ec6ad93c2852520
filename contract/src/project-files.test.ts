import { expect, test } from 'vitest'
import { FilePatch, NewBlock } from './project-files.ts'

const block = {
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  serialPrefix: 'VCS-1',
  serialStart: 1,
  serialEnd: 500,
}
const wrongBlock = (serialEnd: number) =>
  NewBlock.safeParse({ ...block, serialEnd }).error?.issues.map(({ message }) => message)

test('a serial is refused for what is wrong with it', () => {
  expect(wrongBlock(500)).toBeUndefined()
  expect(wrongBlock(Number('99999999999999999999'))?.[0]).toBe('A serial is at most 2,251,799,813,685,247')
  expect(wrongBlock(Number.NaN)).toEqual(['A serial is a whole number'])
  expect(wrongBlock(0)).toEqual(['Serials start at 1'])
})

test('a coordinate off the globe is said in plain words', () => {
  const said = (patch: object) => FilePatch.safeParse(patch).error?.issues.map(({ message }) => message)
  expect(said({ siteLatitude: 200 })).toEqual(['A latitude is a number from -90 to 90'])
  expect(said({ siteLongitude: -181 })).toEqual(['A longitude is a number from -180 to 180'])
  expect(said({ siteLatitude: -3.4653, siteLongitude: -62.2159 })).toBeUndefined()
})
