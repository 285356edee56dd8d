/** A public password, only for servers that nobody else can reach. */
export const DEMO_EMAIL = 'demo@foothold.example'
export const DEMO_PASSWORD = 'Foothold-demo-1!'
