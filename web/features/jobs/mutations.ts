import { useCallback } from 'react'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { noteSaved } from '../../lib/list-changes.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { useOfferPacket } from './packet/use-offer-packet.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

type JobsCache = ReturnType<typeof trpc.useUtils>['jobs']['list']

const HTTP_NOT_FOUND = 404
const HTTP_CONFLICT = 409

/** True if the notes were changed elsewhere meanwhile and were not overwritten. */
export const isConflict = (error: unknown): boolean =>
  describeFailure(error).status === HTTP_CONFLICT

const replaceJob = (cache: JobsCache, id: string, change: (job: Job) => Job) =>
  cache.setData(undefined, (jobs) => jobs?.map((job) => (job.id === id ? change(job) : job)))

const putFirst = (cache: JobsCache, added: Job) =>
  cache.setData(undefined, (jobs) => jobs && [added, ...jobs.filter((job) => job.id !== added.id)])

const removeJob = (cache: JobsCache, id: string) =>
  cache.setData(undefined, (jobs) => jobs?.filter((job) => job.id !== id))

const findJob = (cache: JobsCache, id: string) => cache.getData()?.find((job) => job.id === id)

type List = Parameters<typeof refetchAfterLast>[1]

const settle = (...lists: List[]) => void refetchAfterLast('jobs', ...lists)

/** Whether ticked documents were not saved because they were deleted elsewhere meanwhile. */
export const wereDocumentsLeftOut = (saved: Job, sent: readonly string[] = []): boolean =>
  sent.some((id) => !saved.documents.some((document) => document.id === id))

/** Creates an application; a retry with the same `request_id` creates it only once. */
export const useCreateJob = () => {
  const { jobs, documents, interviews } = trpc.useUtils()
  return trpc.jobs.create.useMutation({
    onSuccess: (created, { document_ids }) => {
      putFirst(jobs.list, created)
      settle(jobs.list, interviews.list)
      if (wereDocumentsLeftOut(created, document_ids)) void documents.list.invalidate()
    },
  })
}

/** Saves the fields that are sent; others stay unchanged. The form shows the failure. */
export const useUpdateJob = () => {
  const { jobs, documents, interviews } = trpc.useUtils()
  const offerPacket = useOfferPacket()
  return trpc.jobs.update.useMutation({
    onMutate: ({ id }) => ({ before: findJob(jobs.list, id)?.status }),
    onSuccess: (saved, { document_ids }, { before }) => {
      offerPacket(before, saved)
      replaceJob(jobs.list, saved.id, () => saved)
      void jobs.history.invalidate({ id: saved.id })
      settle(jobs.list, interviews.list)
      if (wereDocumentsLeftOut(saved, document_ids)) void documents.list.invalidate()
    },
    onError: async (error) => {
      // The form stays busy until the other version is loaded.
      if (isConflict(error)) await jobs.list.invalidate()
    },
  })
}

/** Saves, edits or removes the text of a posting. The form shows the failure. */
export const usePutPosting = () => {
  const { jobs } = trpc.useUtils()
  return trpc.jobs.putPosting.useMutation({
    onSuccess: (posting, { id }) => {
      const has_posting = posting.text !== ''
      replaceJob(jobs.list, id, (job) => ({ ...job, has_posting }))
      if (has_posting) jobs.posting.setData({ id }, posting)
      void jobs.searchPostings.invalidate()
      settle(jobs.list)
    },
  })
}

type MoveJob = (id: string, status: JobStatus, stage?: string | null) => void

/**
 * Moves an application to another column or stage optimistically; undone with a message on failure.
 */
export const useMoveJob = (): MoveJob => {
  const { jobs, interviews } = trpc.useUtils()
  const offerPacket = useOfferPacket()
  const { mutate } = trpc.jobs.update.useMutation({
    onMutate: async ({ id, status, stage }) => {
      await jobs.list.cancel()
      const before = findJob(jobs.list, id)
      const now = new Date().toISOString()
      const target = JOB_STATUSES.find((known) => known === status)
      if (target) {
        replaceJob(jobs.list, id, (job) => ({
          ...job,
          // A stage belongs to one status.
          ...(job.status !== target && { status: target, status_changed_at: now, stage: null }),
          ...(stage !== undefined && { stage }),
        }))
      }
      return { before }
    },
    onError: (_error, { id, status }, context) => {
      const { before } = context ?? {}
      if (before) {
        replaceJob(jobs.list, id, (job) =>
          // A failure must not undo a later move of the same card.
          job.status === status
            ? {
                ...job,
                status: before.status,
                status_changed_at: before.status_changed_at,
                stage: before.stage,
              }
            : job,
        )
      }
      showFailure(t('Failed to update application status'))
      settle(jobs.list)
    },
    onSuccess: async (saved, { id, status }, { before }) => {
      offerPacket(before?.status, saved)
      // A list requested before this response may still hold the old status.
      await jobs.list.cancel()
      noteSaved(saved)
      replaceJob(jobs.list, id, (job) => (job.status === status ? saved : job))
      void jobs.history.invalidate({ id })
      void interviews.list.invalidate()
    },
  })
  return useCallback(
    (id, status, stage) => {
      const job = findJob(jobs.list, id)
      if (job?.status === status && (stage === undefined || job.stage === stage)) return
      mutate({ id, status, ...(stage !== undefined && { stage }) })
    },
    [jobs, mutate],
  )
}

/** Deletes optimistically; the toast's Undo restores the application and its history. */
export const useDeleteJob = () => {
  const { jobs, reminders, contacts, interviews } = trpc.useUtils()
  // Deleting or restoring an application also affects its reminders, interviews and links to
  // people.
  const refreshOthers = () => {
    void reminders.list.invalidate()
    void contacts.list.invalidate()
    void interviews.list.invalidate()
  }
  const restore = trpc.jobs.restore.useMutation({
    onSuccess: (restored) => {
      putFirst(jobs.list, restored)
      settle(jobs.list)
      refreshOthers()
    },
    onError: () => showFailure(t('Failed to restore the application. Please try again.')),
  })
  return trpc.jobs.delete.useMutation({
    onSuccess: (_answer, { id }) => {
      const deleted = findJob(jobs.list, id)
      removeJob(jobs.list, id)
      showToast({
        message: deleted
          ? t('Deleted {position} at {company}', {
              position: deleted.position,
              company: deleted.company,
            })
          : t('Deleted'),
        action: { label: t('Undo'), run: () => restore.mutate({ id }) },
      })
      settle(jobs.list)
      refreshOthers()
    },
    onError: (error, { id }) => {
      // Already deleted, perhaps in another tab, which is as good.
      if (describeFailure(error).status === HTTP_NOT_FOUND) removeJob(jobs.list, id)
    },
  })
}
