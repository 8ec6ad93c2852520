import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { expect, test } from 'vitest'
import { nextDoing, tellNext } from './next-doing.ts'

const entry = (id: string, done: boolean) => ({ id, title: `Enter ${id}`, done })
const whole = {
  checklist: [entry('verification', true), entry('blocks', true)],
  proposals: [],
  documents: [],
  review: 'draft',
  listings: [],
  score: null,
} as unknown as ProjectDetail
const doing = (changes: object) => nextDoing({ ...whole, ...changes })

test('the first open entry is named with the part it is typed in', () => {
  expect(doing({ checklist: [entry('verification', true), entry('blocks', false)] })).toEqual({
    text: 'Enter blocks. It is the last entry before the file is complete.',
    go: { label: 'Go there', to: '?step=onboard#blocks' },
  })
})

test('what was found in a document comes before what is typed by hand, and reading it before both', () => {
  const checklist = [entry('blocks', false)]
  expect(doing({ checklist, proposals: [{}, {}] })?.text).toMatch(/^2 values were found/)
  expect(doing({ checklist, proposals: [{}], documents: [{ state: 'reading' }] })?.go).toBeNull()
})

test('a whole file is submitted, then the seller waits, and lists once it is approved and has a score', () => {
  expect(doing({})?.go?.label).toBe('Submit project')
  expect(doing({ review: 'submitted', score: { value: 61 } })?.go).toBeNull()
  expect(doing({ review: 'approved' })?.go?.label).toBe('See the scorecard')
  expect(doing({ review: 'approved', score: { value: 61 } })?.go).toMatchObject({ to: '?step=publish' })
  expect(doing({ review: 'changes_asked', listings: [{}] })?.go).toMatchObject({ to: '?step=review' })
  expect(doing({ review: 'approved', listings: [{}] })).toBeNull()
})

test('what was sold forward is to be delivered: while it is owed, there is something to do', () => {
  const listed = { ...whole, review: 'approved', listings: [{}] } as unknown as ProjectDetail
  expect(nextDoing(listed, { credits: 40, dueOn: '2027-03-18', days: 1 })).toEqual({
    text: 'Deliver 40 credits sold forward by Mar\u00a018,\u00a02027.',
    go: { label: 'Deliver', to: '/deliveries' },
  })
})

test('a project says the same thing is next on its page and in the list', () => {
  const owed = { credits: 40, dueOn: '2027-03-18', days: 1 }
  const steps = (['onboard', 'review', 'publish', 'trade', 'retire'] as const).map((id) => ({
    id,
    title: id,
    done: id !== 'retire',
    note: `Of ${id}.`,
  }))
  const listed = {
    ...whole,
    steps,
    hasFile: true,
    review: 'approved',
    listings: [{}],
  } as unknown as ProjectDetail
  expect(tellNext(listed, owed)).toBe(`Next: ${nextDoing(listed, owed)?.text}`)
  // Retiring is the buyers' part: nobody is told that it is theirs to do next.
  expect(tellNext(listed, null)).toBe('Nothing to do now. Of retire.')
  expect(tellNext({ ...listed, hasFile: false }, null)).toBe('Its file is not started.')
})
