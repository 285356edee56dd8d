/** Storage keys of the browser (docs/behaviour.md#what-the-browser-keeps). */
export const AUTH_TOKEN_KEY = 'auth_token'
export const USER_INITIALS_KEY = 'user_initials'
/** Set while the last session here has ended by itself, so that every tab can say so. */
export const SESSION_EXPIRED_KEY = 'session_expired'
/** Set while nobody has said whose a session is that a link has opened. */
export const UNASKED_SIGN_IN_KEY = 'unasked_sign_in'
/** The person's data from the provider they signed in through. */
export const USER_EMAIL_KEY = 'userEmail'
export const USER_FIRST_NAME_KEY = 'userFirstName'
export const USER_LAST_NAME_KEY = 'userLastName'
