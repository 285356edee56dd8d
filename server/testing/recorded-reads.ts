import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { DatabaseHandle } from '../db/client.ts'

const compiler = new PostgresQueryCompiler()

/** Wraps a database to record the SQL of reads; `takeReads` returns those since its last call. */
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
