import { writeShare } from '@ledgerleaf/contract/shares'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { changeOf, nameBlock, scopeName, tellBlock } from './block-words.ts'
import { ChangeSign } from './ChangeSign.tsx'
import type { Block } from './footprint-blocks.ts'
import { inks } from './scope-bars.ts'

type BlockRowsProps = {
  blocks: readonly Block[]
  whole: number
  year: number
  onOpen: (block: Block) => void
}

/** The same pieces under one another, length for tonnes: where tiles would be too small for their words. */
export const BlockRows = ({ blocks, whole, year, onOpen }: BlockRowsProps) => {
  const sorted = [...blocks].sort((a, b) => b.tonnes - a.tonnes)
  const largest = Math.max(sorted[0]?.tonnes ?? 0, Number.MIN_VALUE)
  return (
    <ul>
      {sorted.map((block) => {
        const change = changeOf(block, year)
        return (
          <li key={block.id} className="border-hairline border-b last:border-b-0">
            <button
              type="button"
              aria-label={`${tellBlock(block, whole, year)}. Show where it stands`}
              onClick={() => onOpen(block)}
              className="grid w-full gap-1.5 py-3 text-left focus-visible:-outline-offset-2"
            >
              <span className="flex items-baseline justify-between gap-x-4">
                <span className="text-note leading-snug underline decoration-leaf/40 underline-offset-4">
                  {nameBlock(block)}
                </span>
                <span className="whitespace-nowrap font-display text-lg lining-nums tabular-nums leading-none">
                  {writeTonnes(block.tonnes)} <span className="font-sans text-fine text-muted">t</span>
                </span>
              </span>
              <span aria-hidden="true" className="block h-2 bg-sunken">
                <span
                  className="block h-full"
                  style={{
                    width: `${Math.max(0, (block.tonnes / largest) * 100)}%`,
                    minWidth: block.tonnes > 0 ? 2 : 0,
                    background: inks[block.scope],
                  }}
                />
              </span>
              <span className="flex justify-between gap-x-4 font-mono text-fine text-muted">
                <span>
                  {block.scope !== 'total' && `${scopeName(block.scope)} · `}
                  {whole > 0 && writeShare(block.tonnes, whole)}
                </span>
                <span className="text-right">
                  {change ? (
                    <>
                      {/* What the sign means stands in the key above. */}
                      <ChangeSign way={change.way} /> {change.share}
                    </>
                  ) : (
                    `${year - 1} not known`
                  )}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
