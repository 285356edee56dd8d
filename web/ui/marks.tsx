import type { ReactNode } from 'react'

/*
 * Elements for the tags in messages (tNodes). Defined at module level, so that they are not
 * recreated with each render.
 */

export const strong = (parts: ReactNode) => <strong>{parts}</strong>

/** Isolates a person's own text within a sentence, since its direction may differ. */
export const bdi = (parts: ReactNode) => <bdi>{parts}</bdi>

/** Text for screen readers only. */
export const visuallyHidden = (parts: ReactNode) => <span className="visually-hidden">{parts}</span>
