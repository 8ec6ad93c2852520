import { type NoticeMail, noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { type NoticePreference, noticesApi } from '@ledgerleaf/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { noticeSigns } from '../../nouns/notice/notice-signs.ts'
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
          <div className="grid gap-4">
            <ul className="border-edge border-t-2 bg-sheet">
              {preferences.map((preference) => (
                <Row key={preference.kind} {...preference} />
              ))}
            </ul>
            <details>
              <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">
                What comes by mail whatever you choose
              </summary>
              <ul className="grid gap-2 pt-1 text-muted text-sm">
                {preferences.map(({ kind }) => {
                  const { always } = noticeKinds[kind]
                  return always && <li key={kind}>{always}</li>
                })}
              </ul>
            </details>
          </div>
        )}
      </Loaded>
    </Part>
  )
}
