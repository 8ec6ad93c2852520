import { categoryOf } from '@ledgerleaf/contract/metrics'
import { writeShare } from '@ledgerleaf/contract/shares'
import { type KeyboardEvent, useRef, useState } from 'react'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { cn } from '../../ui/cn.ts'
import { type BlockTile, roomOn, tilesOf } from './block-tiles.ts'
import { changeOf, nameBlock, scopeName, tellBlock } from './block-words.ts'
import { ChangeSign } from './ChangeSign.tsx'
import type { Block } from './footprint-blocks.ts'
import { stepAlong } from './move-in-grid.ts'
import { inks } from './scope-bars.ts'

type BlockMapProps = {
  blocks: readonly Block[]
  whole: number
  year: number
  width: number
  height: number
  onOpen: (block: Block) => void
}

const gap = 2

/** The scope's own colour as a wash under ink, at night under paper: every word on it can be read, and the hue stays. */
const wash = (ink: string, day: number, night: number) =>
  `light-dark(color-mix(in oklab, ${ink} ${day}%, var(--sheet)), color-mix(in oklab, ${ink} ${night}%, black))`

/** What is not split is hatched. */
const groundOf = ({ scope, isRest }: Block) => {
  const plain = wash(inks[scope], 30, 46)
  if (!isRest) return plain
  return `repeating-linear-gradient(135deg, ${plain} 0 7px, ${wash(inks[scope], 46, 62)} 7px 8px)`
}

const letterPixels = 7
const figureRoom = 70
/** What a share in a line of its own takes, and from how wide a tile on "2023 not known" is not cut off. */
const shareRoom = 40
const unknownFrom = 140

/** Where the name would be cut off, its number in the standard: half a name says less. */
const nameShort = (block: Block, room: number): string => {
  const name = nameBlock(block)
  if (name.length * letterPixels + figureRoom <= room) return name
  // Its first words, as many as there is room for, say more than its number.
  const words = name.split(' ')
  while (words.length > 0 && words.join(' ').length * letterPixels + figureRoom > room) words.pop()
  if (words.length > 0 && (words.at(-1)?.length ?? 0) > 3) return words.join(' ')
  const category = categoryOf(block.metric)
  return category === null ? scopeName(block.scope) : `Category ${category}`
}

const Words = ({
  tile: { block, ...tile },
  whole,
  year,
}: {
  tile: BlockTile
  whole: number
  year: number
}) => {
  const room = roomOn(tile)
  const change = changeOf(block, year)
  const category = categoryOf(block.metric)
  const isGreat = tile.width >= 300 && tile.height >= 180
  // A tile as narrow as a word is long may still be tall: then the name breaks, and the share stands at its foot.
  const isTall = room === 'all' || tile.height >= 118
  if (room === 'none') return null
  const along = room === 'line' ? tile.width : tile.height
  const short = nameShort(block, along)
  const isRoomForShare = short.length * letterPixels + figureRoom + shareRoom <= along
  if (room === 'line' || room === 'upright')
    return (
      <span
        className={cn(
          'flex min-h-0 items-baseline gap-2 text-fine',
          room === 'upright' && 'rotate-180 [writing-mode:vertical-rl]',
        )}
      >
        <span className="truncate">{short}</span>
        <span className="whitespace-nowrap font-display lining-nums tabular-nums">
          {writeTonnes(block.tonnes)} t
        </span>
        {isRoomForShare && (
          <span className="ml-auto whitespace-nowrap font-mono tabular-nums">
            {writeShare(block.tonnes, whole)}
          </span>
        )}
      </span>
    )
  return (
    <>
      {room === 'all' && category !== null && (
        <span className="truncate font-mono text-eyebrow text-muted">
          {scopeName(block.scope)} · {category}
        </span>
      )}
      <span
        className={cn(
          'font-medium leading-tight',
          room === 'all' ? 'line-clamp-2' : isTall ? 'line-clamp-3' : 'truncate',
          tile.width < 150 ? 'text-fine' : 'text-note',
        )}
      >
        {nameBlock(block)}
      </span>
      <span
        className={cn(
          'truncate font-display lining-nums tabular-nums leading-none',
          isGreat ? 'mt-1 text-5xl' : room === 'all' ? 'mt-0.5 text-2xl' : 'text-base',
        )}
      >
        {writeTonnes(block.tonnes)}
        <span className="ml-1 font-sans text-fine text-muted">t</span>
      </span>
      {isTall && (
        <span className="mt-auto flex flex-wrap gap-x-3 font-mono text-fine tabular-nums">
          <span>{writeShare(block.tonnes, whole)}</span>
          {/* Half a line says less than none: what has no room for it is told in the table. */}
          {(change || tile.width >= unknownFrom) && (
            <span className="whitespace-nowrap">
              {change ? (
                <>
                  <ChangeSign way={change.way} /> {change.share}
                </>
              ) : (
                `${year - 1} not known`
              )}
            </span>
          )}
        </span>
      )}
    </>
  )
}

/**
 * The footprint as tiles, area for tonnes. One stop on the way of the Tab key; inside, arrows lead on and back and Enter
 * opens where a figure stands.
 */
export const BlockMap = ({ blocks, whole, year, width, height, onOpen }: BlockMapProps) => {
  const [at, setAt] = useState<string | null>(null)
  const frame = useRef<HTMLUListElement>(null)
  const tiles = tilesOf(blocks, { left: 0, top: 0, width, height }).map((tile) => ({
    ...tile,
    id: tile.block.id,
  }))
  const current = Math.max(
    0,
    tiles.findIndex(({ id }) => id === at),
  )
  const follow = (event: KeyboardEvent) => {
    const next = event.altKey ? null : stepAlong(current, event.key, tiles.length)
    const tile = next === null ? undefined : tiles[next]
    if (!tile) return
    event.preventDefault()
    setAt(tile.id)
    frame.current?.querySelector<HTMLElement>(`[data-block="${tile.id}"]`)?.focus()
  }
  return (
    <ul ref={frame} className="relative" style={{ width, height }} onKeyDown={follow}>
      {tiles.map((tile, place) => (
        <li
          key={tile.id}
          className="absolute"
          style={{ left: tile.left, top: tile.top, width: tile.width, height: tile.height, padding: gap / 2 }}
        >
          <button
            type="button"
            data-block={tile.id}
            tabIndex={place === current ? 0 : -1}
            title={tellBlock(tile.block, whole, year)}
            aria-label={`${tellBlock(tile.block, whole, year)}. Show where it stands`}
            onFocus={() => setAt(tile.id)}
            onClick={() => onOpen(tile.block)}
            style={{ background: groundOf(tile.block), borderTopColor: inks[tile.block.scope] }}
            className={cn(
              'flex size-full flex-col gap-0.5 overflow-hidden border-t-4 text-left transition-[filter] hover:brightness-95 focus-visible:z-10 focus-visible:-outline-offset-2 dark:hover:brightness-125',
              roomOn(tile) === 'all' ? 'px-3 pt-2 pb-2.5' : 'px-2 pt-1 pb-1.5',
            )}
          >
            <Words tile={tile} whole={whole} year={year} />
          </button>
        </li>
      ))}
    </ul>
  )
}
