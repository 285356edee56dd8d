import type { Feature } from '../../feature.ts'
import { exportMailFolder } from './export.ts'
import { deleteFolder } from './queries.ts'
import { mailFolderRest, mailFolderRouter } from './router.ts'
import { resealFolder } from './service.ts'
import { watchFolders } from './watch-folders.ts'

export const mailFolder = {
  title: 'Mail',
  router: mailFolderRouter,
  rest: mailFolderRest,
  sealed: { table: 'mail_folders', reseal: resealFolder },
  account: { exports: [exportMailFolder], accessEnds: deleteFolder },
  watch: watchFolders,
} satisfies Feature
