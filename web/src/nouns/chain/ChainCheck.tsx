import type { ChainEntry, ChainStatus } from '@ledgerleaf/contract/chain'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { quietActLook } from '../../ui/quiet-looks.ts'
import { StepList } from '../../ui/StepList.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { checkOnChain } from './check-on-chain.ts'
import { explorerOf } from './words.ts'

const outcomes = {
  verified: { look: 'text-leaf-strong', says: () => 'The chain says the same as the log.' },
  refuted: { look: 'text-error', says: (reason: string) => `The chain does not bear it out: ${reason}` },
  unchecked: { look: 'text-attention', says: (reason: string) => `Not checked to the end: ${reason}` },
} as const

type ChainCheckProps = {
  status: ChainStatus | undefined
  entry: ChainEntry | undefined
  /** The entry the reader has in hand; else the log's own is read. */
  known?: () => Promise<Uint8Array>
  /** One of many in a list. */
  quiet?: boolean
}

/** Asks the chain itself from the reader's browser, or leads to an explorer where no browser may ask. */
export const ChainCheck = ({ status, entry, known, quiet = false }: ChainCheckProps) => {
  const said = useRef<HTMLParagraphElement>(null)
  const check = useMutation({
    mutationFn: async (index: number) => checkOnChain(index, await known?.()),
    onSuccess: () => said.current?.focus(),
  })
  if (!status?.on || !entry?.transaction || entry.block === null) return null
  const explorer = explorerOf.transaction(status, entry.transaction)
  if (status.rpcUrl === null)
    return explorer ? (
      <a href={explorer} rel="noopener noreferrer" target="_blank" className={`${textLinkLook} text-sm`}>
        See it in the explorer
      </a>
    ) : null
  const verdict = check.data
  const isVerified = verdict?.outcome === 'verified'
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      {!isVerified && (
        <Button
          variant={quiet ? 'quiet' : 'outline'}
          size="small"
          busy={check.isPending}
          className={quiet ? quietActLook : undefined}
          onClick={() => check.mutate(entry.index)}
        >
          {verdict ? 'Check on the chain again' : 'Check on the chain'}
        </Button>
      )}
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className={cn('font-medium text-sm', verdict ? outcomes[verdict.outcome].look : 'text-error')}
      >
        {verdict && outcomes[verdict.outcome].says(verdict.reason ?? '')}
        {check.isError && `The check could not run: ${messageOf(check.error)}`}
      </p>
      {verdict && (
        <div className="w-full">
          <StepList steps={verdict.steps} />
        </div>
      )}
    </div>
  )
}
