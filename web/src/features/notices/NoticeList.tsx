import { NoticeKind, noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { noticeQueries } from '../../nouns/notice/queries.ts'
import { useNewest } from '../../nouns/notice/use-newest.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { kindsFor } from './kinds-for.ts'
import { NoticeDays } from './NoticeDays.tsx'
import { useReadAll } from './use-read.ts'

const nothing = {
  all: {
    title: 'Nothing yet',
    text: 'What happens in your organisation, what waits for you and what is soon due will stand here.',
  },
  kind: { title: 'Nothing of this kind', text: 'All the others are still there.' },
}

type NoticeListProps = {
  isSeller: boolean
  /** What waits for operators stands above; that nothing else is new needs one line. */
  isOperator: boolean
}

/** All that somebody was told for the organisation they act for, or all of one kind. */
export const NoticeList = ({ isSeller, isOperator }: NoticeListProps) => {
  const [params, setParams] = useSearchParams()
  const kind = NoticeKind.options.find((one) => one === params.get('kind')) ?? null
  const list = useInfiniteQuery(noticeQueries.pages(kind))
  const notices = list.data?.pages.flatMap((page) => page.notices)
  const unread = useNewest().data?.unread ?? 0
  const readAll = useReadAll()
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* Of nothing nothing is to be chosen. */}
      <div
        className="flex items-end justify-between gap-3 sm:gap-4"
        hidden={notices?.length === 0 && kind === null}
      >
        <Select
          label="Show"
          className="w-72 min-w-0"
          value={kind ?? ''}
          onChange={({ target }) => setParams(target.value ? { kind: target.value } : {}, { replace: true })}
        >
          <option value="">Everything</option>
          {kindsFor(isSeller).map((one) => (
            <option key={one} value={one}>
              {noticeKinds[one].name}
            </option>
          ))}
        </Select>
        {(unread > 0 || readAll.isPending) && (
          <Button
            variant="outline"
            className="shrink-0"
            busy={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            Mark all read
          </Button>
        )}
      </div>
      <div className="border-edge border-t-2 bg-sheet">
        <Loaded query={{ ...list, data: notices }} what="your notifications" room="h-72">
          {(shown) =>
            shown.length === 0 && isOperator && !kind ? (
              <p className="px-4 py-4 text-muted text-note sm:px-5">
                No news of an organisation of your own.
              </p>
            ) : shown.length === 0 ? (
              <EmptyState of="letters" {...nothing[kind ? 'kind' : 'all']} />
            ) : (
              <NoticeDays notices={shown} level="h2" />
            )
          }
        </Loaded>
      </div>
      <ShowMore list={list}>Show earlier ones</ShowMore>
    </div>
  )
}
