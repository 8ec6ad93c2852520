import { randomUUID } from 'node:crypto'
import type { Currency } from '@ledgerleaf/contract/currencies'
import type { SandboxPayment } from '@ledgerleaf/contract/quotes'
import type { BankConfig } from '../platform/config.ts'
import { type Balances, openingOf, writeBalance } from './answer-bank.ts'

type Invoice = { reference: string; currency: Currency; missingMinor: number; company: string }

const amountOf = (missingMinor: number, how: SandboxPayment): number => {
  if (how === 'half') return Math.max(1, Math.floor(missingMinor / 2))
  return how === 'over' ? missingMinor + 1000 : missingMinor
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const write = (cents: number): string => (cents / 100).toFixed(2)

/** Whose transfers the make-believe bank books. Its bank code was given to no bank. */
const payerIban = 'DE43000000000000001717'

/** A statement of the make-believe bank: somebody has transferred money for an invoice, rightly or not. */
export const payInvoice = (
  { reference, currency, missingMinor, company }: Invoice,
  how: SandboxPayment,
  { bank, balances }: { bank: BankConfig; balances: Balances },
  now: Date,
): string => {
  const day = now.toISOString().slice(0, 10)
  const ccy = currency.toUpperCase()
  const opening = openingOf(balances, ccy)
  const cents = amountOf(missingMinor, how)
  const name = `SB-${randomUUID()}`
  const words =
    how === 'unnamed'
      ? '<Ustrd>Carbon credits, thank you</Ustrd>'
      : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>${name}</MsgId><CreDtTm>${now.toISOString()}</CreDtTm></GrpHdr>
    <Stmt>
    <Id>${name}</Id>
    <CreDtTm>${now.toISOString()}</CreDtTm>
    <Acct><Id><IBAN>${bank.iban}</IBAN></Id></Acct>
    ${writeBalance('OPBD', opening, ccy, day)}
    ${writeBalance('CLBD', opening + cents, ccy, day)}
    <Ntry>
      <NtryRef>${name}</NtryRef>
      <Amt Ccy="${ccy}">${write(cents)}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt>
      <NtryDtls><TxDtls>
        <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        <RltdPties><Dbtr><Pty><Nm>${escapeXml(company)}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${payerIban}</IBAN></Id></DbtrAcct></RltdPties>
        <RltdAgts><DbtrAgt><FinInstnId><BICFI>SANDDEFF</BICFI></FinInstnId></DbtrAgt></RltdAgts>
        <RmtInf>${words}</RmtInf>
      </TxDtls></NtryDtls>
    </Ntry>
    </Stmt>
  </BkToCstmrStmt>
</Document>
`
}
