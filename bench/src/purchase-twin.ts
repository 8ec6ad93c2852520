import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Stall, serials } from './purchase-market.ts'

type Logged = {
  pid: number
  vxid?: string
  application_name?: string
  message?: string
  detail?: string
}
/** A statement as the server received it; the name is there where the connection keeps its plan. */
type Statement = { name: string | null; text: string; values: (string | null)[] }

const readValues = (detail = ''): (string | null)[] =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  )

const readStatement = ({ message = '', detail }: Logged): Statement | null => {
  const plain = /^statement: (.*)$/s.exec(message)
  if (plain) return { name: null, text: plain[1] ?? '', values: [] }
  const [, name = '', text = ''] = /^execute (\S+?): (.*)$/s.exec(message) ?? []
  return text === ''
    ? null
    : {
        name: name === '<unnamed>' ? null : name,
        text,
        values: readValues(detail?.replace(/^Parameters: /, '')),
      }
}

const isJobTaken = ({ name }: Statement) => name?.startsWith('get_job') ?? false
const isJobDone = ({ name }: Statement) => name?.startsWith('complete_job') ?? false
/** The log is kept for all purchases of a moment together, by the clock, and is no part of one. */
const isOfLog = ({ name, text }: Statement) =>
  (name?.startsWith('log_') ?? false) || text.includes('log_checkpoints')
/** Looks that go by the clock, whoever buys: who has which locks, what the clock calls for, which jobs nobody has any more. */
const isHousekeeping = ({ text }: Statement) =>
  /pg_locks|known_crontabs|crontabs|locked_by = \$1 and locked_at <|graphile_worker\.reschedule_jobs/.test(
    text,
  )

/**
 * What the server ran for one purchase, each transaction in one piece, in the order they began. Of the workers' looks
 * into the queue only those that found a job are kept, each just before its job is done.
 */
export const readStatements = (folder: string): Statement[] => {
  const transactions = new Map<string, Statement[]>()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort())
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const logged = JSON.parse(line) as Logged
      const statement = readStatement(logged)
      if (!statement || logged.application_name === 'bench') continue
      const key = `${logged.pid} ${logged.vxid}`
      transactions.set(key, [...(transactions.get(key) ?? []), statement])
    }
  const kept = [...transactions.values()].filter((own) => !own.some(isOfLog) && !own.some(isHousekeeping))
  const taking = kept.flat().find(isJobTaken)
  return kept.flatMap((own) => {
    const [first] = own
    if (!first || isJobTaken(first)) return []
    return isJobDone(first) && taking ? [taking, first] : own
  })
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
// Whatever is another with every purchase: ids, the visitor, the network, the address, the provider's names.
const ownNames = new RegExp(
  `${uuid}|visitor:[0-9a-f]{64}|placeOrder:[\\w-]{43}|(?:evt|pi)_test_[0-9a-f]{32}|buyer-\\d{12}`,
  'g',
)

// A number is the next of its series, which the statement before has told.
const invoiceNumber = /(INV-\d{4}-)\d+/g
const isSeriesMoved = ({ text }: Statement) => /insert into "invoice_series"/.test(text)
const withInvoicePlace = ({ text }: Statement, values: readonly string[]): readonly string[] => {
  const [, columns] = /insert into "invoices" \(([^)]*)\)/.exec(text) ?? []
  const at = columns?.split(', ').indexOf('"place"') ?? -1
  return at < 0 ? values : values.with(at, ':invoice_last')
}

/** Turns what one purchase said into what any purchase says: `:v_…` are the script's variables. */
const makeGeneral = (stall: Stall) => {
  const known = new Map<string, string>(Object.entries(stall).map(([name, value]) => [value, `:v_${name}`]))
  const drawn: string[] = []
  const nameOf = (found: string): string => {
    const name = known.get(found) ?? `${found.slice(0, -12)}:v_own${drawn.length}`
    if (!known.has(found)) drawn.push(`v_own${drawn.length}`)
    known.set(found, name)
    return name
  }
  const general = (text: string): string =>
    text
      .replace(ownNames, nameOf)
      .replace(invoiceNumber, '$1:invoice_last')
      .replaceAll(stall.project, ':v_project')
      .replaceAll(String(serials.first), ':v_first')
      .replaceAll(String(serials.first + 1), ':v_second')
      .replaceAll(String(serials.last), ':v_last')
  return { drawn, general }
}

const quote = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)

/** The read of the ledger tells the script which serials come next, as it tells them to the server. */
const withSerials = (text: string) =>
  `select state, state -> 'ranges' -> 0 ->> 2 as first, state -> 'ranges' -> 0 ->> 3 as last from (${text}) as found`

/** The statements of one purchase as a script for pgbench, over the listings from the first to the given one. */
export const writeScript = (statements: readonly Statement[], stall: Stall, listings: number): string => {
  const { drawn, general } = makeGeneral(stall)
  const named = new Map<string, string>()
  let serialsKnown = false
  const body = statements.map((statement) => {
    const { name, text } = statement
    const values = withInvoicePlace(
      statement,
      statement.values.map((value) => quote(value === null ? null : general(value))),
    )
    const end = isSeriesMoved(statement) ? ' \\gset invoice_' : ';'
    if (name === null) return `${text.replace(/\$(\d+)/g, (_, at) => values[Number(at) - 1] ?? 'null')}${end}`
    named.set(name, name === 'ledger_read' ? withSerials(text) : text)
    if (isJobTaken(statement)) return `execute "${name}" (${values[0]}, :v_tasks) \\gset job_`
    // Jobs that end together are noted as done together.
    if (isJobDone(statement))
      return `execute "${name}" (${name.startsWith('complete_jobs') ? "'{:job_id}'" : ':job_id'});`
    const call = values.length === 0 ? `execute "${name}"` : `execute "${name}" (${values.join(', ')})`
    if (name !== 'ledger_read' || serialsKnown) return `${call}${end}`
    serialsKnown = true
    return `${call} \\gset v_\n\\set v_second :v_first + 1`
  })
  return [
    '\\if :prepared = 0',
    ...[...named].map(([name, text]) => `prepare "${name}" as ${text};`),
    `select quote_literal(array_agg(id)::text) as v_tasks from graphile_worker._private_tasks \\gset`,
    '\\set prepared 1',
    '\\endif',
    `\\set place random(1, ${listings})`,
    ...drawn.map((name) => `\\set ${name} random(100000000000, 999999999999)`),
    `select listing as v_listing, batch as v_batch, seller as v_seller, basket as v_basket, project as v_project from bench_stalls where place = :place \\gset`,
    ...body,
    '',
  ].join('\n')
}
