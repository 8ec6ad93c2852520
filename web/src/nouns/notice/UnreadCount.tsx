import { cn } from '../../ui/cn.ts'
import { useNewest } from './use-newest.ts'

const shownMax = 99

type Props = { count: number; className?: string | undefined }

/** How much is unread, as a mark over or beside what leads there; nothing while all is read. */
export const UnreadMark = ({ count, className }: Props) =>
  count > 0 && (
    <span
      className={cn(
        'min-w-5 rounded-full bg-ink px-1 text-center font-medium font-mono text-eyebrow text-paper leading-5 tabular-nums',
        className,
      )}
    >
      {count > shownMax ? `${shownMax}+` : count}
      <span className="sr-only"> unread</span>
    </span>
  )

/** How much the signed-in person has not read of the organisation they act for. */
export const UnreadCount = ({ className }: { className?: string }) => (
  <UnreadMark count={useNewest().data?.unread ?? 0} className={className} />
)
