import { useEffect, useEffectEvent, useState } from 'react'
import { isDialogOpen } from '../../../lib/keys.ts'

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Calls `onDrop` with files dropped anywhere on the page and the element below them; returns
 * whether files are being dragged over it. Ignored while a dialog is open.
 */
export const useDrop = (onDrop: (files: File[], on: Element | null) => void): boolean => {
  const [isDragging, setIsDragging] = useState(false)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      // Otherwise the browser would navigate to the file.
      event.preventDefault()
      setIsDragging(!isDialogOpen())
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsDragging(false)
    }
    const handleDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0 || isDialogOpen()) return
      drop(files, event.target instanceof Element ? event.target : null)
    }
    // Also when another handler takes the drop: a dropped mail never reaches `handleDrop`.
    const end = () => setIsDragging(false)
    window.addEventListener('dragenter', over)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', end, true)
    window.addEventListener('drop', handleDrop)
    return () => {
      window.removeEventListener('dragenter', over)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', end, true)
      window.removeEventListener('drop', handleDrop)
    }
  }, [])

  return isDragging
}
