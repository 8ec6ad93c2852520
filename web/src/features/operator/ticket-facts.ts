import type { Ticket } from '@ledgerleaf/contract/operator'
import { writeDate, writeWhole } from '../../ui/format.ts'

type Fact = { name: string; value: string }

const sideWords: Record<string, string> = { buyer: 'buys', seller: 'sells' }

/** What else came from the same address, newest first: whoever answers knows whom they answer. */
export const othersOf = (ticket: Ticket, tickets: readonly Ticket[]): Ticket[] => {
  const email = ticket.email.toLowerCase()
  return tickets
    .filter((other) => other.id !== ticket.id && other.email.toLowerCase() === email)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Who writes: an account with the address is named, and whether it was signed in, since anybody can type an address. */
export const ticketFacts = ({ email, phone, account }: Ticket, others: number): Fact[] => [
  { name: 'Address', value: email },
  ...(phone ? [{ name: 'Telephone', value: phone }] : []),
  {
    name: 'Account',
    value: account
      ? `Since ${writeDate(account.since)}, ${account.isSignedIn ? 'signed in when writing' : 'not signed in when writing'}`
      : 'None with this address',
  },
  ...(account?.organisations ?? []).map(({ name, sides }) => ({
    name: 'Organisation',
    value: [name || 'Not named', ...sides.map((side) => sideWords[side] ?? side)].join(', '),
  })),
  { name: 'Other messages', value: others === 0 ? 'None from this address' : writeWhole(others) },
]
