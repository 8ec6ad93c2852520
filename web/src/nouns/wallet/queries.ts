import { type OwnWallets, walletsApi } from '@ledgerleaf/contract/wallets'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { walletKeys } from './keys.ts'

const lookMs = 3000

/** Whether something is under way between the ledger and the chain, whose end nobody announces. */
export const isUnderWay = ({ withdrawals, broughtBack }: OwnWallets): boolean =>
  withdrawals.some(({ state }) => state === 'waiting' || state === 'sent' || state === 'mined') ||
  broughtBack.some(({ state }) => state === 'signed' || state === 'sent' || state === 'mined')

export const walletQueries = {
  all: () =>
    queryOptions({
      queryKey: walletKeys.all,
      queryFn: ({ signal }) => send(walletsApi.list, { signal }),
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookMs : false),
    }),
  /** What a wallet has on the chain itself. */
  tokens: (id: string) =>
    queryOptions({
      queryKey: [...walletKeys.all, id, 'tokens'],
      queryFn: ({ signal }) => send(walletsApi.tokens, { params: { id }, signal }),
    }),
}
