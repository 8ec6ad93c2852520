import { expect, test } from 'vitest'
import { namesIn } from './names-in.ts'

const typed = (text: string) => namesIn(text).flatMap(({ words, isName }) => (isName ? [words] : []))

test('settings and commands are told from the words around them', () => {
  expect(typed('Set BACKUP_DIR and BACKUP_KEY to have one made every night.')).toEqual([
    'BACKUP_DIR',
    'BACKUP_KEY',
  ])
  expect(typed('Ask a second party to run npx ledgerleaf witness, and name it in WITNESSES.')).toEqual([
    'npx ledgerleaf witness',
    'WITNESSES',
  ])
  expect(typed('A CSV file over HTTP is no setting.')).toEqual([])
  const text = 'Set SMTP_URL to send mail.'
  expect(
    namesIn(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text)
})
