import { expect, test } from 'vitest'
import { shownStep } from './shown-step.ts'

const live = (step: 'idle' | 'parsing_started' | 'Ai_started' | 'completed', analysisId: string | null) => ({
  step,
  analysisId,
})

test('what was heard of an earlier report is not shown for the next one', () => {
  expect(shownStep({ name: 'uploading' }, live('completed', 'old'), 'old')).toBe('idle')
  expect(shownStep({ name: 'uploading' }, live('parsing_started', 'new'), 'old')).toBe('parsing_started')
  const phase = { name: 'analysing', analysisId: 'new', step: 'idle' } as const
  expect(shownStep(phase, live('completed', 'old'), 'old')).toBe('idle')
})

test('a report that failed is at no step, whatever was heard of it last', () => {
  expect(
    shownStep({ name: 'failed', message: 'Damaged', wasRead: false }, live('parsing_started', 'a'), null),
  ).toBe('idle')
})

test('the later of what was heard and what was answered is shown', () => {
  const phase = { name: 'analysing', analysisId: 'a', step: 'document_analyzing' } as const
  expect(shownStep(phase, live('parsing_started', 'a'), null)).toBe('document_analyzing')
  expect(shownStep(phase, live('Ai_started', 'a'), null)).toBe('Ai_started')
})

test('a report that is analysed is complete, also where nothing was heard', () => {
  expect(shownStep({ name: 'analysed', analysisId: 'a' }, live('idle', null), null)).toBe('completed')
  expect(shownStep({ name: 'idle' }, live('completed', 'a'), 'a')).toBe('idle')
})
