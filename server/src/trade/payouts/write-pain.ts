import { isValidIBAN } from 'ibantools'
import type { BankConfig } from '../../platform/config.ts'
import { numberOfPayee, type Payee } from '../returns/index.ts'

export type Transfer = {
  reference: string
  amountCents: number
  account: Payee
  /** Money of a buyer that goes back, and no proceeds. */
  isReturn?: boolean
}
export type TransferFile = {
  id: string
  /** When it was agreed: the same file whenever it is written. */
  at: Date
  bank: BankConfig
  transfers: readonly Transfer[]
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

// Letters that fall apart into one of the alphabet and a mark do so by themselves; these do not.
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
}

/** Only these letters reach every bank; another is spelt with them, and one that cannot be is a full stop. */
export const inBankLetters = (text: string, lengthMax: number): string =>
  text
    .replace(/[ßæøœłđþı]/gi, (letter) => {
      const small = spelt[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1)
    })
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', '+')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, '.')
    .slice(0, lengthMax)
    .trim()

const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const agentOf = (account: Payee): string | null => {
  if (account.kind === 'named' && account.bic === null) return null
  if (account.kind !== 'us' && account.kind !== 'uk') return `<BICFI>${account.bic}</BICFI>`
  const [system, member] = account.kind === 'us' ? ['USABA', account.routing] : ['GBDSC', account.sortCode]
  return `<ClrSysMmbId><ClrSysId><Cd>${system}</Cd></ClrSysId><MmbId>${member}</MmbId></ClrSysMmbId>`
}

const numberOf = (account: Payee): string => {
  const number = escapeXml(numberOfPayee(account))
  return isValidIBAN(number) ? `<IBAN>${number}</IBAN>` : `<Othr><Id>${number}</Id></Othr>`
}

/** An IBAN says by itself at which bank it is. */
const writeAgent = (account: Payee): string => {
  const agent = agentOf(account)
  return agent === null ? '' : `\n        <CdtrAgt><FinInstnId>${agent}</FinInstnId></CdtrAgt>`
}

const writeTransfer = ({
  reference,
  amountCents,
  account,
  isReturn,
}: Transfer): string => `      <CdtTrfTxInf>
        <PmtId><InstrId>${reference}</InstrId><EndToEndId>${reference}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="USD">${amountOf(amountCents)}</InstdAmt></Amt>${writeAgent(account)}
        <Cdtr><Nm>${escapeXml(inBankLetters(account.holder, 70))}</Nm></Cdtr>
        <CdtrAcct><Id>${numberOf(account)}</Id></CdtrAcct>
        <RmtInf><Ustrd>Ledgerleaf ${isReturn ? 'returned payment' : 'proceeds'} ${reference}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

/** A run as a bank takes it: a customer's credit transfers, ISO 20022 pain.001.001.09. */
export const writePain = ({ id, at, bank, transfers }: TransferFile): string => {
  const count = transfers.length
  const sum = amountOf(transfers.reduce((total, { amountCents }) => total + amountCents, 0))
  const name = escapeXml(inBankLetters(bank.holder, 70))
  const message = `LLR-${id.replaceAll('-', '').slice(-24).toUpperCase()}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${message}</MsgId>
      <CreDtTm>${at.toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${name}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${message}-1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>${count}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <ReqdExctnDt><Dt>${at.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${name}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${bank.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>${bank.bic}</BICFI></FinInstnId></DbtrAgt>
      <ChrgBr>SHAR</ChrgBr>
${transfers.map(writeTransfer).join('\n')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
}
