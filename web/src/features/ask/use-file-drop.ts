import { type DragEvent, useRef, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Lets a region take a dropped file: the first one, if several are dropped. Dragged text is left to the input. */
export const useFileDrop = (onDrop: (file: File | undefined) => void, disabled: boolean) => {
  const [isOver, setOver] = useState(false)
  // Entering a child counts as leaving its parent: only the balance of both tells where the pointer is.
  const depth = useRef(0)
  const leave = () => {
    depth.current = 0
    setOver(false)
  }
  const dropProps = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event) || disabled) return
      depth.current += 1
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth.current -= 1
      if (depth.current <= 0) leave()
    },
    onDragOver: (event: DragEvent) => {
      // Without this the browser would open the file in place of the page.
      if (carriesFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      leave()
      if (!disabled) onDrop(event.dataTransfer.files[0])
    },
  }
  return { isOver, dropProps }
}
