import { z } from 'zod'
import { id, instant } from '#src/fields.ts'
import { notificationPatch } from '#src/notifications/schema.ts'
import { defineImport, inBatches } from '../../import-part.ts'
import type { DeliveryKind } from '../../db/tables/notifications.ts'
import { findSettings, insertImportedDeliveries } from './queries.ts'
import { saveSettings } from './service.ts'
import { t } from '#src/language/t.ts'

const DELIVERY_KINDS = ['digest', 'follow_up', 'interview'] as const satisfies DeliveryKind[]

const DELIVERIES_MAX = 1_000_000

const shape = z.object({
  settings: notificationPatch.required().nullable(),
  deliveries: z
    .array(
      z.object({
        kind: z.enum(DELIVERY_KINDS),
        // A digest is about the person.
        subject_id: id.nullable().optional(),
        due_at: instant(t('Due at')),
        created_at: instant(t('Created at')),
      }),
    )
    .max(DELIVERIES_MAX)
    .default([]),
})

/**
 * Settings that the account already has stay. Past notifications are not sent again. Devices are
 * not imported, since each is registered with one server.
 */
export const importNotifications = defineImport({
  name: 'notifications',
  shape,
  create: ({ settings, deliveries }) => ({
    async write(request) {
      const { trx, userId } = request
      if (settings === null || (await findSettings(trx, userId)) !== undefined) return 0
      await saveSettings(request, trx, userId, settings)
      const delivered = deliveries.flatMap(({ subject_id, ...one }) => {
        const subject = one.kind === 'digest' ? userId : subject_id
        return subject == null ? [] : [{ ...one, subject_id: subject }]
      })
      await inBatches(delivered, (batch) => insertImportedDeliveries(trx, userId, batch), 1_000)
      return 1
    },
  }),
})
