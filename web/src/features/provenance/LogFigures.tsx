import type { ChainStatus } from '@ledgerleaf/contract/chain'
import { nameChain } from '@ledgerleaf/contract/chain-calls'
import type { LogState } from '@ledgerleaf/contract/log'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSiteInfo } from '../../api/site.ts'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { explorerOf } from '../../nouns/chain/words.ts'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { shortHash } from '../../nouns/provenance/short-hash.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeDate, writeInstant, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-x-6 gap-y-1 border-hairline border-t py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="pt-0.5 font-mono text-eyebrow text-muted">{label}</dt>
    <dd className="grid gap-1 text-note [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** A hash by its ends, and the whole of it for whoever compares. */
const Hash = ({ name, whole, children }: { name: string; whole: string; children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <span>
      {name} {children}
    </span>
    <CopyButton isQuiet text={whole} label="Copy" />
  </span>
)

/** What the contract on the chain says of the log, beside what was signed: the same root, or not yet as far. */
const anchorWords = ({ anchored }: ChainStatus, { signed }: LogState): string => {
  if (!anchored || !signed) return 'The contract holds no signed state yet.'
  if (anchored.size < signed.size)
    return `${writeWhole(signed.size - anchored.size)} newer entries are not there yet.`
  return anchored.root === `0x${signed.root}` && anchored.size === signed.size
    ? 'The root there is the root that is signed here.'
    : 'A state that was signed here before.'
}

/** The last entry under a root: entries are numbered from 0, and a root is over so many of them. */
const lastUnder = (size: number): string => `To entry ${writeWhole(size - 1)}`

type AnchorProps = { chain: ChainStatus | undefined; readAt: number; log: LogState }

const Anchor = ({ chain, readAt, log }: AnchorProps) => {
  if (!chain?.on)
    return (
      <Fact label="On a chain">
        <span>No chain repeats this log. What is signed stands by its signature alone.</span>
      </Fact>
    )
  const { anchored } = chain
  return (
    <Fact label="Repeated on the chain">
      <span>
        {anchored ? `${lastUnder(anchored.size)}. ` : ''}
        {chain.local && 'A '}
        {nameChain(chain)}
        {chain.local && ': it runs inside this server, and nobody else keeps it'}
        {anchored?.block != null && `, block ${writeWhole(anchored.block)}`}. {anchorWords(chain, log)}
      </span>
      <span>As of {writeInstant(new Date(readAt).toISOString())}</span>
      {anchored?.transaction && (
        <Hash name="Transaction" whole={anchored.transaction}>
          <ExplorerLink
            href={explorerOf.transaction(chain, anchored.transaction)}
            text={shortHash(anchored.transaction)}
            whole={anchored.transaction}
          />
        </Hash>
      )}
    </Fact>
  )
}

/** Where the first entry is older than the first signature, that is said: nobody is to think it was signed on its day. */
const Older = ({ log: { signed, firstSignedAt } }: { log: LogState }) => {
  const { data } = useQuery({ ...provenanceQueries.logEntry(0), enabled: signed !== null })
  const isSample = useSiteInfo()?.sandboxPayments
  if (!data || !firstSignedAt || data.entry.at.slice(0, 10) >= firstSignedAt.slice(0, 10)) return null
  return (
    <span>
      Signing began on {writeDate(firstSignedAt)}.{' '}
      {isSample
        ? 'Entries with an earlier date are a sample history, dated in the past so that there is a market to try.'
        : 'Entries with an earlier date were signed then.'}
    </span>
  )
}

/** How large the log is, what was signed last, and what a chain holds of it. */
export const LogFigures = ({ log }: { log: LogState }) => {
  const { data: chain, dataUpdatedAt } = useQuery(chainQueries.state())
  return (
    <div className="grid gap-x-14 gap-y-6 border-edge border-t-2 pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[420] font-display text-6xl tabular-nums leading-none">
            {writeWhole(log.signed?.size ?? 0)}
          </span>
          <span className="text-lg text-muted">
            {log.signed?.size === 1 ? 'signed entry' : 'signed entries'}
          </span>
        </p>
        <p className="text-note">
          {log.waiting === 0
            ? 'Nothing waits to be signed.'
            : `${writeWhole(log.waiting)} more ${log.waiting === 1 ? 'is' : 'are'} written and signed within seconds.`}
        </p>
        <p className="grid gap-1 text-muted text-sm">
          {log.signed && <span>Numbered 0 to {writeWhole(log.signed.size - 1)}.</span>}
          <Older log={log} />
        </p>
      </div>
      <dl className="border-hairline border-b">
        <Fact label="Last signed state">
          {log.signed ? (
            <>
              <span>
                Signed <time dateTime={log.signed.at}>{writeInstant(log.signed.at)}</time>,{' '}
                {log.checkpoints === 1 ? 'the first' : `the newest of ${writeWhole(log.checkpoints)}`}
                {log.firstSignedAt && ` since ${writeInstant(log.firstSignedAt)}`}
                {log.checkpoints > 1 && ', each holding all before it'}.
              </span>
              <Hash name="Root" whole={log.signed.root}>
                <Mono className="text-fine">{shortHash(log.signed.root)}</Mono>
              </Hash>
            </>
          ) : (
            'None yet'
          )}
        </Fact>
        <Anchor chain={chain} readAt={dataUpdatedAt} log={log} />
      </dl>
    </div>
  )
}
