import { Button } from './Button.tsx'

type ShowMoreProps = {
  /** A list that comes page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: string
}

/** Fetches the next page of a list; gone once all of it stands there. */
export const ShowMore = ({ list, children }: ShowMoreProps) =>
  list.hasNextPage && (
    <Button
      variant="outline"
      className="justify-self-center"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  )
