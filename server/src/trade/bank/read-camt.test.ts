import { expect, test } from 'vitest'
import { answerBank } from '../../sandbox/answer-bank.ts'
import { readCamt } from './read-camt.ts'

const balance = (code: string, amount: string, side = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd></Bal>`
const entry = (amount: string, side: string, details = '', status = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-10</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef>${details}</Ntry>`
const file = (entries: string, [opening, closing]: [string, string], head = '') =>
  Buffer.from(`<?xml version="1.0"?>${head}<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02" xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Acct><Id><IBAN>DE59000000000000004242</IBAN></Id></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries}</Stmt></BkToCstmrStmt></n:Document>`)

const part = (amount: string, reference: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="USD">${amount}</Amt></TxAmt></AmtDtls>${more}</TxDtls>`

test('an entry booked as one sum is read as its transfers, in the old form and the new', () => {
  const batch = `<NtryDtls>${part('10.50', 'LLP-A')}${part('4.5', 'LLP-B', '<RmtInf><Ustrd>two</Ustrd><Ustrd>words</Ustrd></RmtInf>')}</NtryDtls>`
  const credit = entry(
    '7',
    'CRDT',
    '<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Buyer &amp; Sons</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls>',
    '<Sts><Cd>BOOK</Cd></Sts>',
  )
  const pending = entry('1000', 'CRDT', '', '<Sts>PDNG</Sts>')
  const [statement] = readCamt(file(entry('15.00', 'DBIT', batch) + credit + pending, ['100', '92.00']))
  expect(statement).toMatchObject({ account: 'DE59000000000000004242', closingCents: 9200, unbooked: 1 })
  expect(statement?.lines).toMatchObject([
    { amountCents: 1050, isCredit: false, endToEndId: 'LLP-A' },
    { amountCents: 450, isCredit: false, endToEndId: 'LLP-B', remittance: 'two words' },
    {
      amountCents: 700,
      isCredit: true,
      endToEndId: null,
      counterparty: 'Buyer & Sons',
      counterpartyAccount: 'FR7630006000011234567890189',
    },
  ])
})

test('two lines that are alike in everything are two, and the same two in another file', () => {
  const [once] = readCamt(file(entry('1', 'DBIT') + entry('1', 'DBIT'), ['2', '0']))
  const [again] = readCamt(file(entry('1', 'DBIT') + entry('1', 'DBIT') + entry('3', 'CRDT'), ['2', '3']))
  const keys = once?.lines.map(({ key }) => key) ?? []
  expect(new Set(keys).size).toBe(2)
  expect(again?.lines.slice(0, 2).map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'no XML'],
  ['another message', Buffer.from('<Document><CstmrCdtTrfInitn/></Document>'), 'no camt.053'],
  ['entities of its own', file('', ['1', '1'], '<!DOCTYPE x [<!ENTITY a "b">]>'), 'entities'],
  ['what does not add up', file(entry('1', 'DBIT'), ['5', '5']), 'does not add up'],
  [
    'parts that are not the whole',
    file(entry('15', 'DBIT', `<NtryDtls>${part('10', 'A')}</NtryDtls>`), ['15', '0']),
    'parts of an entry',
  ],
  ['fractions of a cent', file(entry('1.005', 'DBIT'), ['2', '1']), 'fractions of a cent'],
  ['no balance', Buffer.from('<Document><BkToCstmrStmt><Stmt/></BkToCstmrStmt></Document>'), 'balance'],
])('%s is refused in words', (_, bytes, words) => {
  expect(() => readCamt(bytes)).toThrow(words)
})

test('what the sandbox bank answers is a statement like any other', () => {
  const transfer = (reference: string, account: string) =>
    `<CdtTrfTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId><Amt><InstdAmt Ccy="USD">12.30</InstdAmt></Amt><Cdtr><Nm>A &amp; B</Nm></Cdtr><CdtrAcct><Id><Othr><Id>${account}</Id></Othr></Id></CdtrAcct></CdtTrfTxInf>`
  const pain = `<Document><CstmrCdtTrfInitn><GrpHdr><MsgId>M</MsgId></GrpHdr><PmtInf><DbtrAcct><Id><IBAN>DE59000000000000004242</IBAN></Id></DbtrAcct>${transfer('LLP-1', '123')}${transfer('LLP-2', '90000')}</PmtInf></CstmrCdtTrfInitn></Document>`
  const [statement] = readCamt(Buffer.from(answerBank(pain, new Map(), new Date('2026-11-16T00:00:00Z'))))
  expect(statement?.lines).toMatchObject([
    { endToEndId: 'LLP-1', isCredit: false, returnReason: null },
    { endToEndId: 'LLP-2', isCredit: false, returnReason: null },
    { endToEndId: 'LLP-2', isCredit: true, returnReason: 'AC04 Closed account' },
  ])
})
