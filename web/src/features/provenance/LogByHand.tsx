import type { LogState } from '@ledgerleaf/contract/log'
import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { cn } from '../../ui/cn.ts'
import { Part } from '../../ui/Part.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { useScrolls } from '../../ui/use-scrolls.ts'

/** To be pasted as it is: a long line scrolls, and none breaks in the middle of an address. What is run is copied, not its answer. */
const Words = ({ run, answer }: { run: string; answer?: string }) => {
  const [frame, scrolls] = useScrolls()
  return (
    <figure className="min-w-0 border-edge border-t-2 bg-sheet">
      <figcaption className="flex items-center justify-between gap-4 border-hairline border-b py-1.5 pr-1.5 pl-4">
        <span className="font-mono text-eyebrow text-muted">{answer ? 'Command, answer' : 'Command'}</span>
        <CopyButton text={run} label="Copy" />
      </figcaption>
      <pre
        ref={frame}
        // What scrolls must be reachable by keyboard; what does not is no stop on the way.
        tabIndex={scrolls.sideways ? 0 : undefined}
        className={cn(
          'overflow-x-auto px-4 py-3 font-mono text-fine leading-relaxed [font-variant-ligatures:none]',
          // The end fades where more is to the right: a line is not taken for whole.
          scrolls.sideways &&
            'pr-10 [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]',
        )}
      >
        {run}
        {answer && <span className="text-muted">{`\n\n${answer}`}</span>}
      </pre>
    </figure>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid min-w-0 gap-3 border-hairline border-t py-5 first:border-t-0 first:pt-0">
    <h3 className="font-medium">{title}</h3>
    {children}
  </li>
)

const say = 'max-w-text text-muted text-note'

/** How anyone checks the log without this site: the key, the signed state, an entry's way up to it, and growth. */
export const LogByHand = ({ log, address }: { log: LogState; address: string }) => (
  <Part
    title="Check it by hand"
    id="by-hand"
    lead="Nothing below trusts this page. Each file is public, in the formats of transparency logs (C2SP, RFC 6962), so tools that we did not write read it too."
  >
    <ol className="min-w-0">
      <Step title="1. Keep the key">
        <p className={say}>
          Fetch it once and keep it: whatever is signed later must be signed with it.{' '}
          <a href="/log/key" className={textLinkLook}>
            The key
          </a>
        </p>
        <Words run={`curl ${address}/log/key`} answer={log.keys.join('\n')} />
      </Step>
      <Step title="2. Fetch the signed state">
        <p className={say}>
          Its name, its number of entries, the root of the tree over all of them, and the signature. Tools
          call it a checkpoint.{' '}
          <a href="/log/checkpoint" className={textLinkLook}>
            The newest checkpoint
          </a>
        </p>
        <Words run={`curl ${address}/log/checkpoint`} answer={log.signed?.note ?? 'Nothing is signed yet.'} />
      </Step>
      <Step title="3. Take an entry up to the root">
        <p className={say}>
          The hash of an entry is SHA-256 of a zero byte and its bytes; two hashes make the next by SHA-256 of
          a one byte and both. The proof beside every certificate names the hashes on the way; what comes out
          must be the signed root.
        </p>
        <Words
          run={[
            `npx ledgerleaf verify FILE.tlog-proof --key '${log.keys[0] ?? 'KEY'}'`,
            ...log.witnesses.map(({ key }) => `--witness '${key}'`),
          ].join(' \\\n  ')}
        />
      </Step>
      <Step title="4. See that it only grows">
        <p className={say}>
          Keep a checkpoint, and come back later: from the tiles anyone rebuilds the tree and sees that the
          old one is the beginning of the new one.
        </p>
        <Words run={`curl ${address}/log/tile/entries/000\ncurl ${address}/log/tile/0/000`} />
        <p className={say}>
          A tile holds 256; one that is not full yet ends in <code className="font-mono">.p/</code> and how
          many it has.
        </p>
      </Step>
    </ol>
  </Part>
)
