import type { ReactNode } from 'react'

/*
 * What messages mark in their text (tNodes). They are functions of modules, not of components, so that
 * nothing is drawn anew with each message.
 */

export const strong = (parts: ReactNode) => <strong>{parts}</strong>

/** A text of a person within a sentence, which may run the other way. */
export const bdi = (parts: ReactNode) => <bdi>{parts}</bdi>

/** Said by screen readers alone. */
export const visuallyHidden = (parts: ReactNode) => <span className="visually-hidden">{parts}</span>
