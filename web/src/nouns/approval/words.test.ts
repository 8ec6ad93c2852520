import { expect, test } from 'vitest'
import { listNames, tellApprovers, tellLeft } from './words.ts'

test('whoever asks is told who can approve, a few by name', () => {
  expect(listNames(['Ada'])).toBe('Ada')
  expect(listNames(['Ada', 'Grace'])).toBe('Ada or Grace')
  expect(listNames(['Ada', 'Grace', 'Joan', 'Mary', 'Katherine'])).toBe('Ada, Grace, Joan or 2 more')
  expect(tellApprovers(['Ada'])).toContain('Ada can approve it')
  expect(tellApprovers([])).toContain('nobody here could approve it yet')
})

test('whoever has a limit that is added up is told what is left of it, and until when', () => {
  const limit = {
    buyCents: 100_000,
    retireTonnes: 20,
    withinDays: 30,
    left: { buyCents: 10_000, retireTonnes: 20 },
    freesAt: '2026-12-01T08:00:00.000Z',
  } as const
  expect(tellLeft(limit, 'buy')).toBe('You may still buy for $100.00 alone until Dec\u00a01,\u00a02026.')
  expect(tellLeft(limit, 'retire')).toBe('You may still retire 20 t alone within 30 days.')
  expect(tellLeft({ ...limit, withinDays: 0 }, 'buy')).toBe(null)
  expect(tellLeft({ ...limit, buyCents: null, left: { ...limit.left, buyCents: null } }, 'buy')).toBe(null)
})
