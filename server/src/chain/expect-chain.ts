import { mostAtOnce } from '@ledgerleaf/chain/artefact'
import { certificateHash } from '@ledgerleaf/provenance/certificate-hash'
import { holderAddress, tokenId } from '@ledgerleaf/provenance/chain-names'
import { toHex } from '@ledgerleaf/provenance/hex'
import { issuancePrefix, retiredPrefix } from '../ledger/accounts.ts'
import { type ToldEntry, type ToldPosting, tellEntry } from '../ledger/told-entry.ts'
import { findLeavesFrom } from '../log/leaf-queries.ts'
import type { Reader } from '../platform/db.ts'
import { type LogPlace, leafHex } from './gather-entries.ts'
import { movesIssued, withdrawnName } from './translate-entry.ts'

type Totals = { issued: number; held: number; retired: number; cancelled: number; withdrawn: number }

/** What the chain must say if it has repeated the log up to a place. */
export type Expected = {
  /** By token id. */
  totals: Map<bigint, Totals>
  /** By name in the log and token id; also those that are empty again. */
  balances: Map<string, { name: string; id: bigint; amount: number }>
  /** Each as one word: leaf, token, holder, amount, certificate. */
  retirements: string[]
  /** Each as one word: index, leaf. */
  entries: string[]
}

export const retirementWord = (parts: {
  leaf: string
  id: bigint
  holder: string
  amount: bigint
  certificate: string
}): string =>
  `retirement of ${parts.amount} of token ${parts.id} by ${parts.holder.toLowerCase()} (entry ${parts.leaf}, certificate ${parts.certificate})`

export const entryWord = (index: number | bigint, leaf: string): string => `entry ${index} (${leaf})`

const heldPrefix = 'credits/held/'
const leavesAtOnce = 500

/** Adds up the public log itself, not what the mirror made of it: a mistake of the mirror shows, too. */
export const expectChain = async (db: Reader, to: LogPlace): Promise<Expected> => {
  const expected: Expected = { totals: new Map(), balances: new Map(), retirements: [], entries: [] }

  const totalsOf = (id: bigint): Totals => {
    const totals = expected.totals.get(id) ?? { issued: 0, held: 0, retired: 0, cancelled: 0, withdrawn: 0 }
    expected.totals.set(id, totals)
    return totals
  }
  const add = (name: string, id: bigint, amount: number) => {
    const totals = totalsOf(id)
    if (name.startsWith(issuancePrefix)) totals.issued -= amount
    else if (name.startsWith(retiredPrefix)) totals.retired += amount
    else if (name === 'credits/cancelled') totals.cancelled += amount
    else if (name === withdrawnName) totals.withdrawn += amount
    else {
      if (name.startsWith(heldPrefix)) totals.held += amount
      const key = `${name} ${id}`
      const found = expected.balances.get(key) ?? { name, id, amount: 0 }
      found.amount += amount
      expected.balances.set(key, found)
    }
  }
  const retire = (entry: ToldEntry, posting: ToldPosting, leaf: string) => {
    if (!posting.to.startsWith(retiredPrefix)) return
    const certificate = `0x${toHex(certificateHash(entry, posting))}`
    const [id, amount] = [tokenId(posting.asset), BigInt(posting.amount)]
    expected.retirements.push(
      retirementWord({ leaf, id, holder: holderAddress(posting.from), amount, certificate }),
    )
  }
  for (let next = 0; ; ) {
    const leaves = await findLeavesFrom(db, next, leavesAtOnce)
    for (const leaf of leaves) {
      if (leaf.index > to.index || (leaf.index === to.index && to.part === 0)) return expected
      const entry = await tellEntry(db, leaf)
      const moved = entry?.postings.filter(movesIssued) ?? []
      if (!entry || moved.length === 0) continue
      const hash = leafHex(leaf.bytes)
      const isPartial = leaf.index === to.index
      for (const posting of isPartial ? moved.slice(0, to.part * mostAtOnce) : moved) {
        add(posting.from, tokenId(posting.asset), -posting.amount)
        add(posting.to, tokenId(posting.asset), posting.amount)
        retire(entry, posting, hash)
      }
      const parts = isPartial ? to.part : Math.ceil(moved.length / mostAtOnce)
      for (let part = 0; part < parts; part++) expected.entries.push(entryWord(leaf.index, hash))
    }
    const last = leaves.at(-1)
    if (!last) return expected
    next = last.index + 1
  }
}
