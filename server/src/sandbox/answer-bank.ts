import { all, at, child, readXml, textAt, type XmlNode } from '../platform/read-xml.ts'

/** Accounts with this ending are closed at the make-believe bank: what is sent there comes back. */
export const closedEnding = '0000'

type Transfer = { reference: string; amount: string; ccy: string; name: string; account: string }

const transferOf = (node: XmlNode): Transfer => ({
  reference: textAt(node, 'PmtId', 'EndToEndId') ?? '',
  amount: textAt(node, 'Amt', 'InstdAmt') ?? '0',
  ccy: at(node, 'Amt', 'InstdAmt')?.attributes.Ccy ?? '',
  name: textAt(node, 'Cdtr', 'Nm') ?? '',
  account: textAt(node, 'CdtrAcct', 'Id', 'IBAN') ?? textAt(node, 'CdtrAcct', 'Id', 'Othr', 'Id') ?? '',
})

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
const write = (cents: number): string => (cents / 100).toFixed(2)

type Side = 'DBIT' | 'CRDT'

const writeEntry = ({ reference, amount, ccy, name, account }: Transfer, side: Side, day: string): string => `
    <Ntry>
      <NtryRef>SB-${side}-${reference}</NtryRef>
      <Amt Ccy="${ccy}">${amount}</Amt>
      <CdtDbtInd>${side}</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt>
      <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>${side === 'DBIT' ? 'ESCT' : 'RRTN'}</SubFmlyCd></Fmly></Domn></BkTxCd>
      <NtryDtls><TxDtls>
        <Refs><EndToEndId>${reference}</EndToEndId></Refs>
        <RltdPties><Cdtr><Pty><Nm>${escapeXml(name)}</Nm></Pty></Cdtr><CdtrAcct><Id><Othr><Id>${account}</Id></Othr></Id></CdtrAcct></RltdPties>
        <RmtInf><Ustrd>Ledgerleaf proceeds ${reference}</Ustrd></RmtInf>${
          side === 'CRDT'
            ? `
        <RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed account</AddtlInf></RtrInf>`
            : ''
        }
      </TxDtls></NtryDtls>
    </Ntry>`

export const writeBalance = (code: string, cents: number, ccy: string, day: string): string => `
    <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${ccy}">${write(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

/** What each statement begins with: where the last one ended, and a million at first. */
export type Balances = ReadonlyMap<string, number>
export const openingOf = (balances: Balances, ccy: string): number => balances.get(ccy) ?? 100_000_000

const sum = (some: readonly Transfer[]) => some.reduce((total, { amount }) => total + centsOf(amount), 0)

/** What it tells of one currency: each has balances of its own. */
const writeStatement = (payment: XmlNode, message: string, balances: Balances, now: Date): string => {
  const day = now.toISOString().slice(0, 10)
  const transfers = all(payment, 'CdtTrfTxInf').map(transferOf)
  const returned = transfers.filter(({ account }) => account.endsWith(closedEnding))
  const ccy = transfers[0]?.ccy ?? ''
  const opening = openingOf(balances, ccy)
  const entries = [
    ...transfers.map((one) => writeEntry(one, 'DBIT', day)),
    ...returned.map((one) => writeEntry(one, 'CRDT', day)),
  ]
  return `
    <Stmt>
    <Id>SB-${message}-${ccy}</Id>
    <CreDtTm>${now.toISOString()}</CreDtTm>
    <Acct><Id><IBAN>${textAt(child(payment, 'DbtrAcct'), 'Id', 'IBAN') ?? ''}</IBAN></Id></Acct>${writeBalance('OPBD', opening, ccy, day)}${writeBalance('CLBD', opening - sum(transfers) + sum(returned), ccy, day)}${entries.join('')}
    </Stmt>`
}

/** What the make-believe bank would answer a file of transfers with: all are booked, and those to closed accounts come back. */
export const answerBank = (pain: string, balances: Balances, now: Date): string => {
  const order = at(readXml(pain), 'Document', 'CstmrCdtTrfInitn')
  const message = textAt(order, 'GrpHdr', 'MsgId') ?? ''
  const statements = all(order, 'PmtInf').map((payment) => writeStatement(payment, message, balances, now))
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>SB-${message}</MsgId><CreDtTm>${now.toISOString()}</CreDtTm></GrpHdr>${statements.join('')}
  </BkToCstmrStmt>
</Document>
`
}
