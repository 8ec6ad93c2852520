import { noticesApi } from '@ledgerleaf/contract/notices'
import { useSearchParams } from 'react-router'
import { send } from '../../api/client.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { StopMails } from '../../features/identity/StopMails.tsx'
import { noticeKeys } from '../../nouns/notice/keys.ts'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Mails about notifications' })

export default function StopNoticeMailsScreen() {
  const [params] = useSearchParams()
  return (
    <FormPage
      eyebrow="Notifications"
      title="No more mails about what is new?"
      text="It ends the mails about your notifications, at once and once a day. Receipts, certificates, requests to approve and mails about your sign-in still come."
    >
      <StopMails
        token={params.get('token') ?? ''}
        stop={(token) => send(noticesApi.stopMails, { body: { token } })}
        changes={noticeKeys.preferences}
        after={{
          to: '/notifications',
          label: 'See your notifications',
          text: 'Everything still stands in the page, where you can also have mails again, kind by kind.',
        }}
        byHand={{
          to: '/notifications#mails',
          label: 'Go to your notifications',
          text: 'There you choose for each kind whether it comes by mail.',
        }}
      />
    </FormPage>
  )
}
