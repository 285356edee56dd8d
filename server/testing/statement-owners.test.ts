import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { findOwnerless } from './statement-owners.ts'

beforeAll(loadModule)

const OWNERS = new Map([
  ['users', ['id']],
  ['jobs', ['user_id']],
  ['notes', ['user_id']],
  ['sessions', ['user_id', 'token']],
])

test.each([
  'select * from jobs where user_id = $1 and id = $2',
  'select * from jobs as j where j.user_id = $1::uuid',
  'select * from users where id = $1',
  'select * from sessions where token = $1',
  'select * from jobs join notes on notes.user_id = jobs.user_id where notes.user_id = $1',
  'select * from jobs left join (select 1 from notes where user_id = $1) n on true where user_id = $1',
  'select (select 1 from notes where notes.user_id = jobs.user_id) from jobs where user_id = $1',
  'select * from (select * from jobs where user_id = $1 union select * from jobs where user_id = $1) f',
  'insert into jobs (user_id, company) values ($1, $2) returning (select 1 from notes where user_id = $1)',
  'insert into notes (user_id) select user_id from jobs where user_id = $1',
  'insert into users (email) values ($1)',
  'update jobs set company = $1 from users where users.id = $2 and jobs.user_id = users.id',
  'delete from jobs using notes where notes.user_id = jobs.user_id and jobs.user_id = $1',
  'with mine as (select * from jobs where user_id = $1) select * from mine',
  'select * from rate_limits where key = $1',
])('a statement about one person is accepted: %s', (statement) => {
  expect(findOwnerless(statement, OWNERS)).toEqual([])
})

test.each([
  ['select * from jobs where id = $1', ['select jobs by id']],
  ['select * from jobs', ['select jobs']],
  ['select * from jobs where user_id = $1 or id = $2', ['select jobs by id, user_id']],
  ['select * from jobs where user_id = $1 and a or b', ['select jobs by a, b, user_id']],
  ['select * from jobs where user_id <> $1', ['select jobs by user_id']],
  ['select * from jobs where not user_id = $1', ['select jobs by user_id']],
  ['select * from jobs where user_id = user_id', ['select jobs by user_id']],
  [
    'select * from jobs join notes on notes.job_id = jobs.id where jobs.user_id = $1',
    ['select notes by job_id'],
  ],
  [
    'select (select 1 from notes where id = 1) from jobs where user_id = $1',
    ['select notes by id'],
  ],
  ['insert into notes (text) values ($1)', ['insert notes']],
  ['insert into notes (user_id) select user_id from jobs', ['select jobs']],
  ['update jobs set a = 1 where id = $1', ['update jobs by id']],
  ['delete from jobs where deleted_at < now()', ['delete jobs by deleted_at']],
  ['with gone as (delete from jobs where id = $1 returning *) select 1', ['delete jobs by id']],
  ['select * from users where email_key = $1', ['select users by email_key']],
])('a statement that is not about one person is reported: %s', (statement, found) => {
  expect(findOwnerless(statement, OWNERS)).toEqual(found)
})
