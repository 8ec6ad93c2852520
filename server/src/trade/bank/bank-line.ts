/** One movement on our account, as the bank told it. */
export type BankLine = {
  /** The fingerprint of all the bank said of it. */
  key: string
  /** What makes it the same line in another file, however it is written there. */
  likeness: string
  bookedOn: string
  amountCents: number
  currency: string
  isCredit: boolean
  endToEndId: string | null
  remittance: string
  counterparty: string | null
  counterpartyAccount: string | null
  counterpartyBic: string | null
  /** Why a bank sent it back; null where it did not. */
  returnReason: string | null
}
