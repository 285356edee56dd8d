import type { Readable } from 'node:stream'
import { Unavailable } from '../errors.ts'

const RETRY_AFTER_SECONDS = 60

/** What keeps the files cannot be reached, is full, or refuses us; what it was is in the log. */
export class StorageUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super(
      'File storage is not reachable at the moment. Please try again in a minute.',
      RETRY_AFTER_SECONDS,
      cause,
    )
  }
}

/** A whole file on this machine that is not kept yet. */
export type LocalFile = { path: string; size: number }

export type StoredFile = { key: string; modifiedAt: Date }

/**
 * Where files are kept, by keys of our own making: segments of small letters, digits and hyphens
 * with slashes between them. Every function throws StorageUnavailable when the storage cannot answer.
 */
export type FileStore = {
  /** Keeps `file`, which is gone from where it was; it survives a power cut once this resolves. */
  put: (key: string, file: LocalFile, type: string) => Promise<void>
  /** Undefined when there is none. */
  open: (key: string) => Promise<Readable | undefined>
  /** As `open`, for a fast way out: a piece is good until the next one is asked for. */
  openPieces: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** Undefined when there is none; the size in bytes. */
  stat: (key: string) => Promise<{ size: number } | undefined>
  /** None is fine. */
  remove: (key: string) => Promise<void>
  /** Every file whose key begins with `prefix`, in any order. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** Rejects when files cannot be written and read at the moment. */
  check: () => Promise<void>
  /** How a browser gets past this server; undefined where it cannot. */
  direct: DirectAccess | undefined
}

/** Addresses that are good for a few minutes, for whoever has them. */
export type DirectAccess = {
  /** Takes a PUT of any content. */
  signUpload: (key: string) => Promise<string>
  /** Answers with these two headers. */
  signDownload: (key: string, headers: { disposition: string; type: string }) => Promise<string>
  /** At most `length` bytes from `offset` on, which must be within the file; undefined without one. */
  readRange: (key: string, offset: number, length: number) => Promise<Buffer | undefined>
  /** Within the storage; false when there is no file at `from`. */
  copy: (from: string, to: string) => Promise<boolean>
}
