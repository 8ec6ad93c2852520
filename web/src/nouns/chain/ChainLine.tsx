import type { ChainEntry, ChainStatus } from '@ledgerleaf/contract/chain'
import { localChainLabel } from '@ledgerleaf/contract/chain-calls'
import { ExplorerLink } from './ExplorerLink.tsx'
import { explorerOf, shorten, tellEntry } from './words.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where an entry stands on the chain, in one line; nothing where it is on none. */
export const ChainLine = ({
  status,
  entry,
  isNamedAbove = false,
}: {
  status: ChainStatus | undefined
  entry: ChainEntry | undefined
  /** Which chain it is stands over the list already. */
  isNamedAbove?: boolean
}) => {
  const says = entry && tellEntry(entry)
  if (!status?.on || !entry || !says) return null
  return (
    <p className="text-muted text-sm tabular-nums [overflow-wrap:anywhere]" data-chain={entry.state}>
      {capital(says)}
      {entry.transaction && (
        <>
          {' · '}
          <ExplorerLink
            href={explorerOf.transaction(status, entry.transaction)}
            text={shorten(entry.transaction)}
            whole={entry.transaction}
          />
        </>
      )}
      {!isNamedAbove && ` · ${status.local ? localChainLabel : status.name}`}
    </p>
  )
}
