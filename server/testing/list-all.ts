import type { StoredFile } from '../storage/file-store.ts'

/** Every file of a listing, as one list. */
export async function listAll(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const all: StoredFile[] = []
  for await (const file of files) all.push(file)
  return all
}
