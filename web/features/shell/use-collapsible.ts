import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** On small screens the links fold away; following one, or Escape, folds them again. */
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
