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
}

const amount = (cents: number) => (cents / 100).toFixed(2)
const balance = (code: string, cents: number, currency: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`

const entry = ({
  cents,
  words,
  reference,
  payer = 'Field and Fjord AS',
  iban = 'DE43000000000000001717',
  name = randomUUID(),
  currency = 'USD',
}: Booked) => `<Ntry><Amt Ccy="${currency}">${amount(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-10</Dt></BookgDt><AcctSvcrRef>${name}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>${
  payer === null ? '' : `<Dbtr><Nm>${payer}</Nm></Dbtr>`
}${iban === null ? '' : `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>`}</RltdPties><RmtInf>${
  words === undefined ? '' : `<Ustrd>${words}</Ustrd>`
}${reference === undefined ? '' : `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`}</RmtInf></TxDtls></NtryDtls></Ntry>`

/** What a bank would tell of money that came onto the sandbox's account. */
export const writeCamt = (lines: readonly Booked[]): Buffer => {
  const currency = lines[0]?.currency ?? 'USD'
  const sum = lines.reduce((total, { cents }) => total + cents, 0)
  return Buffer.from(`<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${randomUUID()}</MsgId></GrpHdr><Stmt><Acct><Id><IBAN>DE59000000000000004242</IBAN></Id></Acct>
${balance('OPBD', 0, currency)}${balance('CLBD', sum, currency)}${lines.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`)
}
