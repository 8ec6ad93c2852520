import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExplorerLink } from './ExplorerLink.tsx'
import { chainQueries } from './queries.ts'
import { explorerOf } from './words.ts'

/** Which chain repeats the log and by which contract, above what is shown of it. The chain inside the server is called that. */
export const ChainHead = () => {
  const { data: status } = useQuery(chainQueries.state())
  if (!status?.on) return null
  return (
    <div className="grid max-w-text justify-items-start gap-3 text-muted text-sm">
      <p className="[overflow-wrap:anywhere]">
        The same history is repeated as tokens on {status.local && 'a '}
        <strong className="font-medium text-ink">{nameChain(status)}</strong>
        {status.local && ': it runs inside this server, and nobody else keeps it'}.
      </p>
      {status.contract && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="whitespace-nowrap">
            Contract{' '}
            <ExplorerLink
              href={explorerOf.contract(status, status.contract)}
              text={`${status.contract.slice(0, 6)}…${status.contract.slice(-4)}`}
              whole={status.contract}
            />
          </p>
          <CopyButton text={status.contract} label="Copy the address" />
        </div>
      )}
    </div>
  )
}
