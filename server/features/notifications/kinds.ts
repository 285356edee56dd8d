import type { DeliveryKind } from '../../db/tables/notifications.ts'

/** The kinds of notifications. */
export const DELIVERY_KINDS = ['digest', 'follow_up', 'interview'] as const satisfies DeliveryKind[]
