import { approvalsApi } from '@ledgerleaf/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** Opens the link of a mail: the session then acts for its organisation, and a new page shows the request. It decides nothing. */
export const OpenLink = ({ token }: { token: string }) => {
  const { data, error } = useQuery({
    queryKey: ['approval-link', token],
    queryFn: () => send(approvalsApi.openLink, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (data) window.location.replace(`/approvals#${data.id}`)
  }, [data])
  if (!error)
    return (
      <p className="flex items-center gap-3 text-muted">
        <Spinner className="size-6 text-leaf" label="Opening the request" /> Opening the request...
      </p>
    )
  return (
    <Notice
      tone="attention"
      title="This link opens nothing any more"
      action={<ButtonLink to="/approvals">Go to the approvals</ButtonLink>}
    >
      {hasCode(error, 'not_found')
        ? 'It was sent to another account, or it is not whole. Sign in as the one it was sent to.'
        : messageOf(error)}
    </Notice>
  )
}
