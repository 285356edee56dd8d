import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { DISTRIBUTION } from './distribution.ts'

// The requirements of Citus for distributed tables.

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const places = new Map(Object.entries(DISTRIBUTION))
/** The column that determines the machine of a row; undefined for tables stored as a whole. */
function getColumn(table: string): string | undefined {
  const place = places.get(table)
  if (place === 'person') return 'user_id'
  return typeof place === 'object' ? place.by : undefined
}

test('every table has a distribution', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...places.keys()].toSorted())
})

test('every primary key and unique index contains the distribution column', async () => {
  const { rows } = await sql<{ table: string; index: string; columns: string[] }>`
    select tables.relname as table, indexes.relname as index,
      array(select attname::text from pg_attribute
        where attrelid = tables.oid and attnum = any(indkey::smallint[])) as columns
    from pg_index join pg_class tables on tables.oid = indrelid
      join pg_class indexes on indexes.oid = indexrelid
    where tables.relnamespace = 'public'::regnamespace and indisunique`.execute(database.db)
  expect(rows.length).toBeGreaterThan(20)
  const lacking = rows.filter(({ table, columns }) => {
    const column = getColumn(table)
    return column !== undefined && !columns.includes(column)
  })
  expect(lacking).toEqual([])
})

type Reference = {
  name: string
  table: string
  target: string
  columns: string[]
  target_columns: string[]
  on_delete: string
}
const EMPTIES = ['n', 'd']

test('references between people’s rows contain user_id, and other tables do not refer to them', async () => {
  const { rows } = await sql<Reference>`
    select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
      (select array_agg(attname::text order by n) from unnest(conkey) with ordinality as key (number, n)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select array_agg(attname::text order by n) from unnest(confkey) with ordinality as key (number, n)
        join pg_attribute on attrelid = confrelid and attnum = number) as target_columns,
      confdeltype as on_delete
    from pg_constraint where contype = 'f'`.execute(database.db)
  expect(rows.length).toBeGreaterThan(10)
  const forbidden = rows.filter(({ table, target, columns, target_columns, on_delete }) => {
    if (places.get(target) === 'everywhere') return false
    if (places.get(target) === 'here') return places.get(table) !== 'here'
    if (places.get(table) !== 'person' || places.get(target) !== 'person') return true
    const at = columns.indexOf('user_id')
    return at === -1 || target_columns[at] !== 'user_id' || EMPTIES.includes(on_delete)
  })
  expect(forbidden).toEqual([])
})

test('every row of a person has its owner’s id', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and is_nullable = 'NO'
    `.execute(database.db)
  const owned = rows.map(({ table }) => table)
  const people = [...places].filter(([, place]) => place === 'person').map(([table]) => table)
  expect(people.filter((table) => !owned.includes(table))).toEqual([])
})
