import { UNDO_TTL_MS } from '#src/undo/schema.ts'
import type { Feature } from '../../feature.ts'
import { deleteOldUndos } from './queries.ts'
import { undoRest, undoRouter } from './router.ts'

export { storeUndo } from './service.ts'

export const undo = {
  title: 'Undo',
  router: undoRouter,
  rest: undoRest,
  async sweep({ db }) {
    return { undos: Number((await deleteOldUndos(db, UNDO_TTL_MS)).numDeletedRows) }
  },
} satisfies Feature
