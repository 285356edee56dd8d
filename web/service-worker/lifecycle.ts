/** The event of a worker's installation and activation. */
export type Lifecycle = Event & { waitUntil(task: Promise<unknown>): void }

export type Route = { condition: { urlPattern: string }; source: 'cache' | 'network' }

/** Routes let the browser respond without starting the worker, if it supports them. */
export type Installing = Lifecycle & { addRoutes?(routes: Route[]): Promise<void> }
