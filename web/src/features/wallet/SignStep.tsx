import { type TypedData, WalletSignature } from '@ledgerleaf/contract/wallets'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import {
  askSignature,
  hasBrowserWallet,
  WalletRefusal,
  writeTypedData,
} from '../../nouns/wallet/browser-wallet.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

const tell = (error: unknown) => (error instanceof WalletRefusal ? error.message : messageOf(error))

type Props = {
  address: string
  typedData: TypedData
  /** Sends the signature; what it throws is shown here. */
  onSigned: (signature: string) => Promise<unknown>
}

/** Has something signed by the wallet of this browser, or elsewhere: the typed data to take there, a field to bring it back. */
export const SignStep = ({ address, typedData, onSigned }: Props) => {
  const [refusal, setRefusal] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState<'here' | 'elsewhere'>()
  const run = async (where: 'here' | 'elsewhere', sign: () => Promise<string>) => {
    setBusy(where)
    setRefusal(undefined)
    try {
      await onSigned(await sign())
    } catch (error) {
      setRefusal(tell(error))
    } finally {
      setBusy(undefined)
    }
  }
  const hand = (event: FormEvent) => {
    event.preventDefault()
    const signature = WalletSignature.safeParse(typed)
    setWrong(signature.success ? undefined : 'A signature is 0x and 130 letters and digits')
    if (signature.success) void run('elsewhere', async () => signature.data)
  }
  const elsewhere = (
    <form noValidate onSubmit={hand} className="grid gap-4">
      <p className="text-muted text-sm">
        Sign this with the key of the address, by any tool that signs typed data (EIP-712, the method
        eth_signTypedData_v4), and paste what it gives you. Never paste a key here.
      </p>
      <pre className="max-h-56 overflow-auto rounded-soft border border-hairline bg-sunken p-3 font-mono text-fine">
        {writeTypedData(typedData)}
      </pre>
      <div>
        <CopyButton text={writeTypedData(typedData)} label="Copy what is to be signed" />
      </div>
      <TextArea
        label="Signature"
        rows={3}
        value={typed}
        error={wrong}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex justify-end">
        <Button
          type="submit"
          variant={hasBrowserWallet() ? 'outline' : 'primary'}
          busy={busy === 'elsewhere'}
        >
          Hand in the signature
        </Button>
      </div>
    </form>
  )
  return (
    <div className="grid min-w-0 gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {hasBrowserWallet() ? (
        <>
          <Button
            busy={busy === 'here'}
            onClick={() => void run('here', () => askSignature(address, typedData))}
          >
            Sign in the wallet
          </Button>
          <details>
            <summary className="cursor-pointer text-muted text-sm">Sign elsewhere</summary>
            <div className="pt-4">{elsewhere}</div>
          </details>
        </>
      ) : (
        elsewhere
      )}
    </div>
  )
}
