import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { nearnessOf } from './check-words.ts'

export type CheckGroup = {
  name: string
  checks: StandingCheck[]
  /** The one nearest to its alarm; null where nothing is measured against one. */
  nearest: { check: StandingCheck; nearness: number } | null
}

/** By the beginning of their names; what is in none of them is of the machine. */
const groups = [
  { name: 'Data', begins: [] },
  { name: 'Work', begins: ['lane-', 'sales', 'mail', 'issuer'] },
  { name: 'Records', begins: ['log', 'witnesses', 'chain', 'wallets', 'backing', 'registry-'] },
] as const

const groupOf = ({ name }: StandingCheck): string =>
  groups.find(({ begins }) => begins.some((begin) => name.startsWith(begin)))?.name ?? groups[0].name

const nearestOf = (checks: readonly StandingCheck[]): CheckGroup['nearest'] =>
  checks.reduce<CheckGroup['nearest']>((most, check) => {
    const nearness = nearnessOf(check)
    return nearness !== null && (most === null || nearness > most.nearness) ? { check, nearness } : most
  }, null)

/** Many checks that are well as a few lines, none of them lost. */
export const checkGroups = (checks: readonly StandingCheck[]): CheckGroup[] =>
  groups
    .map(({ name }) => ({ name, checks: checks.filter((check) => groupOf(check) === name) }))
    .filter((group) => group.checks.length > 0)
    .map((group) => ({ ...group, nearest: nearestOf(group.checks) }))
