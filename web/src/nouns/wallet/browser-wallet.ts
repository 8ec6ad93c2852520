import type { TypedData } from '@ledgerleaf/contract/wallets'

/** A wallet in the browser, as it shows itself to pages (EIP-1193). */
type BrowserWallet = { request: (asked: { method: string; params?: unknown[] }) => Promise<unknown> }

const find = (): BrowserWallet | null => {
  const { ethereum } = window as { ethereum?: BrowserWallet }
  return typeof ethereum?.request === 'function' ? ethereum : null
}

export const hasBrowserWallet = (): boolean => find() !== null

/** What a wallet says when its owner said no, or what went wrong, in a sentence. */
export class WalletRefusal extends Error {}

const rejectedByOwner = 4001

const ask = async (method: string, params: unknown[]): Promise<unknown> => {
  const wallet = find()
  if (!wallet) throw new WalletRefusal('There is no wallet in this browser.')
  try {
    return await wallet.request({ method, params })
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string }
    throw new WalletRefusal(
      code === rejectedByOwner
        ? 'You did not sign in the wallet. Nothing was changed.'
        : `The wallet answered: ${message ?? 'it failed'}`,
    )
  }
}

/** The address the owner lets this page see. */
export const askAddress = async (): Promise<string> => {
  const [address] = (await ask('eth_requestAccounts', [])) as string[]
  if (!address) throw new WalletRefusal('The wallet shows no address to this page.')
  return address
}

/** Typed data as wallets take it. */
export const writeTypedData = (typedData: TypedData): string => JSON.stringify(typedData, null, 2)

export const askSignature = async (address: string, typedData: TypedData): Promise<string> => {
  await askAddress()
  return (await ask('eth_signTypedData_v4', [address, JSON.stringify(typedData)])) as string
}
