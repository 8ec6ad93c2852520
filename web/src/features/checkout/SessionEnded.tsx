import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

/** In place of the button that buys: the order would be nobody's, and whoever was signed in a moment ago says first whose it is. */
export const SessionEnded = ({ onGuest }: { onGuest: () => void }) => (
  <div className="grid gap-4">
    <Notice tone="attention" title="Your session has ended">
      Nothing was ordered, and all you typed is still here.{' '}
      <a href="/signin" target="_blank" rel="noopener" className={textLinkLook}>
        Sign in in a new window
      </a>{' '}
      and come back to this one. Or buy as a guest: the credits then wait for the business e-mail above, and
      not for your organisation.
    </Notice>
    <Button variant="outline" className="w-full" onClick={onGuest}>
      Go on as a guest
    </Button>
  </div>
)
