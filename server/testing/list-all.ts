import type { StoredFile } from '../storage/file-store.ts'

/** Collects a listing's files. */
export async function listAll(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const all: StoredFile[] = []
  for await (const file of files) all.push(file)
  return all
}
