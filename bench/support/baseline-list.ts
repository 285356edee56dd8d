import { fastify } from 'fastify'
import pg from 'pg'

/** The baseline for the list: one handler, one statement, pg's own parsers, no login. */
const { DATABASE_URL, USER_ID, PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = fastify()

app.get('/api/jobs', async (_request, reply) => {
  const { rows } = await pool.query(
    `select "id", "company", "position", "location", "status", "application_date", "deadline",
            "interview_date", "interview_type", "interview_round", "url", "notes", "checked_items",
            "status_changed_at", "created_at", "updated_at"
       from "jobs" where "user_id" = $1 and "deleted_at" is null
      order by "application_date" desc, "created_at" desc, "id" desc`,
    [USER_ID],
  )
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows))
})

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
