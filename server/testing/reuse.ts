/** Runs one statement and returns its rows. */
export type Query = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Digests: `''` for the schema and the planner's statistics, and one for each table with rows. */
export type Content = Readonly<Record<string, string>>

const SCHEMA = `
  select md5(string_agg(part, ',' order by part)) as digest from (
    select concat_ws(' ', attrelid, attname, attnum, atttypid, attnotnull, atthasdef) as part
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', oid, reltuples, pg_relation_size(oid) > 1000000) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', oid, convalidated) from pg_constraint
    union all select oid::text from pg_trigger
    union all select concat_ws(' ', oid, md5(prosrc)) from pg_proc
      where pronamespace = 'public'::regnamespace
  ) as parts`

const TABLES = `
  select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`

const asText = (rows: Record<string, unknown>[], column: string) =>
  rows.map((row) => String(row[column]))

async function listFilled(query: Query): Promise<string[]> {
  const names = asText((await query(TABLES)).rows, 'name')
  const tries = names.map((name) => `select '${name}' as name where exists (select from "${name}")`)
  return asText((await query(tries.join(' union all '))).rows, 'name')
}

export async function readContent(query: Query): Promise<Content> {
  const content: Record<string, string> = {
    '': asText((await query(SCHEMA)).rows, 'digest').join(),
  }
  for (const name of await listFilled(query)) {
    const { rows } = await query(
      `select md5(string_agg(line::text, ',' order by line::text)) as digest from "${name}" as line`,
    )
    content[name] = asText(rows, 'digest').join()
  }
  return content
}

/**
 * Deletes what tests have added to a `fresh` database. Returns whether it is fresh again: false if
 * a test has changed the schema, made a table large or left its session broken.
 */
export async function restoreFresh(query: Query, fresh: Content): Promise<boolean> {
  try {
    await query('rollback')
    await query('discard all')
    // Disables the triggers of foreign keys, so that the order does not matter.
    await query('set session_replication_role = replica')
    for (const name of await listFilled(query)) {
      if (!(name in fresh)) await query(`delete from "${name}"`)
    }
    await query('set session_replication_role = default')
    await query('select pg_stat_reset()')
    return JSON.stringify(await readContent(query)) === JSON.stringify(fresh)
  } catch {
    return false
  }
}
