import { appendLeaves, type CompactRange } from '@ledgerleaf/provenance/compact-range'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import type pg from 'pg'
import { accountInLog, leafBytes, type PlacedEntry } from '../../../server/src/ledger/leaf.ts'
import { writeMultirange } from '../../../server/src/ledger/serials.ts'
import { newId } from '../../../server/src/platform/id.ts'
import { openCopy } from './copy-in.ts'

const hex = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`

/** Writes entries as posting and sequencing would have: rows, leaves under their index and the nodes of the tree. */
export const openLedgerWriter = (
  client: pg.ClientBase,
  { range, salts }: { range: CompactRange; salts: ReadonlyMap<string, Uint8Array> },
) => {
  const entries = openCopy(client, 'ledger_entries', ['id', 'key', 'kind', 'posted_at', 'facts'])
  const postings = openCopy(client, 'ledger_postings', [
    ...['entry_id', 'asset', 'amount', 'from_account', 'to_account', 'serials'],
  ])
  const leaves = openCopy(client, 'log_leaves', ['entry_id', 'leaf_index', 'bytes'])
  const nodes = openCopy(client, 'log_nodes', ['level', 'node_index', 'hash'])
  const names = new Map<string, string>()
  const nameOf = (account: string): string => {
    // An order has an account of its own that never comes back: only those of people are worth keeping.
    if (account.includes('/held/')) return account
    const known = names.get(account)
    if (known !== undefined) return known
    const name = accountInLog(account, salts)
    names.set(account, name)
    return name
  }
  let tree = range
  return {
    write: (entry: PlacedEntry): void => {
      const id = newId(entry.postedAt.getTime())
      const facts = entry.facts && JSON.stringify(entry.facts)
      entries.add([id, entry.key, entry.kind, entry.postedAt.toISOString(), facts])
      for (const { asset, amount, from, to, serials } of entry.postings)
        postings.add([id, asset, amount, from, to, serials && writeMultirange(serials)])
      const bytes = leafBytes(entry, nameOf)
      leaves.add([id, tree.size, hex(bytes)])
      tree = appendLeaves(tree, [leafHash(bytes)], ({ level, index }, hash) =>
        nodes.add([level, index, hex(hash)]),
      )
    },
    send: async (): Promise<void> => {
      for (const copy of [entries, postings, leaves, nodes]) await copy.send()
    },
    size: () => tree.size,
  }
}
