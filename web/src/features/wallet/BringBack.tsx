import {
  type BringBackTerms,
  PrepareBringBack,
  type Wallet,
  type WalletTokens,
  walletsApi,
} from '@ledgerleaf/contract/wallets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { holdingKeys } from '../../nouns/holding/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { whoseSerials } from '../../nouns/wallet/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { SignStep } from './SignStep.tsx'

type Props = { wallet: Wallet; token: WalletTokens }
type Agreed = { quantity: PrepareBringBack['quantity']; terms: BringBackTerms; key: string }

const Amount = ({ wallet, token, onAgreed }: Props & { onAgreed: (agreed: Agreed) => void }) => {
  const { batchId, quantity: has } = token
  const { bind, submit, isSending, refusal } = useContractForm(PrepareBringBack, {
    start: { quantity: String(has) },
    toInput: (text) => ({ batchId, quantity: parseWhole(text.quantity) }),
  })
  const onSubmit = submit(async (body) => {
    const terms = await send(walletsApi.prepareBringBack, { params: { id: wallet.id }, body })
    onAgreed({ quantity: body.quantity, terms, key: crypto.randomUUID() })
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label="Tokens to bring back"
        hint={`The wallet has ${writeWhole(has)}.`}
        figures
        inputMode="numeric"
        autoComplete="off"
        {...bind('quantity')}
      />
      <p className="text-muted text-sm">{whoseSerials}</p>
      <div className="flex justify-end">
        <Button type="submit" busy={isSending}>
          Go on to sign
        </Button>
      </div>
    </form>
  )
}

/** Brings tokens of a wallet back by its signature. We send it to the chain and pay for it. */
export const BringBack = ({ wallet, token }: Props) => {
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [agreed, setAgreed] = useState<Agreed>()
  const close = () => {
    setIsOpen(false)
    setAgreed(undefined)
  }
  const hand = async ({ quantity, terms: { deadline, nonce }, key }: Agreed, signature: string) => {
    const body = { batchId: token.batchId, quantity, deadline, nonce, signature }
    await send(walletsApi.bringBack, { params: { id: wallet.id }, body, idempotencyKey: key })
    await cache.invalidateQueries({ queryKey: holdingKeys.all })
    toast.success('Signed. The credits are in your holdings once the chain has confirmed it.')
    close()
  }
  return (
    <>
      <DutyButton
        duty="retire"
        doing="bring credits back"
        variant="outline"
        size="small"
        disabled={token.leaving > 0}
        onClick={() => setIsOpen(true)}
        aria-label={`Bring back tokens of ${token.projectName}`}
      >
        {token.leaving > 0 ? 'On the way back' : 'Bring back'}
      </DutyButton>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Bring back"
        text={`Tokens of ${token.projectName}, back to credits in your holdings. Your wallet signs; we send it to the chain and pay for it.`}
      >
        {agreed ? (
          <SignStep
            address={wallet.address}
            typedData={agreed.terms.typedData}
            onSigned={(signature) => hand(agreed, signature)}
          />
        ) : (
          isOpen && <Amount wallet={wallet} token={token} onAgreed={setAgreed} />
        )}
      </Dialog>
    </>
  )
}
