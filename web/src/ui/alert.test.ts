import { expect, test } from 'vitest'
import { answerAlert, currentAlert, showAlert } from './alert.ts'

test('a second alert waits until the first was answered', async () => {
  const answered: string[] = []
  const first = showAlert('first').then(() => answered.push('first'))
  const second = showAlert('second').then(() => answered.push('second'))
  expect(currentAlert()?.text).toBe('first')

  answerAlert()
  await first
  expect(answered).toEqual(['first'])
  expect(currentAlert()?.text).toBe('second')

  answerAlert()
  await second
  expect(answered).toEqual(['first', 'second'])
  expect(currentAlert()).toBeUndefined()
})

test('answering when nothing was asked changes nothing', () => {
  answerAlert()
  expect(currentAlert()).toBeUndefined()
})
