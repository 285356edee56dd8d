import type { Client } from 'minio'
import { readS3Code } from './minio.ts'
import { allowOrigin, type BucketPlan } from './s3-cors.ts'

/** Makes the bucket where there is none, and lets the web app's pages use it. */
export async function prepareBucket(client: Client, plan: BucketPlan): Promise<void> {
  if (!(await client.bucketExists(plan.bucket))) await makeBucket(client, plan.bucket)
  await allowOrigin(client, plan)
}

/** Another server may be making it at this moment. */
async function makeBucket(client: Client, bucket: string): Promise<void> {
  try {
    await client.makeBucket(bucket)
  } catch (error) {
    if (readS3Code(error) !== 'BucketAlreadyOwnedByYou') throw error
  }
}
