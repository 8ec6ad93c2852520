import { all, at, child, readXml, textAt, type XmlNode, XmlRefused } from '../../platform/read-xml.ts'
import type { BankLine } from './bank-line.ts'
import { nameLines, type SeenLines, type UnnamedLine } from './name-lines.ts'

export type BankStatement = {
  messageId: string
  account: string
  currency: string
  openingCents: number
  closingCents: number
  /** The day of the last balance; null where the bank does not say. */
  closedOn: string | null
  lines: BankLine[]
  /** Entries that the bank has announced and not booked. */
  unbooked: number
}

/** Why a file is no statement of a bank, in words. */
export class StatementRefused extends Error {}
const refuse = (words: string): never => {
  throw new StatementRefused(words)
}

/** Exactly, by the digits: no amount of money is ever a fraction of a double. */
const readAmount = (node: XmlNode | undefined): { cents: number; currency: string } => {
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(node?.text.trim() ?? '') ?? []
  if (!whole) return refuse('An amount in the file cannot be read.')
  if (/[^0]/.test(fraction.slice(2))) return refuse('An amount in the file has fractions of a cent.')
  return {
    cents: Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')),
    currency: node?.attributes.Ccy ?? '',
  }
}

const isCredit = (node: XmlNode | undefined): boolean => {
  const side = textAt(node, 'CdtDbtInd')
  if (side !== 'CRDT' && side !== 'DBIT')
    return refuse('An entry does not say whether it is a credit or a debit.')
  return side === 'CRDT'
}

