import type { ColumnType } from 'kysely'

/** Both drivers return timestamptz as ISO 8601 UTC text and date as `YYYY-MM-DD` (../client.ts). */
export type Instant = ColumnType<string, string, string>
export type GeneratedInstant = ColumnType<string, string | undefined, string>
