/** What a worker hears when it is installed and when it takes over. */
export type Lifecycle = Event & { waitUntil(task: Promise<unknown>): void }
