import { fastify } from 'fastify'
import pg from 'pg'

/** The baseline for the list: one handler, one statement, pg's own parsers, no login. */
const { DATABASE_URL, USER_ID, PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = fastify()

app.get('/api/jobs', async (_request, reply) => {
  const { rows } = await pool.query(
    `select "id", "company", "position", "location", "status", "application_date", "deadline",
            current.*, "url", "notes", "status_changed_at", "created_at", "updated_at"
       from "jobs" left join lateral (
              select "starts_at" as "interview_date", "type" as "interview_type",
                     "round" as "interview_round", "checked_items"
                from "interviews" as "interview"
               where "interview"."user_id" = $1 and "interview"."job_id" = "jobs"."id"
                 and "interview"."deleted_at" is null
                 and "interview"."result" is distinct from 'cancelled'
               order by case when "starts_at" >= now() then "starts_at" end,
                        "starts_at" desc nulls first
               limit 1) as current on true
      where "user_id" = $1 and "deleted_at" is null
      order by "application_date" desc, "created_at" desc, "id" desc`,
    [USER_ID],
  )
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows))
})

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
