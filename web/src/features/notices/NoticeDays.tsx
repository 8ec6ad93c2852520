import { noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import type { ToldNotice } from '@ledgerleaf/contract/notices'
import { Link } from 'react-router'
import { byDay, momentOf } from '../../nouns/notice/by-day.ts'
import { noticeSigns } from '../../nouns/notice/notice-signs.ts'
import { cn } from '../../ui/cn.ts'
import { useRead } from './use-read.ts'

type LineProps = { notice: ToldNotice; isMonth: boolean; onOpen: () => void }

const Line = ({ notice, isMonth, onOpen }: LineProps) => {
  const { kind, title, words, href, madeAt, isRead } = notice
  const Sign = noticeSigns[kind]
  return (
    <li className="border-hairline border-b last:border-b-0">
      <Link
        to={href}
        onClick={onOpen}
        className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3 hover:bg-paper focus-visible:-outline-offset-2 @2xl:px-5"
      >
        <Sign
          aria-hidden="true"
          className={cn('mt-0.5 size-5', isRead ? 'text-muted' : 'text-leaf-strong')}
          strokeWidth={1.5}
        />
        <span className="grid min-w-0 gap-1 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:gap-x-8">
          <span className={cn('[overflow-wrap:anywhere]', isRead ? 'text-muted' : 'font-medium')}>
            {!isRead && <span className="sr-only">Unread: </span>}
            {title}
          </span>
          <span className="text-note text-muted [overflow-wrap:anywhere] @2xl:col-span-2">{words}</span>
          <span className="font-mono text-eyebrow text-muted @2xl:col-start-2 @2xl:row-start-1 @2xl:self-center @2xl:whitespace-nowrap">
            {!isRead && (
              <span aria-hidden="true" className="mr-2 inline-flex items-center gap-1.5 text-leaf-strong">
                <span className="size-2 rounded-full bg-leaf" />
                New
              </span>
            )}
            {noticeKinds[kind].name},{' '}
            <time dateTime={madeAt} className="whitespace-nowrap">
              {momentOf(madeAt, isMonth)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  )
}

type Props = { notices: readonly ToldNotice[]; level: 'h2' | 'h3'; onOpen?: () => void }

/** What was told, under its day. Each leads to what it is about, and is read by that. */
export const NoticeDays = ({ notices, level: DayHeading, onOpen }: Props) => {
  const read = useRead()
  return byDay(notices, new Date()).map(({ name, isMonth, notices: ofDay }) => (
    <section key={name} aria-label={name} className="@container">
      <DayHeading className="border-hairline border-b bg-sunken px-4 py-2 font-mono @2xl:px-5 text-eyebrow text-muted">
        {name}
      </DayHeading>
      <ul>
        {ofDay.map((notice) => (
          <Line
            key={notice.id}
            notice={notice}
            isMonth={isMonth}
            onOpen={() => {
              if (!notice.isRead) read.mutate(notice.id)
              onOpen?.()
            }}
          />
        ))}
      </ul>
    </section>
  ))
}
