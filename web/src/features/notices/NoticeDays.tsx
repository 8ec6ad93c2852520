import { noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import type { ToldNotice } from '@ledgerleaf/contract/notices'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { byDay, momentOf } from '../../nouns/notice/by-day.ts'
import { noticeSigns } from '../../nouns/notice/notice-signs.ts'
import { bindUnits, shortWords } from '../../nouns/notice/notice-text.ts'
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
        className="group/line grid grid-cols-[1.25rem_minmax(0,1fr)_1rem] gap-x-3 px-4 py-3 hover:bg-paper focus-visible:-outline-offset-2 @2xl:px-5"
      >
        <Sign
          aria-hidden="true"
          className={cn('mt-0.5 size-5', isRead ? 'text-muted' : 'text-leaf-strong')}
          strokeWidth={1.5}
        />
        <span className="grid min-w-0 gap-1 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:gap-x-8">
          <span className={cn('[overflow-wrap:anywhere]', isRead ? 'text-ink' : 'font-semibold')}>
            {!isRead && <span className="sr-only">Unread: </span>}
            <span className="underline decoration-edge/60 decoration-1 underline-offset-4 group-hover/line:decoration-leaf">
              {bindUnits(title)}
            </span>
          </span>
          <span className="text-note text-muted [overflow-wrap:anywhere] @2xl:col-span-2">
            {shortWords(words)}
          </span>
          {/* On a narrow list when it was stands over what it was. */}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm @max-2xl:order-first @2xl:col-start-2 @2xl:row-start-1 @2xl:h-[1.6em] @2xl:flex-nowrap @2xl:whitespace-nowrap">
            {!isRead && (
              <span
                aria-hidden="true"
                className="inline-flex h-5 items-center rounded-full bg-leaf px-2 font-medium text-on-leaf text-xs"
              >
                New
              </span>
            )}
            {/* There its sign says the kind to the eye. */}
            <span className="@max-2xl:sr-only">{noticeKinds[kind].name}</span>
            <time
              dateTime={madeAt}
              className="whitespace-nowrap font-mono text-fine text-ink tabular-nums @2xl:min-w-14 @2xl:text-right"
            >
              {momentOf(madeAt, isMonth)}
            </time>
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          className="mt-1 size-4 text-edge transition-transform group-hover/line:translate-x-0.5 group-hover/line:text-leaf-strong motion-reduce:transition-none"
          strokeWidth={1.75}
        />
      </Link>
    </li>
  )
}

type Props = { notices: readonly ToldNotice[]; level: 'h2' | 'h3'; onOpen?: () => void }

/** What was told, under its day. Each leads to what it is about, and is read by that. */
export const NoticeDays = ({ notices, level: DayHeading, onOpen }: Props) => {
  const read = useRead()
  return byDay(notices, new Date()).map(({ name, isMonth, notices: ofDay }) => (
    <section key={name} aria-label={name} className="@container border-edge/50 not-first:border-t">
      <DayHeading className="px-4 pt-4 font-mono @2xl:px-5 text-eyebrow text-muted">{name}</DayHeading>
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
