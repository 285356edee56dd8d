import { expect, inject } from 'vitest'
import { connectObjectStorage, type ObjectStorage } from './object-storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    objectStorageStarter: string
  }
}

/** Returns the S3 server that all test files share. Each of its configurations has its own bucket. */
export async function getObjectStorage(): Promise<ObjectStorage> {
  const response = await fetch(inject('objectStorageStarter'))
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return connectObjectStorage(Number(text))
}
