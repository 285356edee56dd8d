import type { DeliveryKind } from '../../db/tables/notifications.ts'

/** The occasions that a person is told of. */
export const DELIVERY_KINDS = ['digest', 'follow_up', 'interview'] as const satisfies DeliveryKind[]
