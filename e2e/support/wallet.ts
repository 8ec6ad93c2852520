import type { Page } from '@playwright/test'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

export const newWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey())

/** Signs what a page handed out, as any tool does that signs typed data. */
export const signTyped = (wallet: PrivateKeyAccount, typedData: string): Promise<string> =>
  wallet.signTypedData(JSON.parse(typedData))

type Asked = { method: string; params?: unknown[] }

/** Puts a wallet into the browser, as an extension does: pages find it as `window.ethereum`. */
export const injectWallet = async (page: Page, wallet: PrivateKeyAccount): Promise<void> => {
  await page.exposeFunction('answerAsWallet', async ({ method, params = [] }: Asked) => {
    if (method === 'eth_requestAccounts') return [wallet.address]
    if (method === 'eth_signTypedData_v4') return signTyped(wallet, String(params[1]))
    throw new Error(`this wallet does not know ${method}`)
  })
  await page.addInitScript(() => {
    const page = window as unknown as { answerAsWallet: (asked: unknown) => unknown; ethereum: unknown }
    page.ethereum = { request: (asked: unknown) => page.answerAsWallet(asked) }
  })
}
