import { type NoticeMail, noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { type NoticePreference, noticesApi } from '@ledgerleaf/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { noticeQueries } from '../../nouns/notice/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { useScrollToHash } from '../../ui/use-scroll-to-hash.ts'

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
  const { name, about, always } = noticeKinds[kind]
  return (
    <li className="grid gap-x-8 gap-y-3 border-hairline border-b px-4 py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="grid content-start gap-1">
        <p className="font-medium">{name}</p>
        <p className="text-note text-muted">{about}</p>
        {always && <p className="max-w-text text-muted text-sm">{always}</p>}
      </div>
      <Select
        label={
          <>
            By mail<span className="sr-only"> about {name}</span>
          </>
        }
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

/** How each kind is mailed. In the page all of them always stand. */
export const MailChoices = ({ isConfirmed }: { isConfirmed: boolean }) => {
  const query = useQuery(noticeQueries.preferences())
  useScrollToHash(query.data !== undefined)
  return (
    <Part
      id="mails"
      title="What comes by mail"
      lead={
        isConfirmed
          ? 'Everything stands in the page. Where another mail tells you the same already, none is added.'
          : 'Everything stands in the page. Mails begin once you have confirmed your address.'
      }
    >
      <Loaded query={query} what="your choices" room="h-96">
        {({ preferences }) => (
          <ul className="border-edge border-t-2 bg-sheet">
            {preferences.map((preference) => (
              <Row key={preference.kind} {...preference} />
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  )
}
