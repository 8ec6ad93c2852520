import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { BankConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { Sender } from '../orders/index.ts'
import { bankLines, bankStatements } from './bank.tables.ts'
import type { BankLine } from './bank-line.ts'
import { keepLines } from './keep-lines.ts'
import { matchLines } from './match-lines.ts'
import { daysBetween, sameWithinDays } from './name-lines.ts'
import { type BankStatement, readCamt, StatementRefused } from './read-camt.ts'

export type ImportedLines = { lines: number; added: number; matched: number; repeated: boolean }

type File = { name: string; bytes: Uint8Array }
type Parts = { bank: BankConfig; sender: Sender; now: Date }

/** An operator, whose act stands in the trail; or the make-believe bank, and who has it answer. */
export type Importer = { operatorId: string; isSandbox?: true } | { sandboxFor: string }

/** One at a time: a line that stands in two files is one, also when both are taken in at the same moment. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtext('bank-statements'))`

const refusal = (message: string) => new DomainError('unsupported_media_type', { field: 'file', message })

const dayAfter = (now: Date): string => new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)

const readOwn = (bytes: Uint8Array, { bank: { iban }, now }: Parts): BankStatement[] => {
  try {
    const statements = readCamt(bytes)
    // Somewhere it may be tomorrow already, and nowhere the day after.
    const ahead = statements.flatMap(({ lines }) => lines).find(({ bookedOn }) => bookedOn > dayAfter(now))
    if (ahead) throw refusal(`An entry is booked on ${ahead.bookedOn}, and that day has not come.`)
    const foreign = statements.find(({ account }) => account !== iban)
    if (foreign)
      throw refusal(
        `The statement is of the account ending in ${foreign.account.slice(-4)}, which is not ours.`,
      )
    return statements
  } catch (error) {
    if (error instanceof StatementRefused) throw refusal(error.message)
    throw error
  }
}

/**
 * Those lines of a statement that no earlier file had, in whatever writing. What a line is like, and the how-manieth of those
 * it is, makes it; only lines from before that was kept are known by all the bank said of them.
 */
const findNew = async (tx: Tx, lines: readonly BankLine[]): Promise<BankLine[]> => {
  const keys = sql.param(lines.map(({ key }) => key))
  const alike = sql.param(lines.map(({ likeness }) => likeness))
  const found = await tx
    .select({ key: bankLines.key, likeness: bankLines.likeness, bookedOn: bankLines.bookedOn })
    .from(bankLines)
    .where(
      sql`${bankLines.key} = any(${keys}::text[]) and ${bankLines.likeness} is null or ${bankLines.likeness} = any(${alike}::text[])`,
    )
  const known = new Set(found.flatMap(({ key, likeness }) => (likeness === null ? [key] : [])))
  const daysOf = new Map<string | null, string[]>()
  for (const { likeness, bookedOn } of found)
    daysOf.set(likeness, [...(daysOf.get(likeness) ?? []), bookedOn])
  return lines.filter(
    ({ key, likeness, bookedOn }) =>
      !known.has(key) &&
      !daysOf.get(likeness)?.some((other) => daysBetween(bookedOn, other) <= sameWithinDays),
  )
}

const importOne = async (
  tx: Tx,
  importer: Importer,
  statement: BankStatement,
  file: { name: string; sha256: string; place: number },
  parts: Parts,
): Promise<ImportedLines> => {
  const { now } = parts
  const { lines: told, messageId: _, ...facts } = statement
  const added = await findNew(tx, told)
  const id = newId(now.getTime())
  const kept = await tx
    .insert(bankStatements)
    .values({
      id,
      ...file,
      ...facts,
      closedOn: statement.closedOn ?? told.at(-1)?.bookedOn ?? now.toISOString().slice(0, 10),
      isSandbox: 'sandboxFor' in importer || importer.isSandbox === true,
      lines: told.length,
      added: added.length,
      importedBy: 'operatorId' in importer ? importer.operatorId : importer.sandboxFor,
      importedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: bankStatements.id })
  if (kept.length === 0) return { lines: told.length, added: 0, matched: 0, repeated: true }
  const named = added.map((line) => ({ id: newId(now.getTime()), ...line }))
  const meanings = await matchLines(tx, named, parts)
  const rows = named.map((line, place) => ({
    statementId: id,
    ...line,
    ...(meanings[place] ?? { state: 'open' as const }),
  }))
  await keepLines(tx, rows)
  const matched = rows.filter(({ state }) => state === 'matched').length
  const reason = `${file.name}: ${added.length} new lines, ${matched} matched`
  if ('operatorId' in importer) {
    const { operatorId } = importer
    const act = { act: 'import_statement', subjectKind: 'bank_statement', subjectId: id, reason } as const
    await recordAct(tx, { operatorId, ...act }, now)
  }
  return { lines: told.length, added: added.length, matched, repeated: false }
}

/** Takes in a bank's statement of our account. A file, or a line, that came before changes nothing. */
export const importStatement = async (
  tx: Tx,
  importer: Importer,
  { name, bytes }: File,
  parts: Parts,
): Promise<ImportedLines> => {
  const statements = readOwn(bytes, parts)
  await tx.execute(oneAtATime)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const sum: ImportedLines = { lines: 0, added: 0, matched: 0, repeated: true }
  for (const [place, statement] of statements.entries()) {
    const one = await importOne(tx, importer, statement, { name, sha256, place }, parts)
    sum.lines += one.lines
    sum.added += one.added
    sum.matched += one.matched
    sum.repeated &&= one.repeated
  }
  return sum
}
