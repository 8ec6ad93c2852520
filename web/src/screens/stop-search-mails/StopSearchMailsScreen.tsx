import { useSearchParams } from 'react-router'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { StopMails } from '../../features/marketplace/searches/StopMails.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Mails about saved searches' })

export default function StopSearchMailsScreen() {
  const [params] = useSearchParams()
  return (
    <FormPage
      eyebrow="Saved searches"
      title="No more mails about new listings?"
      text="It ends the mails about all of your saved searches, and nothing else."
    >
      <StopMails token={params.get('token') ?? ''} />
    </FormPage>
  )
}
