/** Storage keys of the browser (docs/behaviour.md#what-the-browser-keeps). */
export const AUTH_TOKEN_KEY = 'auth_token'
export const USER_INITIALS_KEY = 'user_initials'
/** Set if the last session here has expired, so that every tab can show it. */
export const SESSION_EXPIRED_KEY = 'session_expired'
/** Set until the person has confirmed the account of a session that a link has opened. */
export const UNASKED_SIGN_IN_KEY = 'unasked_sign_in'
/** How a screen looked last, to paint it at once (web/lib/picture.ts). */
export const PICTURE_KEY = 'picture'
/** Set once a list of applications is stored on the device (web/lib/last-seen.ts). */
export const LIST_STORED_KEY = 'list_kept'
/** The person's data from the provider they signed in through. */
export const USER_EMAIL_KEY = 'userEmail'
export const USER_FIRST_NAME_KEY = 'userFirstName'
export const USER_LAST_NAME_KEY = 'userLastName'
