import { useMatches } from 'react-router'
import LiveConnection from '../live/LiveConnection.tsx'
import { useSession } from '../nouns/person/use-session.ts'
import { OrganisationWatch } from './OrganisationWatch.tsx'
import { SearchOnKey } from './SearchOnKey.tsx'

/** What a page of somebody signed in hears, in whichever frame it stands: news, that it shows another organisation, and keys. */
const SignedInWatch = () => {
  const { person } = useSession()
  // A desk has a search of its own in its head.
  const isForEverybody = useMatches().some(({ id }) => id.endsWith('PublicLayout'))
  return (
    <>
      <LiveConnection />
      <OrganisationWatch />
      {person && isForEverybody && <SearchOnKey roles={person.roles} />}
    </>
  )
}

// React.lazy asks for a default export.
export default SignedInWatch
