import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

const PRODUCT = 'Foothold'

/** Sets the document title and announces the screen's name to screen readers after navigation. */
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
