import type { Holding } from '@ledgerleaf/contract/retirements'
import { NewWithdrawal, type OwnWallets, walletsApi } from '@ledgerleaf/contract/wallets'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CardWait } from './CardWait.tsx'
import { WalletProof } from './WalletProof.tsx'

type Props = Pick<OwnWallets, 'wallets' | 'waiting' | 'cardWaitHours'> & {
  holding: Holding
  onWithdrawn: () => void
}

const wrongQuantity = (text: string, free: number, held: number): string | undefined => {
  const quantity = parseWhole(text)
  if (quantity === undefined || !Number.isInteger(quantity)) return 'Whole credits only'
  if (quantity > held) return `You hold ${writeWhole(held)} of these credits`
  return quantity > free ? `${writeWhole(free)} of these credits can be withdrawn now` : undefined
}

/** How many credits go to which wallet, and that one knows what it means. */
export const WithdrawForm = ({ holding, wallets, waiting, cardWaitHours, onWithdrawn }: Props) => {
  const { batchId, quantity: held } = holding
  const { kinds, withProof } = useProof()
  const wait = waiting.find((one) => one.batchId === batchId)
  const free = held - (wait?.quantity ?? 0)
  const { bind, submit, isSending, refusal } = useContractForm(NewWithdrawal, {
    start: {
      walletId: wallets[0]?.id ?? '',
      quantity: free > 0 ? String(free) : '',
      isUnderstood: false,
      ...noProof,
    },
    toInput: (text) => ({ ...text, batchId, quantity: parseWhole(text.quantity) }),
    check: (text) => ({ quantity: wrongQuantity(text.quantity, free, held) }),
  })
  // One key for one opened form: a second press, or a try after a broken line, cannot withdraw twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (body) => {
    await send(walletsApi.withdraw, { body: await withProof(body), idempotencyKey })
    onWithdrawn()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <CardWait wait={wait} hours={cardWaitHours} />
      <Select label="To the wallet" {...bind('walletId')}>
        {wallets.map(({ id, address }) => (
          <option key={id} value={id}>
            {address}
          </option>
        ))}
      </Select>
      <TextField
        label="Credits to withdraw"
        hint={`You hold ${writeWhole(held)}${wait ? `, and ${writeWhole(free)} can leave now` : ''}. One credit is one token.`}
        figures
        inputMode="numeric"
        autoComplete="off"
        {...bind('quantity')}
      />
      <Checkbox
        label="I understand that I cannot retire or sell these credits here until they are back."
        {...bind('isUnderstood')}
      />
      <WalletProof kinds={kinds} password={bind('password')} code={bind('code')} />
      <DutyButton
        duty="retire"
        doing="withdraw credits"
        type="submit"
        busy={isSending}
        busyLabel="Withdrawing..."
      >
        Withdraw to your wallet
      </DutyButton>
    </form>
  )
}
