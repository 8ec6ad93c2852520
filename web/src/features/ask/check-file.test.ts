import { expect, test } from 'vitest'
import { refusalOf } from './check-file.ts'

const megabyte = 1024 * 1024

test.each(['a.pdf', 'a.csv', 'a.xlsx', 'a.xls', 'a.doc', 'a.docx', 'Report 2025.PDF'])('takes %s', (name) => {
  expect(refusalOf({ name, size: 25 * megabyte })).toBeUndefined()
})

test('refuses another type and names the ones it takes', () => {
  expect(refusalOf({ name: 'photo.png', size: 10 })).toBe(
    'photo.png is not a type we can read. Please choose a .pdf, .csv, .xlsx, .xls, .doc or .docx file.',
  )
})

test('refuses a file over 25 MB and says how large it is', () => {
  expect(refusalOf({ name: 'a.pdf', size: 25 * megabyte + 1 })).toBe(
    'a.pdf has 25.1 MB. Please choose a file of at most 25 MB.',
  )
})

test('refuses an empty file', () => {
  expect(refusalOf({ name: 'a.pdf', size: 0 })).toBe('a.pdf is empty. Please choose another file.')
})
