import type { Money, WaitingForApproval } from '@ledgerleaf/sdk'
import type { CommandParts } from './command.ts'
import { type ExitCode, exitCodes } from './refusals.ts'

/** `1,234.50 USD`. */
export const writeMoney = ({ amount, currency }: Money): string =>
  `${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency.toUpperCase()}`

export const writeTonnes = ({ amount }: { amount: number }): string => `${amount.toLocaleString('en-US')} t`

/** Columns, as wide as what stands in them. */
export const writeTable = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, at) => Math.max(known[at] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** What was more than the key does alone, and where a person looks at it. */
export const tellWaiting = ({ tell }: CommandParts, waiting: WaitingForApproval): ExitCode => {
  tell(
    waiting,
    `It waits for a person, and nothing was done. ${waiting.detail}\nApprove it at ${waiting.url}`,
  )
  return exitCodes.waits
}
