import type { FoundThing } from '@ledgerleaf/contract/finds'
import { expect, test } from 'vitest'
import { countFinds, groupFinds, pagesCalled } from './group-finds.ts'

const pages = [
  { to: '/orders', label: 'Orders' },
  { to: '/claims', label: 'Claim checker' },
]
const hit = (kind: FoundThing['kind'], title: string): FoundThing => ({
  kind,
  title,
  text: '',
  to: `/${title}`,
  at: null,
  credits: null,
})

test('finds stand by kind in one order, pages first, and a kind without a find is left out', () => {
  const groups = groupFinds(
    [hit('report', 'r'), hit('project', 'p'), hit('report', 's')],
    pagesCalled(pages, 'ord'),
  )
  expect(groups.map(({ name, finds }) => [name, finds.map(({ title }) => title)])).toEqual([
    ['Pages', ['Orders']],
    ['Projects', ['p']],
    ['Reports', ['r', 's']],
  ])
})

test('a page is called by the beginning of any of its words, and by nothing when nothing is typed', () => {
  expect(pagesCalled(pages, 'CHECK')).toEqual([pages[1]])
  expect(pagesCalled(pages, 'rders')).toEqual([])
  expect(pagesCalled(pages, '')).toEqual([])
})

test('of a kind that is shown in part all are counted that fit', () => {
  const groups = groupFinds(
    [hit('order', 'a'), hit('order', 'b'), hit('report', 'r')],
    [],
    [{ kind: 'order', count: 7, to: '/orders?q=a' }],
  )
  expect(groups.map(({ more }) => more?.count)).toEqual([7, undefined])
  expect(countFinds(groups)).toBe(8)
})
