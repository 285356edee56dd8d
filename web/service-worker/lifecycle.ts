/** The event of a worker's installation and activation. */
export type Lifecycle = Event & { waitUntil(task: Promise<unknown>): void }

export type Route = { condition: { urlPattern: string }; source: 'cache' | 'network' }

/** Where the browser knows of them, routes answer without the worker being woken. */
export type Installing = Lifecycle & { addRoutes?(routes: Route[]): Promise<void> }
