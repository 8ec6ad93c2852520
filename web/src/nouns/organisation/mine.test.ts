import type { Belonging } from '@ledgerleaf/contract/organisations'
import { afterEach, expect, test } from 'vitest'
import { actFor, actsFor } from '../../api/acting.ts'
import { organisationChanged } from '../../api/signals.ts'
import { mine, openedFor } from './mine.ts'

const own: Belonging = {
  id: 'o1',
  name: 'Eva Brandt',
  role: 'owner',
  endsOn: null,
  members: 1,
  roles: ['owner'],
  isCurrent: false,
}
const keller: Belonging = {
  id: 'o2',
  name: 'Keller Werkzeuge AG',
  role: 'viewer',
  endsOn: null,
  members: 3,
  roles: ['owner', 'viewer'],
  isCurrent: true,
}
const give = (...organisations: Belonging[]) => mine.give({ organisations, invitations: [] })

// The page's own state, which other files of a run share.
afterEach(() => {
  actFor(undefined)
  mine.give({ organisations: [], invitations: [] })
})

test('a page goes on acting for the organisation it was opened for, and tells when the session acts for another', () => {
  let told = 0
  const leave = organisationChanged.listen(() => {
    told += 1
  })
  give(own, keller)
  expect([actsFor(), openedFor()?.name, told]).toEqual(['o2', 'Keller Werkzeuge AG', 0])
  give(own, { ...keller, role: 'approver' })
  expect([actsFor(), told]).toEqual(['o2', 0])
  // Removed: there is only the own one left, and the page is still the other's.
  give({ ...own, isCurrent: true })
  expect([actsFor(), openedFor()?.name, told]).toEqual(['o2', 'Keller Werkzeuge AG', 1])
  leave()
})
