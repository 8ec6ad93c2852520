import type { Photograph } from '@ledgerleaf/contract/photographs'
import { useLayoutEffect, useState } from 'react'
import { PhotographImage } from '../../../nouns/photograph/PhotographImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

type LargeProps = {
  photographs: readonly Photograph[]
  at: number
  show: (at: number | null) => void
}

/** One photograph as large as the screen takes it; the arrows of the keyboard lead to its neighbours. */
const Large = ({ photographs, at, show }: LargeProps) => {
  const photograph = photographs[at]
  const count = photographs.length
  const step = (by: number) => show((at + by + count) % count)
  // Before the picture is seen: whoever sees it may press at once.
  useLayoutEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') show((at - 1 + count) % count)
      if (key === 'ArrowRight') show((at + 1) % count)
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [at, count, show])
  if (!photograph) return null
  return (
    <Dialog
      open
      wide
      title={photograph.caption}
      text={`Taken by ${photograph.takenBy}`}
      onClose={() => show(null)}
      actions={
        count > 1 && (
          <>
            <span className="mr-auto self-center font-mono text-muted text-sm">
              {at + 1} of {count}
            </span>
            <Button variant="outline" size="small" onClick={() => step(-1)}>
              Previous
            </Button>
            <Button variant="outline" size="small" onClick={() => step(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      <PhotographImage
        key={photograph.id}
        photograph={photograph}
        size="large"
        first
        className="mx-auto h-auto max-h-[68dvh] w-auto max-w-full"
      />
    </Dialog>
  )
}

/** What the seller shows of the site: a quiet row, each opening larger. */
export const ProjectPhotographs = ({ photographs }: { photographs: readonly Photograph[] }) => {
  const [at, show] = useState<number | null>(null)
  return (
    <>
      <ul className="-m-1 grid auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-5 overflow-x-auto p-1 pb-3 sm:auto-cols-[minmax(15rem,24rem)]">
        {photographs.map((photograph, index) => (
          <li key={photograph.id}>
            <figure className="grid gap-2">
              <button
                type="button"
                aria-label={`Show “${photograph.caption}” larger`}
                onClick={() => show(index)}
                className="block cursor-zoom-in border border-hairline bg-sheet p-1.5 transition-colors hover:border-edge"
              >
                <PhotographImage
                  photograph={photograph}
                  isNamedBeside
                  className="aspect-[3/2] w-full object-cover"
                />
              </button>
              <figcaption className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">
                <span>{photograph.caption}</span>
                <span className="font-mono text-muted text-xs">Taken by {photograph.takenBy}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {at !== null && <Large photographs={photographs} at={at} show={show} />}
    </>
  )
}
