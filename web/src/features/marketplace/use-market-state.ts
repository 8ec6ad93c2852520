import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type MarketState, readState, writeState } from './market-params.ts'

export type ChangeMarket = (change: (state: MarketState) => MarketState) => void

/**
 * The state of the marketplace, which is its address. The router changes the address a moment later; until it has, what
 * was chosen or typed is shown from here, so that no letter is lost. A page drawn ahead of time knows no address yet.
 */
export const useMarketState = (): { state: MarketState; change: ChangeMarket; isReady: boolean } => {
  const isReady = useHydrated()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<MarketState | null>(null)
  const written = useRef<MarketState | null>(null)
  const address = params.toString()
  useEffect(() => {
    // Our own change has arrived, or somebody went back: from here on the address speaks.
    if (written.current && writeState(written.current).toString() !== address) return
    written.current = null
    setChosen(null)
  }, [address])
  const apply: ChangeMarket = (change) => {
    const next = change(written.current ?? readState(params))
    const wanted = writeState(next)
    // Nothing to wait for: the address says so already.
    const isThere = wanted.toString() === address
    written.current = isThere ? null : next
    setChosen(written.current)
    setParams(wanted, { replace: true, preventScrollReset: true })
  }
  // Always the same function, so that a card need not be drawn again because something else was chosen.
  const latest = useRef(apply)
  useLayoutEffect(() => {
    latest.current = apply
  })
  const change = useCallback<ChangeMarket>((change) => latest.current(change), [])
  return { state: chosen ?? readState(isReady ? params : new URLSearchParams()), change, isReady }
}
