import { useEffect, useRef } from 'react'
import { useSiteInfo } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Guilloche } from '../../ui/Guilloche.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { LeafMark } from '../../ui/Logo.tsx'

type Props = { email: string; onAnother: () => void }

/** The receipt in place of the form. It takes the focus, because what had it is gone. */
export const MessageSent = ({ email, onAnother }: Props) => {
  const receipt = useRef<HTMLDivElement>(null)
  const site = useSiteInfo()
  useEffect(() => receipt.current?.focus(), [])
  return (
    <div
      ref={receipt}
      tabIndex={-1}
      className="arrives grid content-center justify-items-start gap-5 py-10 sm:px-4"
    >
      <Guilloche className="h-8 w-full bg-leaf/45" />
      <span className="grid size-14 place-items-center rounded-full border border-leaf text-leaf">
        <LeafMark className="size-7" />
      </span>
      <Heading level={2}>Your message has reached us</Heading>
      <p className="text-muted">
        {site?.sendsMail ? (
          <>
            A confirmation is on its way to <strong className="font-medium text-ink">{email}</strong>. The
            answer comes to the same address, written by a person.
          </>
        ) : (
          <>
            It is stored with your address, <strong className="font-medium text-ink">{email}</strong>.
            {site &&
              ' We send no e-mail from here: the answer comes by the telephone number you left, or whatever way your message names.'}
          </>
        )}
      </p>
      <Button variant="outline" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  )
}
