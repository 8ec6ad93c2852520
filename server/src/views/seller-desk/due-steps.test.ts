import { expect, test } from 'vitest'
import type { DueFacts } from './due-facts.ts'
import { dueSteps } from './due-steps.ts'

const promise = (dueOn: string) =>
  ({
    projectId: dueOn,
    projectName: 'Kiln',
    dueOn,
    quantity: 5,
    delivered: 0,
  }) as DueFacts['promises'][number]

const facts = (parts: Partial<DueFacts>): DueFacts => ({
  promises: [],
  instructions: [],
  projects: [{ hasFile: true, review: 'submitted' } as DueFacts['projects'][number]],
  asked: new Map(),
  documents: [],
  listings: [],
  identity: { state: 'checked', reason: null } as DueFacts['identity'],
  standing: [],
  payout: { blocked: null, hasAccount: true, balanceCents: 0 },
  ...parts,
})

const badDocument = { projectId: '1', projectName: 'Kiln', name: 'report.pdf', problem: 'It is empty.' }
const changed = {
  document: 'forward',
  accepted: 1,
  version: 2,
  changed: ['Refunds'],
} as unknown as DueFacts['standing'][number]

test('what is due within a month comes before what waits now, and that before a later day', () => {
  const steps = dueSteps(
    facts({
      promises: [promise('2027-03-19'), promise('2026-12-19')],
      documents: [badDocument],
      standing: [changed],
    }),
    '2026-11-19',
  )
  expect(steps.map(({ kind, dueOn }) => dueOn ?? kind)).toEqual([
    '2026-12-19',
    'document',
    '2027-03-19',
    'terms',
  ])
})

test('an overdue delivery is the first of all', () => {
  const [first] = dueSteps(
    facts({ promises: [promise('2026-12-01'), promise('2026-10-01')], documents: [badDocument] }),
    '2026-11-19',
  )
  expect(first).toMatchObject({ dueOn: '2026-10-01', isOverdue: true })
})

test('terms that changed are said to have changed, and terms never accepted are not', () => {
  const saysOf = (standing: DueFacts['standing'][number]) =>
    dueSteps(
      facts({ listings: [{ sale_type: 'forward' } as DueFacts['listings'][number]], standing: [standing] }),
      '2026-11-19',
    ).find(({ kind }) => kind === 'terms')?.says
  expect(saysOf(changed)).toBe(
    'The forward contract has changed: your next listing accepts it. “Refunds” has changed.',
  )
  expect(saysOf({ ...changed, document: 'sellers' })).toBe(
    'Terms for sellers have changed: your next listing accepts them. “Refunds” has changed.',
  )
  expect(saysOf({ ...changed, accepted: null })).toBe(
    'Your next forward listing accepts the forward contract.',
  )
})
