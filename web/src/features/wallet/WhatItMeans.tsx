import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { useQuery } from '@tanstack/react-query'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { whoseSerials } from '../../nouns/wallet/words.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Notice } from '../../ui/Notice.tsx'

const consequences = [
  {
    led: 'Cannot be retired here meanwhile.',
    says: 'Until the tokens are back they cannot be retired, refunded or sold here, and they have offset nothing.',
  },
  {
    led: 'Lost key, lost tokens.',
    says: 'Whoever has the key of the wallet has the tokens. If it is lost, or they are sent away, nobody can bring them back for you.',
  },
  {
    led: 'Public on the chain.',
    says: 'The address of your wallet and every amount will stand there for as long as it is kept, for everyone to read.',
  },
] as const

/** What leaves with the credits, said before they do: what weighs most in sight, the rest one press away. */
export const WhatItMeans = () => {
  const { data: status } = useQuery(chainQueries.state())
  return (
    <Notice tone="attention" title="What withdrawing means">
      <ul className="grid gap-x-8 gap-y-1.5 pt-1 lg:grid-cols-3">
        {consequences.map(({ led, says }) => (
          <li key={led}>
            <strong className="font-medium text-ink lg:block">{led}</strong> {says}
          </li>
        ))}
      </ul>
      <Fold title="What else to know" className="-mb-2">
        <ul className="grid list-disc gap-1.5 pb-2 pl-4">
          {status?.local && (
            <li>
              This is a {nameChain(status)}: it runs inside this server and nobody else keeps it. Tokens on it
              cannot be taken anywhere else.
            </li>
          )}
          <li>We can forget whose address it is; the chain does not forget the address.</li>
          <li>
            The chain ties the address to all your other trades here: whoever knows that it is yours can
            follow what else you bought, hold and retired.
          </li>
          <li>Tokens of a batch are alike; serial numbers are not. {whoseSerials}</li>
        </ul>
      </Fold>
    </Notice>
  )
}
