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
    <p className="max-w-text text-muted text-sm [overflow-wrap:anywhere]">
      The same history is repeated as tokens on {status.local && 'a '}
      <strong className="font-medium text-ink">{nameChain(status)}</strong>
      {status.local && ': it runs inside this server, and nobody else keeps it'}.
      {status.contract && (
        <>
          {' '}
          Contract{' '}
          <span className="whitespace-nowrap">
            <ExplorerLink
              href={explorerOf.contract(status, status.contract)}
              text={`${status.contract.slice(0, 6)}…${status.contract.slice(-4)}`}
              whole={status.contract}
            />
            .
          </span>
          <CopyButton text={status.contract} label="Copy the address" />
        </>
      )}
    </p>
  )
}
