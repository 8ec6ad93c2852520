import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'

const changesMax = 50

const writeLine = ({ name, amount, unit, site }: ActivityLine): string =>
  `${name}, ${amount} ${unit}${site === '' ? '' : `, ${site}`}`

const isSame = (a: ActivityLine, b: ActivityLine): boolean =>
  a.formula === b.formula &&
  a.marketFormula === b.marketFormula &&
  JSON.stringify([a.startsOn, a.endsOn, a.site, a.supplier, a.note, a.basis]) ===
    JSON.stringify([b.startsOn, b.endsOn, b.site, b.supplier, b.note, b.basis])

/** What is different between two versions, line by line, in words. */
export const tellChanges = (before: readonly ActivityLine[], after: readonly ActivityLine[]): string[] => {
  const was = new Map(before.map((line) => [line.id, line]))
  const is = new Set(after.map(({ id }) => id))
  const changes = [
    ...before.filter(({ id }) => !is.has(id)).map((line) => `Taken out: ${writeLine(line)}`),
    ...after.flatMap((line) => {
      const old = was.get(line.id)
      if (!old) return [`Added: ${writeLine(line)}`]
      return isSame(old, line) ? [] : [`Changed: ${writeLine(old)} → ${writeLine(line)}`]
    }),
  ]
  return changes.length > changesMax
    ? [...changes.slice(0, changesMax), `and ${changes.length - changesMax} more`]
    : changes
}
