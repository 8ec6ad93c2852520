import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { useQuery } from '@tanstack/react-query'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { whoseSerials } from '../../nouns/wallet/words.ts'
import { Notice } from '../../ui/Notice.tsx'

/** What leaves with the credits, said before they do. */
export const WhatItMeans = () => {
  const { data: status } = useQuery(chainQueries.state())
  return (
    <Notice tone="attention" title="What withdrawing means">
      <ul className="grid list-disc gap-1.5 pl-4">
        {status?.local && (
          <li>
            This is a {nameChain(status)}: it runs inside this server and nobody else keeps it. Tokens on it
            cannot be taken anywhere else.
          </li>
        )}
        <li>
          Credits you withdraw are tokens in your wallet. Until they are back they cannot be retired, refunded
          or sold here, and they have offset nothing.
        </li>
        <li>
          Whoever has the key of the wallet has the tokens. If the key is lost, or the tokens are sent away,
          nobody can bring them back for you.
        </li>
        <li>
          The address of your wallet and every amount will stand on the chain for as long as it is kept, for
          everyone to read. We can forget whose address it is; the chain does not forget the address.
        </li>
        <li>
          The chain ties the address to all your other trades here: whoever knows that it is yours can follow
          what else you bought, hold and retired.
        </li>
        <li>Tokens of a batch are alike; serial numbers are not. {whoseSerials}</li>
      </ul>
    </Notice>
  )
}
