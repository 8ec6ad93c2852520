import type { QueuedProject, Ticket } from '@ledgerleaf/contract/operator'
import { expect, test } from 'vitest'
import { neighbours, waitingItems } from './waiting-items.ts'

const project = (
  id: string,
  submittedAt: string,
  review = 'submitted',
  photographsWaitSince: string | null = null,
) =>
  ({
    id,
    name: id,
    sellerName: 'Seller',
    review,
    submittedAt,
    reviewerName: null,
    documents: 2,
    score: null,
    photographsWaiting: photographsWaitSince ? 2 : 0,
    photographsWaitSince,
  }) as unknown as QueuedProject
const ticket = (id: string, createdAt: string, answeredAt: string | null = null): Ticket => ({
  id,
  name: id,
  email: `${id}@example.org`,
  phone: null,
  message: 'Hello',
  createdAt,
  answeredAt,
  replies: [],
})

const items = waitingItems({
  projects: [
    project('new', '2026-11-03T00:00:00Z'),
    project('done', '2026-11-01T00:00:00Z', 'approved'),
    project('old', '2026-11-01T00:00:00Z'),
  ],
  sellers: [],
  tickets: [
    ticket('asked', '2026-11-02T00:00:00Z'),
    ticket('told', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
  ],
})

test('what waits stands in one line, the longest waiting first, and what was decided is not in it', () => {
  expect(items.map(({ id, to }) => [id, to])).toEqual([
    ['old', '?project=old'],
    ['asked', '?ticket=asked'],
    ['new', '?project=new'],
  ])
})

test('each has its place between two others, and after a decision the longest waiting comes next', () => {
  expect(neighbours(items, 'asked')).toMatchObject({ place: 2, before: { id: 'old' }, next: { id: 'new' } })
  expect(neighbours(items, 'old')).toMatchObject({ place: 1, before: null, next: { id: 'asked' } })
  expect(neighbours(items, 'done')).toMatchObject({ place: null, before: null, next: { id: 'old' } })
  expect(neighbours([], 'done')).toEqual({ place: null, before: null, next: null })
})

test('photographs added to an approved project wait by themselves, and those of one in review with it', () => {
  const found = waitingItems({
    projects: [
      project('approved', '2026-11-01T00:00:00Z', 'approved', '2026-11-04T00:00:00Z'),
      project('handed-in', '2026-11-03T00:00:00Z', 'submitted', '2026-11-02T00:00:00Z'),
    ],
    sellers: [],
    tickets: [],
  })
  expect(found.map(({ kind, id, from, text }) => [kind, id, from, text])).toEqual([
    ['project', 'handed-in', 'Seller', '2 documents, not scored yet'],
    ['photographs', 'approved', 'Seller', '2 photographs'],
  ])
})
