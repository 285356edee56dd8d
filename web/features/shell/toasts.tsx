import { Notifications } from '@mantine/notifications'

/** Where toasts appear; those shown before this has loaded wait for it. */
export const Toasts = () => <Notifications position="bottom-center" limit={3} zIndex={400} />
