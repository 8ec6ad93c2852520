import { type Wallet, walletsApi } from '@ledgerleaf/contract/wallets'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { writeVintage } from '../../nouns/credit/words.ts'
import { walletKeys } from '../../nouns/wallet/keys.ts'
import { walletQueries } from '../../nouns/wallet/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { BringBack } from './BringBack.tsx'

const Tokens = ({ wallet }: { wallet: Wallet }) => (
  <Loaded
    query={useQuery(walletQueries.tokens(wallet.id))}
    what="what the wallet has"
    room="h-16"
    shape="one"
  >
    {({ tokens }) =>
      tokens.length === 0 ? (
        <p className="text-muted text-sm">The chain shows no tokens of ours in this wallet.</p>
      ) : (
        <ul className="grid">
          {tokens.map((token) => (
            <li
              key={token.batchId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3"
            >
              <span className="grid min-w-0">
                <span className="text-note">
                  {token.projectName}, {writeVintage(token.vintageStartsOn, token.vintageEndsOn)}
                </span>
                <span className="text-muted text-sm tabular-nums">
                  {writeWhole(token.quantity)} {token.quantity === 1 ? 'token' : 'tokens'}
                </span>
              </span>
              <BringBack wallet={wallet} token={token} />
            </li>
          ))}
        </ul>
      )
    }
  </Loaded>
)

const Remove = ({ wallet }: { wallet: Wallet }) => {
  const cache = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const removing = useMutation({
    mutationFn: () => send(walletsApi.remove, { params: { id: wallet.id } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: walletKeys.all })
      setIsAsked(false)
    },
  })
  const close = () => {
    setIsAsked(false)
    removing.reset()
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
        Take off
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title="Take this wallet off your account?"
        text="We forget that the address is yours; what the chain says of it stays there for as long as the chain is kept. Tokens that come back from it wait until somebody proves it again."
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
              Take off
            </Button>
          </>
        }
      >
        {removing.error && <Notice tone="error">{messageOf(removing.error)}</Notice>}
      </Dialog>
    </>
  )
}

/** The wallets of one's own, each with what the chain says it has. */
export const WalletList = ({ wallets }: { wallets: readonly Wallet[] }) => (
  <ul className="grid gap-6">
    {wallets.map((wallet) => (
      <li key={wallet.id} className="grid gap-3 border-edge border-t-2 bg-sheet p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <Mono>{wallet.address}</Mono>
            <span className="block text-muted text-sm">Linked {writeDate(wallet.provenAt)}</span>
          </p>
          <Remove wallet={wallet} />
        </div>
        <Tokens wallet={wallet} />
      </li>
    ))}
  </ul>
)
