import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import { isValidIBAN } from 'ibantools'
import type { BankConfig } from '../../platform/config.ts'
import { numberOfPayee, type ReturnPayee } from '../returns/index.ts'

export type Transfer = {
  reference: string
  currency: Currency
  amountCents: number
  account: ReturnPayee
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
    // A field is never empty, also where nothing of a name can be spelt.
    .trim() || '.'

const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const agentOf = (account: ReturnPayee): string | null => {
  if (account.kind === 'named' && account.bic === null) return null
  if (account.kind !== 'us' && account.kind !== 'uk') return `<BICFI>${account.bic}</BICFI>`
  const [system, member] = account.kind === 'us' ? ['USABA', account.routing] : ['GBDSC', account.sortCode]
  return `<ClrSysMmbId><ClrSysId><Cd>${system}</Cd></ClrSysId><MmbId>${member}</MmbId></ClrSysMmbId>`
}

const numberOf = (account: ReturnPayee): string => {
  const number = escapeXml(numberOfPayee(account))
  return isValidIBAN(number) ? `<IBAN>${number}</IBAN>` : `<Othr><Id>${number}</Id></Othr>`
}

/** An IBAN says by itself at which bank it is. */
const writeAgent = (account: ReturnPayee): string => {
  const agent = agentOf(account)
  return agent === null ? '' : `\n        <CdtrAgt><FinInstnId>${agent}</FinInstnId></CdtrAgt>`
}

const writeTransfer = ({
  reference,
  currency,
  amountCents,
  account,
  isReturn,
}: Transfer): string => `      <CdtTrfTxInf>
        <PmtId><InstrId>${reference}</InstrId><EndToEndId>${reference}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="${currency.toUpperCase()}">${amountOf(amountCents)}</InstdAmt></Amt>${writeAgent(account)}
        <Cdtr><Nm>${escapeXml(inBankLetters(account.holder, 70))}</Nm></Cdtr>
        <CdtrAcct><Id>${numberOf(account)}</Id></CdtrAcct>
        <RmtInf><Ustrd>Ledgerleaf ${isReturn ? 'returned payment' : 'proceeds'} ${reference}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

const sumOf = (transfers: readonly Transfer[]): string =>
  amountOf(transfers.reduce((total, { amountCents }) => total + amountCents, 0))

/** Transfers of one currency. Which of our account's currencies they leave is said where it is not its own, dollars. */
const writePart = (
  { at, bank, name, partId }: Pick<TransferFile, 'at' | 'bank'> & { name: string; partId: string },
  transfers: readonly Transfer[],
): string => {
  const currency = transfers[0]?.currency ?? 'usd'
  return `    <PmtInf>
      <PmtInfId>${partId}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sumOf(transfers)}</CtrlSum>
      <ReqdExctnDt><Dt>${at.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${name}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${bank.iban}</IBAN></Id>${currency === 'usd' ? '' : `<Ccy>${currency.toUpperCase()}</Ccy>`}</DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>${bank.bic}</BICFI></FinInstnId></DbtrAgt>
      <ChrgBr>SHAR</ChrgBr>
${transfers.map(writeTransfer).join('\n')}
    </PmtInf>
`
}

/**
 * A run as a bank takes it: a customer's credit transfers, ISO 20022 pain.001.001.09, each currency for itself. A sum over
 * several currencies means nothing, so the head has one only where there is one currency.
 */
export const writePain = ({ id, at, bank, transfers }: TransferFile): string => {
  const parts = currencies
    .map((currency) => transfers.filter((one) => one.currency === currency))
    .filter((some) => some.length > 0)
  const name = escapeXml(inBankLetters(bank.holder, 70))
  const message = `LLR-${id.replaceAll('-', '').slice(-24).toUpperCase()}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${message}</MsgId>
      <CreDtTm>${at.toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${transfers.length}</NbOfTxs>${parts.length === 1 ? `\n      <CtrlSum>${sumOf(transfers)}</CtrlSum>` : ''}
      <InitgPty><Nm>${name}</Nm></InitgPty>
    </GrpHdr>
${parts.map((some, place) => writePart({ at, bank, name, partId: `${message}-${place + 1}` }, some)).join('')}  </CstmrCdtTrfInitn>
</Document>
`
}
