import type { SlowStatements } from '@ledgerleaf/contract/standing'

type SlowBar = SlowStatements['statements'][number] & { share: number }

export type SlowBars = {
  /** Where the scale ends, and how far along it slow begins, from 0 to 1. */
  endMs: number
  markShare: number
  bars: SlowBar[]
}

const stepMs = 500

/** Statements as bars on one scale that ends at a round number, so that twice as slow is twice as long. */
export const slowBars = ({ fromMs, statements }: SlowStatements): SlowBars => {
  const mostMs = Math.max(fromMs, ...statements.map(({ slowestMs }) => slowestMs))
  const endMs = Math.ceil(mostMs / stepMs) * stepMs
  return {
    endMs,
    markShare: fromMs / endMs,
    bars: statements.map((statement) => ({ ...statement, share: statement.slowestMs / endMs })),
  }
}
