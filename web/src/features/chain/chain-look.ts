import { writeWhole } from '../../ui/format.ts'
import type { ChainPiece } from './chain-pieces.ts'

/** Entries of the log, from the first to the last, both included. */
export const rangeOf = (first: number, last: number): string =>
  first === last ? writeWhole(first) : `${writeWhole(first)}–${writeWhole(last)}`

export const toneOf = ({ isConfirmed }: Pick<ChainPiece, 'isConfirmed'>): string =>
  isConfirmed ? 'fill-leaf' : 'fill-attention'

/** Neighbours are told apart by their tint: the stretch of the log, and the band that leads from it to its block. */
export const tintOf = (at: number): { stretch: number; band: number } =>
  at % 2 === 0 ? { stretch: 1, band: 0.28 } : { stretch: 0.7, band: 0.16 }

/** What is before the first block that is drawn. */
export const paleTint = 0.3

/** The bracket over what a root covers. */
export const rootLook = { className: 'stroke-ink', strokeDasharray: '3 3', fill: 'none' } as const

/** A block of the picture with the stretch of the log that it holds. */
export type HeldPiece = ChainPiece & { entries: NonNullable<ChainPiece['entries']> }

/** What both forms of the picture are drawn from. */
export type LogLook = {
  pieces: readonly HeldPiece[]
  logSize: number
  /** The entry with which the chain goes on. */
  nextIndex: number
  /** The newest root on the chain whose reach is known. */
  root: { block: number; to: number } | null
}
