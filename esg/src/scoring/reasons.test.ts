import { expect, test } from 'vitest'
import { tellReason } from './reasons.ts'

test('a figure far from the other years is never told to be right for that', () => {
  expect(tellReason('far from its usual size', 2, 0.4)).toBeNull()
  expect(tellReason('far from its usual size', 2, -0.4)).toBe('it is far from what the other years show')
})

test('a figure of the size of the other years is told so, and only as what speaks for it', () => {
  expect(tellReason('far from its usual size', 0.02, 0.4)).toBe('it is of the size the other years show')
  expect(tellReason('far from its usual size', 0.02, -0.4)).toBeNull()
  expect(tellReason('far from its usual size', -1, 0.4)).toBeNull()
})

test('years beside a figure are near, or far, or not spoken of', () => {
  expect(tellReason('step to the years beside', 0.1, 0.4)).toBe('the years beside it are near')
  expect(tellReason('step to the years beside', 0.4, 0.4)).toBeNull()
  expect(tellReason('step to the years beside', 3, -0.4)).toBe('the years beside it are far from it')
})

test('rivals speak against a figure, and being ahead of them for it', () => {
  expect(tellReason('rivals', 2, 0.4)).toBeNull()
  expect(tellReason('rivals', 2, -0.4)).toBe('other figures could be meant')
  expect(tellReason('ahead of its rivals', 3, 0.4)).toBe('no other figure is as likely')
  expect(tellReason('ahead of its rivals', 3, -0.4)).toBeNull()
})

test('what a label says is told whichever way it moved the belief', () => {
  expect(tellReason('label sum', 1, 0.4)).toBe('its label calls it a sum')
  expect(tellReason('label sum', 1, -0.4)).toBe('its label calls it a sum')
  expect(tellReason('label sum', 0, 0.4)).toBeNull()
})
