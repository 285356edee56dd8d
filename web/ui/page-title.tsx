import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

const PRODUCT = 'Foothold'

/** Names the tab after the screen, and says the name when a screen follows another. */
export const PageTitle = () => {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  )
}
