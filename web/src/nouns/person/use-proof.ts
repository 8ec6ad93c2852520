import { type FactorKind, factorsApi } from '@ledgerleaf/contract/factors'
import type { Proof } from '@ledgerleaf/contract/proof'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { signWithPasskey } from './passkey.ts'
import { personQueries } from './queries.ts'

/** What the forms that ask who is there begin with. */
export const noProof = { password: '', code: '' }

/** By what somebody who is signed in shows once more who they are, and how a body gets it. */
export const useProof = (isSignedIn = true) => {
  const { data } = useQuery({ ...personQueries.factors(), enabled: isSignedIn })
  const kinds = new Set<FactorKind>(data?.factors.map(({ kind }) => kind))
  const withProof = async <Body extends Proof>(body: Body): Promise<Body> => {
    // Whoever has a passkey and types no code is asked by the browser.
    if (!kinds.has('passkey') || body.code) return body
    return { ...body, passkey: await signWithPasskey(await send(factorsApi.askPasskey)) }
  }
  return { kinds, withProof }
}
