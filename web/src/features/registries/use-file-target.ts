import { type DragEvent, useState } from 'react'

/** Lets a region take one dropped file. */
export const useFileTarget = (take: (file: File) => void) => {
  const [isOver, setOver] = useState(false)
  const carries = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser would open the file in place of the page.
        if (!carries(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!carries(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) take(file)
      },
    },
  }
}
