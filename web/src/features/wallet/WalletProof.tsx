import type { ComponentProps } from 'react'
import { ProofField } from '../../nouns/person/ProofField.tsx'

type Props = Omit<ComponentProps<typeof ProofField>, 'passwordLabel' | 'hint'>

/** Asks once more who is there, before a wallet is linked and before anything leaves for one. */
export const WalletProof = (props: Props) => (
  <ProofField
    passwordLabel="Your password"
    hint="What leaves for a wallet comes back by its key alone: say that it is you."
    {...props}
  />
)
