import type { BookedAccount } from '@ledgerleaf/contract/accounting'

/** As the money of an order is drawn: sellers green, fees dark. Whoever writes a chart of their own gets the others in turn. */
const known: Partial<Record<string, string>> = { '2100': 'bg-moss', '2200': 'bg-leaf', '4000': 'bg-ink' }
const others = ['bg-scope-2', 'bg-ochre', 'bg-scope-3', 'bg-edge'] as const

/** The colour of an account that says whose money it is; null for the accounts where the money lies. */
export const bookLook = (account: BookedAccount, accounts: readonly BookedAccount[]): string | null => {
  const credits = accounts.filter(
    ({ currency, closingCents }) => currency === account.currency && closingCents < 0,
  )
  const at = credits.findIndex(({ code }) => code === account.code)
  return at < 0 ? null : (known[account.code] ?? others[at % others.length] ?? null)
}
