/** Storage keys of the browser (account-and-shell.md, section 9). */
export const AUTH_TOKEN_KEY = 'auth_token'
export const USER_INITIALS_KEY = 'user_initials'
