import type { LogEntryPage } from '@ledgerleaf/contract/log'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeCount } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'

/** The bytes that were hashed, word for word, and what they hash to. */
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
        <p className="text-muted text-sm">{writeCount(leafBytes, 'byte')}, canonical JSON (RFC 8785)</p>
        <CopyButton text={leaf} label="Copy the leaf" />
      </div>
      {/* Cut between two lines, and only where it is longer than most. */}
      <section
        aria-label="The leaf, word for word"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long leaf scrolls inside itself, also by keyboard
        tabIndex={0}
        className="max-h-[calc(14lh+0.75rem)] overflow-y-auto font-mono text-fine leading-relaxed"
      >
        <pre className="whitespace-pre-wrap border-hairline border-l-2 bg-sheet px-4 py-3 [font-variant-ligatures:none] [overflow-wrap:anywhere]">
          {leaf}
        </pre>
      </section>
    </div>
    {moveCount > 0 && (
      <p className="max-w-text text-muted text-sm">
        Long hexadecimal names of accounts are commitments: only who holds the account can show that it is
        theirs, and nobody else can tell.
      </p>
    )}
  </div>
)
