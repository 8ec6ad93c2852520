import type { OwnWallets } from '@ledgerleaf/contract/wallets'
import { shorten } from '../../nouns/chain/words.ts'
import { tellStep } from '../../nouns/wallet/words.ts'
import { writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'

/** Which wallets were linked and taken off, and which another account took along by their key; the newest first. */
export const WalletTrail = ({ trail }: Pick<OwnWallets, 'trail'>) =>
  trail.length === 0 ? null : (
    <section className="grid gap-3" aria-labelledby="wallet-trail">
      <Heading level={3} look="small" id="wallet-trail">
        What happened to your links
      </Heading>
      <ol className="grid border-hairline border-b">
        {trail.map((step) => (
          <li
            key={step.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline border-t py-2.5 text-note"
          >
            <span>
              {tellStep(step)}{' '}
              <span title={step.address}>
                <Mono>{shorten(step.address)}</Mono>
              </span>
            </span>
            <time className="text-muted text-sm" dateTime={step.at}>
              {writeInstant(step.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
