import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'

export type Table = { title: string; note: string; head: string[]; rows: string[][] }

const file = path.resolve(import.meta.dirname, '../RESULTS.md')

const head = (): string => {
  const [cpu] = os.cpus()
  const machine = `${os.cpus().length} × ${cpu?.model || os.arch()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release().split('-')[0]}, Node ${process.version}`
  return [
    '# Measured',
    '',
    `By \`npm run bench\`: ${machine}.`,
    '',
    'Absolute figures drift with the machine; the ratios come from alternating slices of one run.',
    '',
    '',
  ].join('\n')
}

/** What else the machine has to do: figures of a busy machine read too low, and so do some ratios. */
export const circumstances = (): string =>
  `${new Date().toISOString().slice(0, 10)}, load before it began ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores.`

export const asMarkdown = ({ title, note, head: names, rows }: Table, measured: string): string =>
  [
    `## ${title}`,
    '',
    note,
    '',
    `Measured ${measured}`,
    '',
    `| ${names.join(' | ')} |`,
    `|${names.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    '',
  ].join('\n')

const titleOf = (section: string): string => section.split('\n')[0] ?? ''

/** Puts each section in the place of its last one. Of those that were not measured only these stay, by their titles. */
export const keepResults = (
  sections: readonly string[],
  { keeping }: { keeping: readonly string[] | 'all' },
): void => {
  const fresh = new Map(sections.map((section) => [titleOf(section), section]))
  const stays = (section: string): boolean =>
    fresh.has(titleOf(section)) ||
    keeping === 'all' ||
    keeping.some((title) => titleOf(section) === `## ${title}`)
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
        .filter(stays)
    : []
  const kept = before.map((section) => fresh.get(titleOf(section)) ?? `${section.trimEnd()}\n\n`)
  const known = new Set(before.map(titleOf))
  const added = sections.filter((section) => !known.has(titleOf(section)))
  writeFileSync(file, `${(head() + [...kept, ...added].join('')).trimEnd()}\n`)
}
