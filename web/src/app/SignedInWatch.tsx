import LiveConnection from '../live/LiveConnection.tsx'
import { OrganisationWatch } from './OrganisationWatch.tsx'

/** What a page of somebody signed in hears, in whichever frame it stands: news, and that it shows another organisation. */
const SignedInWatch = () => (
  <>
    <LiveConnection />
    <OrganisationWatch />
  </>
)

// React.lazy asks for a default export.
export default SignedInWatch
