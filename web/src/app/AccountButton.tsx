import { useSession } from '../nouns/person/use-session.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** The way in, or the way home. Until we know which, it is the way in: that page sends signed-in people onward. */
export const AccountButton = ({ className, onClick }: { className?: string; onClick?: () => void }) => {
  const signedIn = useSession().state === 'signed-in'
  return (
    <ButtonLink
      variant="outline"
      to={signedIn ? '/dashboard' : '/signin'}
      className={className}
      onClick={onClick}
    >
      {signedIn ? 'Dashboard' : 'Client Login'}
    </ButtonLink>
  )
}
