import type { JobStatus } from '#src/jobs/constants.ts'
import { STAGES_MAX } from '#src/jobs/shape.ts'
import type { Db } from '../../db/client.ts'
import { getStages } from './stages.ts'
import { putStages } from './stages-queries.ts'

type Staged = { status: JobStatus; stage: string | null }

/**
 * Sets the stages of added applications by name. Missing stages are created while there is room;
 * otherwise an application has none. The user must be locked.
 */
export async function addStages<T extends Staged>(
  trx: Db,
  userId: string,
  jobs: readonly T[],
): Promise<T[]> {
  if (jobs.every(({ stage }) => stage === null)) return [...jobs]
  const stages = await getStages(trx, userId)
  const grown = new Set<JobStatus>()
  const find = ({ status, stage }: Staged): string | null => {
    if (stage === null) return null
    const names = stages[status]
    const known = names.find((name) => name.toLowerCase() === stage.toLowerCase())
    if (known !== undefined) return known
    if (names.length >= STAGES_MAX) return null
    names.push(stage)
    grown.add(status)
    return stage
  }
  const staged = jobs.map((job) => ({ ...job, stage: find(job) }))
  for (const status of grown) await putStages(trx, { userId, status }, stages[status])
  return staged
}
