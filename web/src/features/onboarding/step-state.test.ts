import { expect, test } from 'vitest'
import { stepState, stepsDone } from './step-state.ts'

const steps = (['onboard', 'review', 'publish', 'trade', 'retire'] as const).map((id) => ({
  id,
  title: id,
  note: '',
  done: id !== 'retire',
}))

test('trading is in progress while credits sold forward are owed, whatever was sold besides', () => {
  expect(stepState({ id: 'trade', done: true }, { owedCredits: 40 })).toBe('begun')
  expect(stepState({ id: 'trade', done: false }, { owedCredits: 40 })).toBe('begun')
  expect(stepState({ id: 'trade', done: true }, { owedCredits: 0 })).toBe('done')
  expect(stepState({ id: 'trade', done: false }, { owedCredits: 0 })).toBe('open')
})

test('what is owed holds up no other step, and a step in progress is not counted as done', () => {
  expect(stepState({ id: 'publish', done: true }, { owedCredits: 40 })).toBe('done')
  expect(stepsDone({ hasFile: true, steps, owedCredits: 40 })).toBe(3)
  expect(stepsDone({ hasFile: true, steps, owedCredits: 0 })).toBe(4)
  expect(stepsDone({ hasFile: false, steps, owedCredits: 0 })).toBe(0)
})
