import type { Pool } from 'pg'

export type MovedAmount = {
  position: number
  key: string
  kind: string
  asset: string
  amount: number
  from: string
  to: string
}

/** Every posting there is, in the order it took effect: all that the figures of a screen may rest on. */
export const readPostings = async (pool: Pool): Promise<MovedAmount[]> =>
  (
    await pool.query<MovedAmount>(
      `select posting.position, entry.key, entry.kind, posting.asset, posting.amount,
         posting.from_account as from, posting.to_account as to
       from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id order by posting.position`,
    )
  ).rows

type Chosen = (moved: MovedAmount) => boolean

const sumOf = (postings: readonly MovedAmount[], chosen: Chosen): number =>
  postings.reduce((sum, moved) => sum + (chosen(moved) ? moved.amount : 0), 0)

/** What lies in accounts, counted from nothing. */
export const lyingIn = (
  postings: readonly MovedAmount[],
  isIt: (account: string, asset: string) => boolean,
): number =>
  sumOf(postings, ({ to, asset }) => isIt(to, asset)) -
  sumOf(postings, ({ from, asset }) => isIt(from, asset))

/** A seller's money, from the postings alone. */
export const sellerMoney = (postings: readonly MovedAmount[], sellerId: string) => {
  const own = `money/proceeds/${sellerId}`
  const fees = `money/fees/${sellerId}`
  const isEarning = ({ kind }: MovedAmount) => kind === 'settle' || kind === 'deliver'
  return {
    salesCents: sumOf(postings, (one) => isEarning(one) && (one.to === own || one.to === fees)),
    feesCents: lyingIn(postings, (account) => account === fees),
    refundsCents: sumOf(postings, ({ kind, from }) => kind === 'refund' && (from === own || from === fees)),
    payoutsCents:
      sumOf(postings, ({ kind, from }) => kind === 'payout' && from === own) -
      sumOf(postings, ({ kind, to }) => kind === 'payout_returned' && to === own),
    balanceCents: lyingIn(postings, (account) => account === own),
    sentCents: lyingIn(postings, (account) => account === `money/sent/${sellerId}`),
    arrivedCents: lyingIn(postings, (account) => account === `world/money/seller/${sellerId}`),
  }
}

/** What each entry moved of a seller's balance, and what their balance was after it, oldest first. */
export const sellerMoves = (postings: readonly MovedAmount[], sellerId: string) => {
  const own = `money/proceeds/${sellerId}`
  const fees = `money/fees/${sellerId}`
  const moves = new Map<string, { key: string; netCents: number; feeCents: number; balanceCents: number }>()
  let balanceCents = 0
  for (const { key, from, to, amount } of postings) {
    if (![from, to].some((account) => account === own || account === fees)) continue
    const move = moves.get(key) ?? { key, netCents: 0, feeCents: 0, balanceCents }
    const signed = to === own || to === fees ? amount : -amount
    if (from === own || to === own) {
      move.netCents += signed
      balanceCents += signed
    } else move.feeCents += signed
    moves.set(key, { ...move, balanceCents })
  }
  return [...moves.values()]
}

/** Where the credits of one batch are. */
export const creditsIn = (postings: readonly MovedAmount[], batchId: string, pile: string): number =>
  lyingIn(postings, (account, asset) => asset === batchId && account.startsWith(`credits/${pile}/`))
