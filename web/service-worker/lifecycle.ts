/** The event of a worker's installation and activation. */
export type Lifecycle = Event & { waitUntil(task: Promise<unknown>): void }
