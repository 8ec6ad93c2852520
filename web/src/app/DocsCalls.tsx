import { QueryProvider } from '../drawing/QueryProvider.tsx'
import { CallNouns } from '../features/docs/CallNouns.tsx'

/** The calls by what they are about, for the contents beside them: they ask the server, and the guides do not. */
export default function DocsCalls() {
  return (
    <QueryProvider>
      <CallNouns />
    </QueryProvider>
  )
}
