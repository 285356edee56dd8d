import type { Readable } from 'node:stream'
import { Unavailable } from '../errors.ts'

const RETRY_AFTER_SECONDS = 60

/** The storage cannot be reached, is full or refuses access; the cause goes to the log. */
export class StorageUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super(
      'File storage is not reachable at the moment. Please try again in a minute.',
      RETRY_AFTER_SECONDS,
      cause,
    )
  }
}

/** A complete file on this machine that is not in the storage yet. */
export type LocalFile = { path: string; size: number }

export type StoredFile = { key: string; modifiedAt: Date }

/**
 * A store of files by key. A key consists of lower-case letters, digits and hyphens, with slashes
 * between its segments. Every function throws StorageUnavailable if the storage is down.
 */
export type FileStore = {
  /** Moves `file` into the storage; it survives a power cut once this resolves. */
  put: (key: string, file: LocalFile, type: string) => Promise<void>
  /** Returns undefined if missing. */
  open: (key: string) => Promise<Readable | undefined>
  /** Like `open` but faster: a chunk is valid only until the next one is requested. */
  openPieces: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** Returns the size in bytes; undefined if missing. */
  stat: (key: string) => Promise<{ size: number } | undefined>
  /** No-op if missing. */
  remove: (key: string) => Promise<void>
  /** Moves a file and resets its age; false if there is none at `from`. */
  move: (from: string, to: string) => Promise<boolean>
  /** All files whose key starts with `prefix`, in any order. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** Rejects if files cannot be written and read. */
  check: () => Promise<void>
  /** Presigned access for browsers; undefined for local storage. */
  direct: DirectAccess | undefined
}

/** Presigned URLs, valid for a few minutes for anybody who has them. */
export type DirectAccess = {
  /** Returns a URL for a PUT of a file of this type and, if given, of exactly this size. */
  signUpload: (key: string, file: { type: string; size?: number | undefined }) => Promise<string>
  /** Returns a URL whose response has these two headers. */
  signDownload: (key: string, headers: { disposition: string; type: string }) => Promise<string>
  /** At most `length` bytes from `offset` on, which must be within the file; undefined if missing. */
  readRange: (key: string, offset: number, length: number) => Promise<Buffer | undefined>
  /** Copies within the storage; false if there is no file at `from`. */
  copy: (from: string, to: string) => Promise<boolean>
}
