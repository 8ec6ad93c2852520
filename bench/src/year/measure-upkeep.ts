import { rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runCommand } from './run-command.ts'
import { type Both, both, type Side, sides } from './sides.ts'
import { openYear, sayYear } from './year-market.ts'
import { yearName } from './year-size.ts'

const measureCommand = async (
  name: string,
  run: (side: Side) => Promise<{ seconds: number; peak: number }>,
): Promise<string[]> => {
  const ran: Both<{ seconds: number; peak: number }> = await both(run)
  const words = (side: Side) => `${ran[side].seconds.toFixed(1)} s, at most ${ran[side].peak.toFixed(0)} MiB`
  return [name, words('empty'), words('full'), `memory ${(ran.full.peak / ran.empty.peak).toFixed(2)}`]
}

export const upkeepTitle = `${yearName}: verified and backed up`

/** What an operator does with all of a market, after a busy year and before it. */
export const measureUpkeep = async () => {
  const { folders, fillSeconds, remove } = await openYear()
  const file = (side: Side) => path.join(folders[side], `year-${process.pid}.backup`)
  const admin = (side: Side, ...words: string[]) =>
    runCommand(folders[side], words, { BACKUP_KEY: 'a year of a busy market' })
  try {
    return {
      title: upkeepTitle,
      note: `${sayYear('year-upkeep', fillSeconds)} One command at a time. The aim is memory that does not grow with the market.`,
      head: ['', 'demo alone', 'after the year', 'ratio'],
      rows: [
        await measureCommand('verify, from the first entry', (side) => admin(side, 'verify')),
        await measureCommand('verify --resume, nothing new', (side) => admin(side, 'verify', '--resume')),
        await measureCommand('backup, written and read again', (side) => admin(side, 'backup', file(side))),
      ],
    }
  } finally {
    for (const side of sides) rmSync(file(side), { force: true })
    remove()
  }
}
