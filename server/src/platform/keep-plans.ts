import { createHash } from 'node:crypto'
import type pg from 'pg'

type Ask = (...words: unknown[]) => unknown
type Plain = { text: string; name?: string }

// Seldom asked, a plan is not worth what PostgreSQL keeps it in; and each connection keeps its own.
const askedMin = 3
const plansMax = 150
const textsMax = 2000

const isPlain = (asked: unknown): asked is Plain =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked) &&
  !('name' in asked && asked.name)

/**
 * From now on this connection plans what it is asked again and again once, and then only runs it: half of the time of a
 * short statement goes into reading and planning it. What has a name of its own keeps that.
 */
export const keepPlans = (client: pg.ClientBase): void => {
  const ask: Ask = client.query.bind(client)
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= plansMax) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < askedMin) {
      if (counts.size >= textsMax) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    // The same on every connection, so that a log of statements can be read.
    const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return name
  }
  const kept: Ask = (asked, values, ...rest) => {
    // Several statements in one text have no values, and cannot be planned together.
    if (!isPlain(asked) || !Array.isArray(values) || values.length === 0) return ask(asked, values, ...rest)
    const name = nameOf(asked.text)
    return ask(name === undefined ? asked : { ...asked, name }, values, ...rest)
  }
  client.query = kept as typeof client.query
}
