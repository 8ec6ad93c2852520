import type { LogEntryPage } from '@ledgerleaf/contract/log'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeCount } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { LeafText } from './LeafText.tsx'

/** What was hashed, word for word, and what it hashes to. */
export const EntryLeaf = ({ entry, leaf, leafBytes, moveCount }: LogEntryPage) => (
  <div className="grid min-w-0 gap-5">
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-muted text-sm">Hash of the leaf: SHA-256 of a zero byte and the bytes below</p>
        <CopyButton isQuiet text={entry.hash} label="Copy the hash" />
      </div>
      <Mono className="text-fine [overflow-wrap:anywhere]">{entry.hash}</Mono>
    </div>
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          {writeCount(leafBytes, 'byte')}, canonical JSON (RFC 8785): indented here, copied as it is hashed
        </p>
        <CopyButton text={leaf} label="Copy the leaf" />
      </div>
      <LeafText leaf={leaf} />
    </div>
    {moveCount > 0 && (
      <p className="max-w-text text-muted text-sm">
        Long hexadecimal names of accounts are commitments: only who holds the account can show that it is
        theirs, and nobody else can tell.
      </p>
    )}
  </div>
)
