import { useSearchParams } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type MarketState, readState, writeState } from './market-params.ts'

export type ChangeMarket = (change: (state: MarketState) => MarketState) => void

/** The state of the marketplace, which is its address. The page that was drawn ahead knows no address yet. */
export const useMarketState = (): { state: MarketState; change: ChangeMarket; isReady: boolean } => {
  const isReady = useHydrated()
  const [params, setParams] = useSearchParams()
  return {
    state: readState(isReady ? params : new URLSearchParams()),
    change: (change) =>
      setParams((before) => writeState(change(readState(before))), {
        replace: true,
        preventScrollReset: true,
      }),
    isReady,
  }
}