/** A day there is in the calendar, or null. */
const readDay = (node: XmlNode | undefined): string | null => {
  const day = (textAt(node, 'Dt') ?? textAt(node, 'DtTm') ?? '').slice(0, 10)
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

const signed = (cents: number, credit: boolean): number => (credit ? cents : -cents)

type Balance = { cents: number; currency: string; on: string | null }

const readBalance = (statement: XmlNode, codes: readonly string[]): Balance => {
  const balance = codes
    .map((code) => all(statement, 'Bal').find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find((found) => found !== undefined)
  if (!balance) return refuse('The file does not say the balance before and after.')
  const { cents, currency } = readAmount(child(balance, 'Amt'))
  return { cents: signed(cents, isCredit(balance)), currency, on: readDay(child(balance, 'Dt')) }
}

const dayOf = (entry: XmlNode): string =>
  readDay(child(entry, 'BookgDt')) ?? refuse('An entry does not say when it was booked.')

const partyOf = (parties: XmlNode | undefined, side: 'Dbtr' | 'Cdtr'): string | null =>
  textAt(parties, side, 'Nm') ?? textAt(parties, side, 'Pty', 'Nm')
const accountOf = (parties: XmlNode | undefined, side: 'Dbtr' | 'Cdtr'): string | null =>
  textAt(parties, `${side}Acct`, 'Id', 'IBAN') ?? textAt(parties, `${side}Acct`, 'Id', 'Othr', 'Id')

const bicOf = (agents: XmlNode | undefined, side: 'Dbtr' | 'Cdtr'): string | null =>
  textAt(agents, `${side}Agt`, 'FinInstnId', 'BICFI') ?? textAt(agents, `${side}Agt`, 'FinInstnId', 'BIC')

const remittanceOf = (details: XmlNode | undefined): string =>
  [
    ...all(at(details, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim()),
    ...all(at(details, 'RmtInf'), 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref') ?? ''),
  ]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, 500)

const reasonOf = (entry: XmlNode, details: XmlNode | undefined): string | null => {
  const returned = at(details, 'RtrInf')
  const words = [
    textAt(returned, 'Rsn', 'Cd') ?? textAt(returned, 'Rsn', 'Prtry'),
    ...all(returned, 'AddtlInf').map(({ text }) => text.trim()),
  ].filter(Boolean)
  if (words.length > 0) return words.join(' ').slice(0, 200)
  return returned || textAt(entry, 'RvslInd') === 'true' ? 'The bank gives no reason' : null
}

const readDetails = (entry: XmlNode, details: XmlNode | undefined, credit: boolean): UnnamedLine => {
  const own = at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt')
  const { cents, currency } = readAmount(own ?? child(entry, 'Amt'))
  const parties = at(details, 'RltdPties')
  const other = credit ? 'Dbtr' : 'Cdtr'
  const named = textAt(details, 'Refs', 'EndToEndId')
  return {
    bookedOn: dayOf(entry),
    amountCents: cents,
    currency,
    isCredit: credit,
    endToEndId: named === 'NOTPROVIDED' ? null : named,
    remittance:
      remittanceOf(details) || (textAt(details, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf') ?? ''),
    counterparty: partyOf(parties, other)?.slice(0, 140) ?? null,
    counterpartyAccount: accountOf(parties, other),
    counterpartyBic: bicOf(at(details, 'RltdAgts'), other),
    returnReason: reasonOf(entry, details),
    bankReference: textAt(details, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef'),
    entryReference: textAt(entry, 'NtryRef'),
  }
}

/** An entry may be booked as one sum of many transfers: each is a line, and together they are the sum. */
const readEntry = (entry: XmlNode): UnnamedLine[] => {
  const credit = isCredit(entry)
  const whole = readAmount(child(entry, 'Amt'))
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'))
  const lines =
    details.length === 0
      ? [readDetails(entry, undefined, credit)]
      : details.map((one) => readDetails(entry, one, credit))
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0)
  if (sum !== whole.cents) refuse('The parts of an entry do not add up to it.')
  return lines
}

const isBooked = (entry: XmlNode): boolean => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK'

type Unnamed = Omit<BankStatement, 'lines'> & { lines: UnnamedLine[] }

const readStatement = (messageId: string, statement: XmlNode): Unnamed => {
  const account =
    textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ?? ''
  const opening = readBalance(statement, ['OPBD', 'PRCD'])
  const closing = readBalance(statement, ['CLBD'])
  const entries = all(statement, 'Ntry')
  const booked = entries.filter(isBooked)
  const lines = booked.flatMap(readEntry)
  if (lines.some(({ currency }) => currency !== closing.currency))
    refuse('An entry is in another currency than the account.')
  const moved = lines.reduce((sum, line) => sum + signed(line.amountCents, line.isCredit), 0)
  if (opening.cents + moved !== closing.cents)
    refuse('The statement does not add up: the entries do not lead from the first balance to the last.')
  return {
    messageId,
    account,
    currency: closing.currency,
    openingCents: opening.cents,
    closingCents: closing.cents,
    closedOn: closing.on,
    lines,
    unbooked: entries.length - booked.length,
  }
}

/**
 * A bank may tell of a day, or of a page, in a statement of its own. One that goes on where another of the file ended tells of
 * other lines, however alike they are; one that does not may tell of the same lines again.
 */
const nameAll = (statements: readonly Unnamed[]): BankStatement[] => {
  const ends: { statement: Unnamed; seen: SeenLines }[] = []
  return statements.map((statement) => {
    const { account, currency, openingCents, lines } = statement
    const before = ends.findLast(
      ({ statement: other }) =>
        other.account === account && other.currency === currency && other.closingCents === openingCents,
    )
    const seen: SeenLines = before?.seen ?? new Map()
    ends.push({ statement, seen })
    return { ...statement, lines: nameLines(account, lines, seen) }
  })
}

const bytesMax = 64 * 1024 * 1024

const parse = (bytes: Uint8Array): XmlNode => {
  if (bytes.length > bytesMax) refuse('The file is larger than 64 MB.')
  try {
    return readXml(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof XmlRefused) return refuse(error.message)
    throw error
  }
}

/** A bank's statement, ISO 20022 camt.053 of any version, or a refusal in words. What does not add up is none. */
export const readCamt = (bytes: Uint8Array): BankStatement[] => {
  const document = child(parse(bytes), 'Document')
  const message = child(document, 'BkToCstmrStmt')
  if (!message) return refuse('The file is no camt.053 statement.')
  const messageId = textAt(message, 'GrpHdr', 'MsgId') ?? ''
  const statements = nameAll(all(message, 'Stmt').map((one) => readStatement(messageId, one)))
  return statements.length > 0 ? statements : refuse('The file holds no statement.')
}
