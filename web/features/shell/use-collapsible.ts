import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Collapses the links on small screens; following one, or Escape, collapses them again. */
export const useCollapsible = () => {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(undefined)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  const setIsOpen = (next: boolean) => setOpenAt(next ? pathname : undefined)
  return { isOpen, setIsOpen, toggle }
}
