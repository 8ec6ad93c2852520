import type { SerialBlock } from '@ledgerleaf/contract/project-files'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { tellAllListed } from './publish-words.ts'

/** Nothing is left to list: what was, and the two ways to something more. */
export const AllListed = ({
  blocks,
  onPromise,
}: {
  blocks: readonly SerialBlock[]
  onPromise: () => void
}) => (
  <div className="grid gap-4">
    <p className="font-display text-xl">{tellAllListed(blocks)}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="?step=onboard#blocks" variant="outline">
        Add a serial block
      </ButtonLink>
      <Button variant="outline" onClick={onPromise}>
        Promise a future vintage
      </Button>
    </div>
  </div>
)
