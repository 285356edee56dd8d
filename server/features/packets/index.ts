import type { Feature } from '../../feature.ts'
import { importPackets } from './account-import.ts'
import { eraseSealedFiles, sweepPackets, sweepSealedFiles } from './erase.ts'
import { exportPackets } from './export.ts'
import { sumFileBytes } from './queries.ts'
import { packetsRest, packetsRouter } from './router.ts'
import { packetFilesRest, registerPackets } from './routes.ts'

export { listSentFiles } from './service.ts'

/** Packets: copies of what was sent with an application. */
export const packets = {
  title: 'Copies of what was sent',
  router: packetsRouter,
  rest: packetsRest,
  routes: registerPackets,
  otherRest: packetFilesRest,
  account: {
    exports: [exportPackets],
    imports: [importPackets],
    beforeErasure: eraseSealedFiles,
    fileBytes: sumFileBytes,
  },
  sweep: async (deps) => ({
    packets: await sweepPackets(deps),
    sealed_files: await sweepSealedFiles(deps),
  }),
} satisfies Feature
