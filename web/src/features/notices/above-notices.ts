import type { ReactNode } from 'react'

/** What stands above what one was told; it closes the panel where it leads away. */
export type AboveNotices = (close: () => void) => ReactNode
