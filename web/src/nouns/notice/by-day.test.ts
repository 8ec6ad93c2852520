import type { ToldNotice } from '@ledgerleaf/contract/notices'
import { expect, test } from 'vitest'
import { byDay, momentOf } from './by-day.ts'

const at = (madeAt: string): ToldNotice => ({
  id: madeAt,
  kind: 'orders',
  title: 'Paid',
  words: '',
  href: '/orders',
  madeAt,
  isRead: false,
})

test('what was told today and yesterday stands under its day, and all before that under its month', () => {
  const told = [
    '2026-05-04T08:00:00Z',
    '2026-05-04T00:00:00Z',
    '2026-05-03T23:59:59Z',
    '2026-04-29T12:00:00Z',
    '2026-04-25T12:00:00Z',
    '2026-04-02T12:00:00Z',
    '2025-12-31T12:00:00Z',
  ]
  const days = byDay(told.map(at), new Date('2026-05-04T09:00:00Z'))
  expect(days.map(({ name, isMonth, notices }) => [name, isMonth, notices.length])).toEqual([
    ['Today', false, 2],
    ['Yesterday', false, 1],
    ['April 2026', true, 3],
    ['December 2025', true, 1],
  ])
})

test('under a month a line tells its day without the year, under a day its time', () => {
  expect(momentOf('2026-04-02T12:00:00Z', true)).toBe('Apr\u00a02')
  expect(momentOf('2026-05-04T08:05:00Z', false)).toBe('08:05 UTC')
})
