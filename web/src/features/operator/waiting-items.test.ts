import type { QueuedProject, Ticket } from '@ledgerleaf/contract/operator'
import { expect, test } from 'vitest'
import { neighbours, type WaitingItem, type WaitingLists, waitingItems } from './waiting-items.ts'

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
  account: null,
  message: 'Hello',
  createdAt,
  answeredAt,
  replies: [],
})

const nothing: WaitingLists = {
  retirements: [],
  money: {
    requests: [],
    proposals: [],
    figures: {
      refundsFailed: { count: 0, cents: 0 },
      bankLinesOpen: { count: 0, cents: 0 },
    } as unknown as WaitingLists['money']['figures'],
  },
  payouts: { candidates: [], runs: [] },
  projects: [],
  sellers: [],
  tickets: [],
}

const items = waitingItems({
  ...nothing,
  projects: [
    project('new', '2026-11-03T00:00:00Z'),
    project('done', '2026-11-01T00:00:00Z', 'approved'),
    project('old', '2026-11-01T00:00:00Z'),
  ],
  tickets: [
    ticket('asked', '2026-11-02T00:00:00Z'),
    ticket('told', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
  ],
})

test('what waits stands in one line, the longest waiting first, and what was decided is not in it', () => {
  expect(items.map(({ id, to }) => [id, to])).toEqual([
    ['old', '/operator?project=old'],
    ['asked', '/operator?ticket=asked'],
    ['new', '/operator?project=new'],
  ])
})

const at = (id: string) => (item: WaitingItem) => item.id === id

test('each has its place between two others, and after a decision the longest waiting comes next', () => {
  expect(neighbours(items, at('asked'))).toMatchObject({
    place: 2,
    before: { id: 'old' },
    next: { id: 'new' },
  })
  expect(neighbours(items, at('old'))).toMatchObject({ place: 1, before: null, next: { id: 'asked' } })
  expect(neighbours(items, at('done'))).toMatchObject({ place: null, before: null, next: { id: 'old' } })
  expect(neighbours([], at('done'))).toEqual({ place: null, before: null, next: null })
})

test('photographs added to an approved project wait by themselves, and those of one in review with it', () => {
  const found = waitingItems({
    ...nothing,
    projects: [
      project('approved', '2026-11-01T00:00:00Z', 'approved', '2026-11-04T00:00:00Z'),
      project('handed-in', '2026-11-03T00:00:00Z', 'submitted', '2026-11-02T00:00:00Z'),
    ],
  })
  expect(found.map(({ kind, id, from, text }) => [kind, id, from, text])).toEqual([
    ['project', 'handed-in', 'Seller', '2 documents, not scored yet'],
    ['photographs', 'approved', 'Seller', '2 photographs'],
  ])
})

const retirement = (dueOn: string, quantity: number, state = 'pending') => ({
  id: dueOn,
  state,
  since: '2026-11-10',
  dueOn,
  quantity,
  beneficiary: 'A company',
  assignee: null,
})
const payable = (sellerName: string, availableCents: number, blocked: string | null = null) => ({
  sellerName,
  availableCents,
  blocked,
})

test('what has a day comes before all else: retirements of a project at its registry in one line, by the nearest', () => {
  const found = waitingItems({
    ...nothing,
    projects: [project('old', '2026-01-01T00:00:00Z')],
    retirements: [
      {
        registry: 'A registry',
        projectId: 'p',
        projectName: 'A project',
        retirements: [
          retirement('2026-11-23', 4),
          retirement('2026-11-20', 150),
          retirement('2026-11-01', 9, 'done'),
        ],
      },
    ] as unknown as WaitingLists['retirements'],
  })
  expect(found.map(({ kind, title, text, dueOn }) => [kind, title, text, dueOn])).toEqual([
    ['retirement', 'A project', '154 credits in 2 retirements', '2026-11-20'],
    ['project', 'old', '2 documents, not scored yet', null],
  ])
})

test('sellers who can be paid are one line with what it comes to, and a run of one’s own is not for oneself', () => {
  const run = (id: string, isOwn: boolean) => ({
    id,
    isOwn,
    state: 'proposed',
    madeAt: '2026-11-01T00:00:00Z',
    madeBy: 'Ines',
    payouts: [{ amountCents: 1050 }],
  })
  const found = waitingItems({
    ...nothing,
    payouts: {
      candidates: [
        payable('Moor', 2_000_00),
        payable('Coast', 48_255_46),
        payable('Stone', 1_00, 'no_account'),
      ],
      runs: [run('own', true), run('theirs', false)],
    } as unknown as WaitingLists['payouts'],
  })
  expect(found.map(({ id, title, text }) => [id, title, text])).toEqual([
    ['payable', '$50,255.46', '2 sellers can be paid now. Another operator sends the run.'],
    ['theirs', '$10.50', '1 payout, proposed by another operator.'],
  ])
})
