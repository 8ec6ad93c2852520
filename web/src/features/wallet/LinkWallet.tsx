import { NameWallet, type WalletChallenge, walletsApi } from '@ledgerleaf/contract/wallets'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { askAddress, hasBrowserWallet, WalletRefusal } from '../../nouns/wallet/browser-wallet.ts'
import { walletKeys } from '../../nouns/wallet/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { SignStep } from './SignStep.tsx'
import { WalletProof } from './WalletProof.tsx'

type Named = { address: string; challenge: WalletChallenge }

/** Which wallet: the one of this browser, or an address that is typed. */
const NameStep = ({ onNamed }: { onNamed: (named: Named) => void }) => {
  const [refused, setRefused] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { bind, submit, isSending, refusal } = useContractForm(NameWallet, {
    start: { address: '' },
    toInput: (typed) => typed,
  })
  const name = async (address: string) => {
    const challenge = await send(walletsApi.challenge, { body: { address } })
    onNamed({ address, challenge })
  }
  const askBrowser = async () => {
    setIsAsking(true)
    setRefused(undefined)
    try {
      await name(await askAddress())
    } catch (error) {
      setRefused(error instanceof WalletRefusal ? error.message : messageOf(error))
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <div className="grid gap-5">
      {(refusal ?? refused) && <Notice tone="error">{refusal ?? refused}</Notice>}
      {hasBrowserWallet() && (
        <Button busy={isAsking} onClick={() => void askBrowser()}>
          Use the wallet of this browser
        </Button>
      )}
      <form noValidate onSubmit={submit(({ address }) => name(address))} className="grid gap-4">
        <TextField
          label={hasBrowserWallet() ? 'Or its address' : 'Address of the wallet'}
          hint="0x and 40 letters and digits"
          spellCheck={false}
          autoComplete="off"
          figures
          {...bind('address')}
        />
        <div className="flex justify-end">
          <Button type="submit" variant={hasBrowserWallet() ? 'outline' : 'primary'} busy={isSending}>
            Go on
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Links a wallet with the account, by a signature that moves nothing. */
export const LinkWallet = ({ variant = 'outline' }: { variant?: 'outline' | 'primary' }) => {
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [named, setNamed] = useState<Named>()
  const { kinds, withProof } = useProof()
  const [proof, setProof] = useState(noProof)
  const [wrong, setWrong] = useState<{ field: string; words: string }>()
  const close = () => {
    setIsOpen(false)
    setNamed(undefined)
    setProof(noProof)
    setWrong(undefined)
  }
  const prove = async ({ challenge }: Named, signature: string) => {
    setWrong(undefined)
    try {
      const body = await withProof({ challengeId: challenge.id, signature, ...proof })
      await send(walletsApi.prove, { body })
    } catch (error) {
      if (!(error instanceof ApiError) || !error.field || !(error.field in noProof)) throw error
      setWrong({ field: error.field, words: error.message })
      return
    }
    await cache.invalidateQueries({ queryKey: walletKeys.all })
    toast.success('The wallet is linked.')
    close()
  }
  const typed = (field: keyof typeof noProof) => ({
    value: proof[field],
    error: wrong?.field === field ? wrong.words : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setProof({ ...proof, [field]: event.target.value }),
  })
  return (
    <>
      <DutyButton
        duty="retire"
        doing="link a wallet"
        variant={variant}
        size="small"
        onClick={() => setIsOpen(true)}
      >
        Link a wallet
      </DutyButton>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Link a wallet"
        text="You sign once with your wallet to prove it is yours. That costs nothing and moves nothing."
      >
        {named ? (
          <>
            <p className="[overflow-wrap:anywhere]">
              <Mono>{named.address}</Mono>
            </p>
            <p className="text-note [overflow-wrap:anywhere]">
              What you sign names your account, {named.challenge.typedData.message.account}. Sign it nowhere
              if your wallet shows another. If the wallet is linked with another account here, that link ends.
            </p>
            <WalletProof kinds={kinds} password={typed('password')} code={typed('code')} />
            <SignStep
              address={named.address}
              typedData={named.challenge.typedData}
              onSigned={(signature) => prove(named, signature)}
            />
          </>
        ) : (
          isOpen && <NameStep onNamed={setNamed} />
        )}
      </Dialog>
    </>
  )
}
