import type { TypedData } from '@ledgerleaf/contract/wallets'
import { DomainError } from '../../platform/domain-error.ts'

// Half the order of secp256k1. Of every signature there is a second one, with s on the other side, that anybody can make
// from the first without the key; wallets give the lower one, and contracts take no other.
const highestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const isCanonical = (signature: string): boolean => BigInt(`0x${signature.slice(66, 130)}`) <= highestS

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
  if (signer?.toLowerCase() === address.toLowerCase() && isCanonical(signature)) return
  throw new DomainError('bad_signature', {
    field: 'signature',
    message: 'This signature was not made by this wallet over what is shown here. Please sign it once more.',
  })
}
