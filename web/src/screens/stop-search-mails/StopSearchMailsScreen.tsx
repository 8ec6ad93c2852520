import { searchesApi } from '@ledgerleaf/contract/searches'
import { useSearchParams } from 'react-router'
import { send } from '../../api/client.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { StopMails } from '../../features/identity/StopMails.tsx'
import { personKeys } from '../../nouns/person/keys.ts'
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
      <StopMails
        token={params.get('token') ?? ''}
        stop={(token) => send(searchesApi.stopMails, { body: { token } })}
        changes={personKeys.all}
        after={{
          to: '/marketplace',
          label: 'Go to the marketplace',
          text: 'Your searches are kept. On the page of your account you can have mails about each of them again.',
        }}
        byHand={{
          to: '/account',
          label: 'Go to your account',
          text: 'Your account lists your searches, each with a switch for its mails.',
        }}
      />
    </FormPage>
  )
}
