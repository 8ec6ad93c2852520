import { useId } from 'react'
import { newest } from '../../nouns/notice/newest.ts'
import { useNewest } from '../../nouns/notice/use-newest.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CrossSign } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { AboveNotices } from './above-notices.ts'
import { NoticeDays } from './NoticeDays.tsx'
import { useReadAll } from './use-read.ts'

const shownMax = 12

/** The last of what one was told, over the page that is open. */
const BellPanel = ({ above, onClose }: { above?: AboveNotices | undefined; onClose: () => void }) => {
  const id = useId()
  const { data, hasFailed } = useNewest()
  const readAll = useReadAll()
  const query = { data, isError: hasFailed, isFetching: false, refetch: newest.refresh }
  return (
    <Modal
      open
      onClose={onClose}
      labelledBy={id}
      className="arrives mt-14 mr-3 mb-auto ml-auto max-h-[min(44rem,calc(100dvh-5rem))] w-[min(27rem,calc(100vw-1.5rem))] rounded-soft border border-hairline p-0 sm:mr-6"
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex shrink-0 items-center gap-2 border-edge border-b py-1 pr-1 pl-4">
          <h2 id={id} className="mr-auto font-display text-xl">
            Notifications
          </h2>
          {(data?.unread ?? 0) > 0 && (
            <Button variant="quiet" size="small" busy={readAll.isPending} onClick={() => readAll.mutate()}>
              Mark all read
            </Button>
          )}
          <button
            type="button"
            aria-label="Close notifications"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-soft text-muted hover:text-ink"
          >
            <CrossSign className="size-5" />
          </button>
        </div>
        <div className="min-h-0 overflow-y-auto">
          {above?.(onClose)}
          <Loaded query={query} what="your notifications">
            {({ notices }) =>
              notices.length === 0 && above ? (
                <p className="px-4 py-4 text-muted text-note">No news of your own organisation.</p>
              ) : notices.length === 0 ? (
                <EmptyState
                  of="letters"
                  title="Nothing yet"
                  text="What happens in your organisation, and what is soon due, will stand here."
                />
              ) : (
                <NoticeDays notices={notices.slice(0, shownMax)} level="h3" onOpen={onClose} />
              )
            }
          </Loaded>
        </div>
        <p className="flex shrink-0 flex-wrap justify-between gap-x-6 border-hairline border-t px-4 py-3 text-note">
          <TextLink to="/notifications" onClick={onClose}>
            See all
          </TextLink>
          <TextLink to="/notifications#mails" onClick={onClose}>
            What comes by mail
          </TextLink>
        </p>
      </div>
    </Modal>
  )
}

// React.lazy asks for a default export.
export default BellPanel
