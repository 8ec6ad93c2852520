import { randomUUID } from 'node:crypto'

export type Booked = {
  cents: number
  /** The words beside it. */
  words?: string
  /** As a creditor's reference of its own. */
  reference?: string
  payer?: string | null
  iban?: string | null
  name?: string
  currency?: string
  /** When it was booked; today where nobody says. */
  on?: string
  side?: 'CRDT' | 'DBIT'
  isReversal?: boolean
}

const amount = (cents: number) => (cents / 100).toFixed(2)
const balance = (code: string, cents: number, currency: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount(Math.abs(cents))}</Amt><CdtDbtInd>${
    cents < 0 ? 'DBIT' : 'CRDT'
  }</CdtDbtInd></Bal>`

const entry = ({
  cents,
  words,
  reference,
  payer = 'Field and Fjord AS',
  iban = 'DE43000000000000001717',
  name = randomUUID(),
  currency = 'USD',
  on = new Date().toISOString().slice(0, 10),
  side = 'CRDT',
  isReversal = false,
}: Booked) => `<Ntry><Amt Ccy="${currency}">${amount(cents)}</Amt><CdtDbtInd>${side}</CdtDbtInd>${
  isReversal ? '<RvslInd>true</RvslInd>' : ''
}<Sts>BOOK</Sts>
<BookgDt><Dt>${on}</Dt></BookgDt><AcctSvcrRef>${name}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>${
  payer === null ? '' : `<Dbtr><Nm>${payer}</Nm></Dbtr>`
}${iban === null ? '' : `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>`}</RltdPties><RmtInf>${
  words === undefined ? '' : `<Ustrd>${words}</Ustrd>`
}${reference === undefined ? '' : `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`}</RmtInf></TxDtls></NtryDtls></Ntry>`

/** What a bank would tell of money that came onto the sandbox's account. */
export const writeCamt = (lines: readonly Booked[], openingCents = 0): Buffer => {
  const currency = lines[0]?.currency ?? 'USD'
  const closingCents = lines.reduce(
    (total, { cents, side }) => total + (side === 'DBIT' ? -cents : cents),
    openingCents,
  )
  return Buffer.from(`<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${randomUUID()}</MsgId></GrpHdr><Stmt><Acct><Id><IBAN>DE59000000000000004242</IBAN></Id></Acct>
${balance('OPBD', openingCents, currency)}${balance('CLBD', closingCents, currency)}${lines.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`)
}
