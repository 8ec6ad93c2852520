import type { Door } from '@ledgerleaf/contract/identity'

/** Each role has its own way in and its own first page. */
export const doors = {
  buyer: { signIn: '/signin', signUp: '/signup', home: '/buyer_dashboard', label: 'Buyer' },
  seller: { signIn: '/sellerlogin', signUp: '/sellersignup', home: '/seller_dashboard', label: 'Seller' },
} as const satisfies Record<Door, object>
