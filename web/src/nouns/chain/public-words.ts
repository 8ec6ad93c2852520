import { localChainLabel } from '@ledgerleaf/contract/chain-calls'
import type { SiteInfo } from '@ledgerleaf/contract/site'

type Chain = Pick<SiteInfo, 'chain'>['chain']

const nameOf = ({ local, name }: NonNullable<Chain>): string => (local ? `a ${localChainLabel}` : name)

/**
 * What pages that are drawn ahead say of the chain once the server has told which one there is, and nothing before: a
 * sentence that is true of every installation cannot say that anything is on-chain.
 */
export const publicWords = (site: Pick<SiteInfo, 'chain'> | undefined) => {
  const chain = site?.chain
  if (chain === undefined) return { provenance: '', transparency: '', settled: '', locked: '' }
  if (chain === null)
    return {
      provenance: ' This installation writes to no blockchain: the log is its proof.',
      transparency: ' It is a public, signed log; this installation writes to no blockchain.',
      settled: '',
      locked: '',
    }
  const name = nameOf(chain)
  // Which chain it is stands on the same page in full.
  const short = chain.local ? 'the local chain' : name
  const kept = chain.local ? ' It runs inside this server, and nobody else keeps it.' : ''
  return {
    provenance: ` Each is then repeated with tokens on a blockchain ledger: ${name}.${kept}`,
    transparency: ` It is a public, signed log, repeated with tokens on a blockchain: ${name}.${kept}`,
    settled: ` The tokens follow on-chain, on ${short}.`,
    // Not "for good": no chain is there longer than somebody keeps it.
    locked: ` Their tokens are burnt on-chain, on ${short}.`,
  }
}
