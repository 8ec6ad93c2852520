import { expect, test } from 'vitest'
import { creditSteps, creditsAt } from './credit-steps.ts'

const written = (days: Parameters<typeof creditSteps>[0], now: string) =>
  creditSteps(days, new Date(now)).map(
    ({ at, retired, total }) => `${at.toISOString().slice(0, 10)} ${retired}/${total}`,
  )

test('draws nothing for an account without credits', () => {
  expect(creditSteps([], new Date())).toEqual([])
})

test('rises from zero, stays level between changes and reaches to today', () => {
  const days = [
    { on: '2026-03-01', heldCredits: 100, retiredCredits: 0, pendingCredits: 0 },
    { on: '2026-03-05', heldCredits: 60, retiredCredits: 40, pendingCredits: 0 },
  ]
  expect(written(days, '2026-03-09T12:00:00Z')).toEqual([
    '2026-02-28 0/0',
    '2026-03-01 0/0',
    '2026-03-01 0/100',
    '2026-03-05 0/100',
    '2026-03-05 40/100',
    '2026-03-09 40/100',
  ])
})

test('credits bought today still have a width', () => {
  const days = [{ on: '2026-03-09', heldCredits: 5, retiredCredits: 0, pendingCredits: 0 }]
  expect(written(days, '2026-03-09T00:00:00Z')).toEqual([
    '2026-03-08 0/0',
    '2026-03-09 0/0',
    '2026-03-09 0/5',
  ])
})

test('between two changes a day has what the last of them left, and the day before the first has nothing', () => {
  const days = [
    { on: '2026-03-01', heldCredits: 100, retiredCredits: 0, pendingCredits: 0 },
    { on: '2026-03-05', heldCredits: 60, retiredCredits: 40, pendingCredits: 0 },
  ]
  const at = (on: string) => creditsAt(days, new Date(on))
  expect(at('2026-02-28')).toEqual({ on: '2026-02-28', heldCredits: 0, retiredCredits: 0, pendingCredits: 0 })
  expect(at('2026-03-04')).toMatchObject({ on: '2026-03-04', heldCredits: 100 })
  expect(at('2026-03-09')).toMatchObject({ on: '2026-03-09', heldCredits: 60, retiredCredits: 40 })
})
