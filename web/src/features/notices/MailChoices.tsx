import { type NoticeMail, noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { type NoticePreference, noticesApi } from '@ledgerleaf/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { noticeSigns } from '../../nouns/notice/notice-signs.ts'
import { noticeQueries } from '../../nouns/notice/queries.ts'
import { NoMail } from '../../nouns/person/NoMail.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useScrollToHash } from '../../ui/use-scroll-to-hash.ts'
import { kindsFor } from './kinds-for.ts'

const mailNames: Record<NoticeMail, string> = {
  at_once: 'At once',
  daily: 'Once a day',
  never: 'Never',
}

const Row = ({ kind, mail }: NoticePreference) => {
  const client = useQueryClient()
  const prefer = useMutation({
    mutationFn: (chosen: NoticeMail) => send(noticesApi.prefer, { body: { kind, mail: chosen } }),
    onSuccess: (_, chosen) =>
      toast.success(
        `Mails about ${noticeKinds[kind].name.toLowerCase()}: ${mailNames[chosen].toLowerCase()}.`,
      ),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: noticeQueries.preferences().queryKey }),
  })
  const { name, about } = noticeKinds[kind]
  const Sign = noticeSigns[kind]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_9.75rem] items-start gap-x-3 border-hairline border-b px-4 py-3 last:border-b-0">
      <Sign aria-hidden="true" className="mt-0.5 size-5 text-muted" strokeWidth={1.5} />
      <p className="font-medium text-note">{name}</p>
      <p className="col-start-2 col-end-4 row-start-2 text-muted text-sm sm:col-end-3">{about}</p>
      <Select
        className="col-start-3 row-start-1 sm:row-span-2"
        label={<span className="sr-only">By mail about {name}</span>}
        value={prefer.isPending ? prefer.variables : mail}
        onChange={({ target }) => prefer.mutate(target.value as NoticeMail)}
      >
        {Object.entries(mailNames).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </li>
  )
}

/** How each kind is mailed, closed until somebody wants to change it. In the page all of them always stand. */
export const MailChoices = ({ isConfirmed, isSeller }: { isConfirmed: boolean; isSeller: boolean }) => {
  const query = useQuery(noticeQueries.preferences())
  // A mail leads here to change its like: then the choices stand open.
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hash === '#mails') setOpen(true)
  }, [hash])
  useScrollToHash(query.data !== undefined && isOpen)
  const kinds = kindsFor(isSeller)
  return (
    <details
      id="mails"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        // What stands folded inside tells of itself too.
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
      className="group scroll-mt-24 border-edge border-y"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Heading level={2} look="small">
          What comes by mail
        </Heading>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pb-6">
        <p className="max-w-text text-muted text-note">
          {isConfirmed
            ? 'Everything stands in the page. Where another mail tells you the same already, none is added.'
            : 'Everything stands in the page. Mails begin once you have confirmed your address.'}
        </p>
        <NoMail>None of these comes by mail until one is.</NoMail>
        <Loaded query={query} what="your choices" room="h-96">
          {({ preferences }) => {
            const shown = preferences.filter(({ kind }) => kinds.includes(kind))
            return (
              <>
                <ul className="grid bg-sheet px-1 xl:grid-cols-2 xl:gap-x-6">
                  {shown.map((preference) => (
                    <Row key={preference.kind} {...preference} />
                  ))}
                </ul>
                <details>
                  <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">
                    What comes by mail whatever you choose
                  </summary>
                  <ul className="grid max-w-text gap-2 pt-1 text-muted text-sm">
                    {shown.map(({ kind }) => {
                      const { always } = noticeKinds[kind]
                      return always && <li key={kind}>{always}</li>
                    })}
                  </ul>
                </details>
              </>
            )
          }}
        </Loaded>
      </div>
    </details>
  )
}
