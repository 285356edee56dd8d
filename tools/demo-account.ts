/** Everyone can read this password: it is for servers that only you can reach. */
export const DEMO_EMAIL = 'demo@foothold.example'
export const DEMO_PASSWORD = 'Foothold-demo-1!'
