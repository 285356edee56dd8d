import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { DatabaseHandle } from '../db/client.ts'

const compiler = new PostgresQueryCompiler()

/** A database that records the SQL of what is read, and what returns those since the last call. */
export function recordReads(database: DatabaseHandle): {
  database: DatabaseHandle
  takeReads: () => string[]
} {
  let statements: string[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') {
        statements.push(compiler.compileQuery(node, queryId).sql)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    database: { ...database, db: database.db.withPlugin(recorder) },
    takeReads() {
      const taken = statements
      statements = []
      return taken
    },
  }
}
