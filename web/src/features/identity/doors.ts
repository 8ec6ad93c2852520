import type { Door, Person } from '@ledgerleaf/contract/identity'

/** Each role has its own way in and its own first page. */
export const doors = {
  buyer: { signIn: '/signin', signUp: '/signup', home: '/buyer_dashboard', label: 'Buyer' },
  seller: { signIn: '/sellerlogin', signUp: '/sellersignup', home: '/seller_dashboard', label: 'Seller' },
} as const satisfies Record<Door, object>

export const operatorHome = '/operator'

/**
 * Where somebody who came in by a door goes; null for who does not hold its role yet. Operators have no door of their own:
 * every one leads them to their desk.
 */
export const homeOf = (person: Person, door: Door): string | null => {
  if (person.roles.includes('operator')) return operatorHome
  return person.roles.includes(door) ? doors[door].home : null
}
