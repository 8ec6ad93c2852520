import type { Footprint } from '@ledgerleaf/contract/analysis'
import { type Figure, isAt } from '@ledgerleaf/contract/inventory'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { Picture } from '../../ui/Picture.tsx'
import { BlockMap } from './BlockMap.tsx'
import { BlockRows } from './BlockRows.tsx'
import { BlockTable } from './BlockTable.tsx'
import { roomOn, tilesOf } from './block-tiles.ts'
import { nameBlock, scopeName, tellBlock, tellBlocks, tellMethod, tellUnknown } from './block-words.ts'
import { ChangeSign } from './ChangeSign.tsx'
import type { Block, Blocks } from './footprint-blocks.ts'
import { bands, inks } from './scope-bars.ts'
import { type OnShow, showFigure } from './shown.ts'

/** Few pieces need no wall to be told apart. */
const heightOf = (pieces: number) => Math.min(420, 120 + pieces * 80)
/** Below it a tile of a tenth has no room for its name. */
const tilesFrom = 560

type FootprintBlocksProps = {
  footprint: Footprint
  pieces: Blocks
  figures: readonly Figure[]
  onShow: OnShow
}

type SmallProps = { blocks: readonly Block[]; whole: number; year: number; onOpen: (block: Block) => void }

/** What has no room for its name among the tiles, or no room at all, has a way in beside them. */
const Small = ({ blocks, whole, year, onOpen }: SmallProps) =>
  blocks.length > 0 && (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      Too small for a name above:
      {blocks.map((block) => (
        <button
          key={block.id}
          type="button"
          onClick={() => onOpen(block)}
          aria-label={`${tellBlock(block, whole, year)}. Show where it stands`}
          className="inline-flex min-h-8 items-center gap-2 text-ink underline decoration-leaf/40 underline-offset-4 hover:decoration-leaf"
        >
          <span aria-hidden="true" className="size-3" style={{ background: inks[block.scope] }} />
          {nameBlock(block)}, {writeTonnes(block.tonnes)} t
        </button>
      ))}
    </p>
  )

/** What a footprint is made of, by scope and category, each piece leading to where its figure stands. */
export const FootprintBlocks = ({ footprint, pieces, figures, onShow }: FootprintBlocksProps) => {
  const { year, tonnes: whole } = footprint
  const { blocks } = pieces
  const height = heightOf(blocks.length)
  const open = ({ figure }: Block) => figure && onShow(showFigure(figure))
  const drawn = { blocks, whole, year, onOpen: open }
  const location = figures.find((one) => isAt(one, { metric: 'scope2_location', year }))
  const isMarket = blocks.some(({ metric }) => metric === 'scope2_market')
  const method = tellMethod(blocks)
  return (
    <Picture
      says={tellBlocks(blocks, whole, year)}
      keys={bands
        .filter((band) => blocks.some(({ scope }) => scope === band))
        .map((band) => ({ name: scopeName(band), fill: inks[band] }))}
      aside={
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
          {blocks.some(({ before }) => before !== null) && (
            <span>
              Since {year - 1}: <ChangeSign way="more" /> more, <ChangeSign way="less" /> less
            </span>
          )}
          <span className="font-mono text-ink tabular-nums">{writeTonnes(whole)} t</span>
        </p>
      }
      draw={(width) => {
        if (width < tilesFrom) return <BlockRows {...drawn} />
        const tiles = tilesOf(blocks, { left: 0, top: 0, width, height })
        const small = blocks.filter((block) => {
          const tile = tiles.find((one) => one.block === block)
          return !tile || roomOn(tile) === 'none'
        })
        return (
          <div className="grid gap-3">
            <BlockMap {...drawn} width={width} height={height} />
            <Small {...drawn} blocks={small} />
          </div>
        )
      }}
      controls={
        <div className="grid max-w-text gap-1 text-muted text-sm">
          {method && (
            <p>
              {method}
              {isMarket && location && (
                <>
                  {' '}
                  <button
                    type="button"
                    onClick={() => onShow(showFigure(location))}
                    className="text-leaf-strong underline decoration-leaf/40 underline-offset-4"
                  >
                    Location-based it would be {writeTonnes(location.value)} t
                  </button>
                  .
                </>
              )}
            </p>
          )}
          {tellUnknown(pieces).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      }
      table={<BlockTable {...drawn} />}
    />
  )
}
