import type { TypedData } from '@ledgerleaf/contract/wallets'
import { DomainError } from '../../platform/domain-error.ts'

/** Refuses a signature that the key of this address did not make over exactly this. */
export const checkSignature = async (
  typedData: TypedData,
  address: string,
  signature: string,
): Promise<void> => {
  const { recoverTypedDataAddress } = await import('viem')
  const signer = await recoverTypedDataAddress({
    ...typedData,
    signature: signature as `0x${string}`,
  } as Parameters<typeof recoverTypedDataAddress>[0]).catch(() => null)
  if (signer?.toLowerCase() === address.toLowerCase()) return
  throw new DomainError('bad_signature', {
    field: 'signature',
    message: 'This signature was not made by this wallet over what is shown here. Please sign it once more.',
  })
}
